import { expect, test } from 'vitest'
import { chooseAll, labelsText, whyNotChosen } from './choose-all.ts'

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

test('a choice beyond the maximum, or beside ALL, says why it changes nothing [UI-5]', () => {
  expect(whyNotChosen(['a', 'b'], 'c', 2)).toBe('At most 2 can be selected')
  expect(whyNotChosen(['a'], 'c', 0)).toBe('At most 1 can be selected')
  expect(whyNotChosen(['ALL'], 'c', 2)).toBe('Unselect ALL first')
  for (const [chosen, pressed, max] of [
    [['a', 'b'], 'a', 2],
    [['a'], 'c', 2],
    [['a', 'b'], 'ALL', 2],
    [['ALL'], 'c', undefined],
  ] as const)
    expect(whyNotChosen(chosen, pressed, max)).toBeUndefined()
})
