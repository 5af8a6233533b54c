import { expect, test } from 'vitest'
import { chooseAll, labelsText } from './choose-all.ts'

test("'ALL' stands alone and must be taken off first where a limit applies [UI-5]", () => {
  expect(chooseAll(['a', 'b'], 'ALL', undefined)).toEqual(['ALL'])
  expect(chooseAll(['ALL'], 'ALL', 2)).toEqual([])
  expect(chooseAll(['ALL'], 'a', 2)).toEqual(['ALL'])
  expect(chooseAll(['ALL'], 'a', undefined)).toEqual(['a'])
  expect(chooseAll(['a', 'b'], 'c', 2)).toEqual(['a', 'b'])
  expect(chooseAll(['a', 'b'], 'a', 2)).toEqual(['b'])
})

test('the tooltip names twenty and counts the rest [UI-5]', () => {
  const labels = Array.from({ length: 23 }, (_, i) => `L${i}`)
  expect(labelsText(labels)).toMatch(/L19 \+3 more$/)
  expect(labelsText(['one'])).toBe('one')
})
