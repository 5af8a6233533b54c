import { expect, test } from 'vitest'
import type { IfShort } from '../if-short.ts'
import { describeIfShort } from './describe-if-short.ts'

const words = (choice: IfShort['choice'], ...names: string[]) => {
  const accepted = { diets: [], allergens: [], unstated: [] }
  return describeIfShort({
    choice,
    alternatives: names.map((description) => ({ itemNumber: '0001002', description, accepted })),
  })
}

test('a line reads what happens if it is short [NEXT-3]', () => {
  expect(words('substitute', 'FLOUR BREAD')).toBe('If short: FLOUR BREAD')
  expect(words('substitute', 'FLOUR BREAD', 'FLOUR RYE')).toBe('If short: FLOUR BREAD or 1 more')
  expect(words('ask')).toBe('If short: ask me')
  expect(words('none')).toBe('If short: no substitute')
})
