import { describe, expect, test } from 'vitest'
import type { LineDoubt } from '../order-line.ts'
import { readOrderLine } from './read-order-line.ts'

const known = new Set(['0100003', '100003', '1004', '10090001000034', 'k417', 'kp-778'])
const read = (text: string) => readOrderLine(text, (code) => known.has(code))
const short = (text: string) => {
  const { quantity, unit, numbers, words, doubt } = read(text)
  return [quantity, unit, numbers.join('+'), words, doubt]
}

describe('number, quantity, unit and name come in any order', () => {
  test.each([
    ['2 cs romaine hearts', 2, 'case', '', 'romaine hearts'],
    ['romaine hearts 2cs', 2, 'case', '', 'romaine hearts'],
    ['Romaine Hearts - 2 cases', 2, 'case', '', 'romaine hearts'],
    ['romaine hearts.......2 CS', 2, 'case', '', 'romaine hearts'],
    ['cs 2 romaine hearts', 2, 'case', '', 'romaine hearts'],
    ['a case of romaine hearts', 1, 'case', '', 'romaine hearts'],
    ['two cases romaine', 2, 'case', '', 'romaine'],
    ['10 ea ladle 4 oz', 10, 'each', '', 'ladle 4 oz'],
    ['ladle 4 oz 10 pcs', 10, 'each', '', 'ladle 4 oz'],
    ['2x romaine', 2, null, '', 'romaine'],
    ['romaine x 2', 2, null, '', 'romaine'],
    ['2 x romaine', 2, null, '', 'romaine'],
    ['2 romaine', 2, null, '', 'romaine'],
    ['romaine: 2', 2, null, '', 'romaine'],
    ['romaine (2)', 2, null, '', 'romaine'],
    ['3 beef patty 4 oz', 3, null, '', 'beef patty 4 oz'],
    ['2 50 lb flour', 2, null, '', '50 lb flour'],
    ['2 cs 5x6 tomato', 2, 'case', '', '5x6 tomato'],
    ['0100003\t2\tCS\tROMAINE HEARTS', 2, 'case', '0100003', 'romaine hearts'],
    ['ROMAINE HEARTS\tCS\t2\t0100003', 2, 'case', '0100003', 'romaine hearts'],
    ['0100003,2,CS', 2, 'case', '0100003', ''],
    ['100003 2', 2, null, '100003', ''],
    ['2 100003', 2, null, '100003', ''],
    ['item #100003 qty 2', 2, null, '100003', ''],
    ['1004 2 cs', 2, 'case', '1004', ''],
    ['2 x 0100003', 2, null, '0100003', ''],
    ['10090001000034 3 ea', 3, 'each', '10090001000034', ''],
    ['K417 2cs', 2, 'case', 'k417', ''],
    ['5.00\tromaine', 5, null, '', 'romaine'],
    ['1. 2 cs romaine', 2, 'case', '', 'romaine'],
    ['- 2 cs romaine', 2, 'case', '', 'romaine'],
    ['Please send 2 cs of romaine', 2, 'case', '', 'romaine'],
    ['can we get 2 cs romaine', 2, 'case', '', 'romaine'],
    ['can we have 2 cs romaine', 2, 'case', '', 'romaine'],
    ['100003x2', 2, null, '100003', ''],
    ['0100003-2', 2, null, '0100003', ''],
    ['2x0100003', 2, null, '0100003', ''],
    ['romaine 2 @ 140.19', 2, null, '', 'romaine'],
    ['2 cs romaine @ $56.75/cs', 2, 'case', '', 'romaine'],
    ['romaine\t2\tCS\t$56.75\t$113.50', 2, 'case', '', 'romaine'],
    ['0100003 | 3 | 0', 3, 'case', '0100003', ''],
    ['2 cajas lechuga', 2, 'case', '', 'lechuga'],
  ])('%s [CART-13]', (text, ...expected) => {
    expect(short(text)).toEqual([...expected, null])
  })
})

test('a GTIN read off the box in groups is one number [CART-13]', () => {
  expect(read('1 00 90001 00003 4').numbers).toEqual(['10090001000034'])
})

describe('what cannot be taken needs a decision, with its reason', () => {
  test.each<[string, LineDoubt]>([
    ['1/2 cs romaine', 'fraction'],
    ['½ case romaine', 'fraction'],
    ['2.5 cs romaine', 'fraction'],
    ['half a case romaine', 'fraction'],
    ['2 dozen eggs', 'dozen'],
    ['a dozen eggs', 'no_quantity'],
    ['40 lb chicken breast', 'pound'],
    ['10# bacon', 'pound'],
    ['0100003\t-2\tCS', 'negative'],
    ['2 cs 3 ea romaine', 'several_quantities'],
    ['romaine 2 3 hearts', 'several_quantities'],
    ['romaine hearts', 'no_quantity'],
    ['0100003\t0\tCS', 'no_quantity'],
    ['12345 cs romaine', 'number_unknown'],
    ['9999999 2 cs', 'number_unknown'],
    ['no lemons this week, 2 cs', 'remark'],
    ['did you get my 2 cs romaine?', 'remark'],
    ['2 cs lemons or limes', 'remark'],
    ['cancel 2 cs lemons', 'remark'],
    ['no 0100003 2 cs', 'remark'],
    ['0100003 -2 cs', 'negative'],
    ['-2 cs romaine', 'negative'],
    ['we have 2 cs romaine', 'remark'],
    ['still got 2 cs romaine', 'remark'],
    ["there's 2 cs romaine in the walk-in", 'remark'],
    ['86 romaine', 'remark'],
    ['tenemos 2 cajas de lechuga', 'remark'],
    ['ya no quiero lechuga, 2 cajas', 'remark'],
    ['il reste 2 caisses de laitue', 'remark'],
    ['nous avons 2 caisses de laitue', 'remark'],
    ['¿a cómo 2 cajas de lechuga', 'remark'],
    [`2 cs ${'very '.repeat(60)}long`, 'too_long'],
  ])('%s: %s [CART-13]', (text, doubt) => {
    expect(read(text).doubt).toBe(doubt)
  })
})

test('an invalid quantity is not taken, and the words still find the item [CART-13]', () => {
  expect(read('1/2 cs romaine hearts')).toMatchObject({ quantity: null, words: 'romaine hearts' })
  expect(read('2 dozen eggs')).toMatchObject({ quantity: null, words: 'eggs' })
})

test('a number alone at the end may be a size; next to a unit or in its own cell it is the quantity [CART-13]', () => {
  expect(read('chicken breast 8').place).toBe('last')
  expect(read('8 chicken breast').place).toBe('first')
  expect(read('8 cs chicken breast').place).toBe('marked')
  expect(read('chicken breast\t8').place).toBe('marked')
})

test('a dictated line may open with words that are no name; those of a name stay [CART-13]', () => {
  expect(short('and two panko')).toEqual([2, null, '', 'panko', null])
  expect(short("uh let's do three sushi rice")).toEqual([3, null, '', 'sushi rice', null])
  expect(short('2 soup bowls with lids')).toEqual([2, null, '', 'soup bowls with lids', null])
  expect(short('to go boxes 2')).toEqual([2, null, '', 'to go boxes', null])
})
