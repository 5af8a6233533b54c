import { expect, test } from 'vitest'
import { factLine } from './text.ts'

test('a fact that is not known leaves no dot behind [ITEM-5]', () => {
  expect(factLine('0900004', '4/5 LB', 'North Pantry')).toBe('0900004 · 4/5 LB · North Pantry')
  expect(factLine('0900004', '', 'North Pantry')).toBe('0900004 · North Pantry')
  expect(factLine('0900004', '')).toBe('0900004')
})
