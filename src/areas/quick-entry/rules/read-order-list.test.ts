import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, readOrderList } from './read-order-list.ts'

const mail = `Hi Rosa,

hope you are well, here is what we are out of for the weekend:

- 2 cs romaine hearts
- 3 cs lemons, 2 cs limes and 1 cs oranges
0100003\t4\tCS

Thanks!
Mara Okafor
Executive Chef
(702) 555-0143
PS please add 1 cs butter`

const read = (text: string) => readOrderList(text, (code) => code === '0100003')

test('only the order lines of a mail are read, in their original positions [CART-13]', () => {
  const lines = read(mail)
  const ordered = lines.flatMap((each) => (each.skipped === null ? [[each.position, each.line.quantity]] : []))
  expect(ordered).toEqual([
    [5, 2],
    [6, 3],
    [6, 2],
    [6, 1],
    [7, 4],
    [13, 1],
  ])
  expect(lines.filter(({ skipped }) => skipped !== null).map(({ source }) => source)).toContain('Executive Chef')
})

test('cells separated by commas are one line, and so is a name with a comma [CART-13]', () => {
  expect(read('0100003,2,CS')).toHaveLength(1)
  expect(read('lettuce, romaine 2 cs')).toHaveLength(1)
  expect(read('half and half 2 cs')).toHaveLength(1)
})

test('no line is ever lost: every line that is not empty comes back [CART-13]', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60, unit: 'grapheme' })), (lines) => {
      const text = lines.join('\n')
      const places = new Set(read(text).map(({ position }) => position))
      expect([...places]).toEqual(linesOf(text).map(({ position }) => position))
    }),
  )
})

test('a heading of a group within a table is one, and its rows are read by the columns all the same [CART-13]', () => {
  const sheet = [
    'ITEM\tSIZE\tON HAND\tORDER',
    'PROTEINS',
    'Meatballs\t1/2 oz\t2\t',
    'DRY / FROZEN',
    'Penne\t2/10 lb\t1\t3',
  ]
  const lines = read([...sheet, '2 cs lemons', 'Rice\t11 lb\t0\t4'].join('\n'))
  expect(lines.map((each) => each.skipped ?? [each.line.words, each.line.quantity])).toEqual([
    'heading',
    'heading',
    'unfilled',
    'heading',
    ['penne 2/10 lb', 3],
    ['lemons', 2],
    ['rice 11 lb', 4],
  ])
})
