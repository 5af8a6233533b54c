import { expect, test } from 'vitest'
import { checkValues, deepestNesting, maxEntries } from './check-values.ts'

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

test.each([
  ['a zero character', 'a\0b'],
  ['an escape', '\u001b[31m'],
  ['the first half of a pair', '\ud800'],
  ['the second half of a pair', 'x\udc00y'],
  ['a heap of combining marks', `e${'\u0316\u0301'.repeat(16)}`],
])('%s in a text is refused by its field [PLAT-14]', (_, text) => {
  expect(checkValues({ cart: { items: [{ note: 'fine' }, { note: text }] } })).toEqual({
    path: ['cart', 'items', '1', 'note'],
    message: 'Note has a character that is not allowed',
  })
})

test.each([
  '',
  'a\tb\r\nc',
  'Crème brûlée 🍮',
  `e${'\u0301'.repeat(30)}`,
  '٣',
  '\ufeffx',
  '\u202e',
  12,
  true,
  null,
  undefined,
])('%j is taken [PLAT-14]', (value) => expect(checkValues({ value })).toBeUndefined())

test('a field name is looked at too [PLAT-14]', () =>
  expect(checkValues({ 'a\0': 1 })?.message).toBe('A field name has a character that is not allowed'))

test('nesting and lists have an end [PLAT-14]', () => {
  expect(checkValues(nested(deepestNesting))).toBeUndefined()
  expect(checkValues(nested(deepestNesting + 1))?.message).toBe('The request is nested too deeply')
  // Half a million brackets fit into a megabyte.
  expect(checkValues(nested(500_000))?.message).toBe('The request is nested too deeply')
  expect(checkValues({ items: Array(maxEntries).fill(1) })).toBeUndefined()
  expect(checkValues({ items: Array(maxEntries + 1).fill(1) })?.message).toBe(
    'Items cannot have more than 10000 entries',
  )
})
