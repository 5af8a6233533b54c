import { expect, test } from 'vitest'
import { findQuantity } from './find-quantity.ts'
import { toTokens } from './to-tokens.ts'

const found = (line: string) => {
  const { quantity, unit, rest, doubt } = findQuantity(toTokens(line))
  return [quantity, unit, rest.map(({ text }) => text).join(' '), doubt]
}

test('a number next to a unit wins over a number without one [CART-13]', () => {
  expect(found('6 tomato 2 cs')).toEqual([2, 'case', '6 tomato', null])
  expect(found('tomato 6/#10 2 cs')).toEqual([2, 'case', 'tomato 6/#10', null])
})

test("'more' may stand between number and unit [CART-13]", () => {
  expect(found('2 more cases chickpeas')).toEqual([2, 'case', 'more chickpeas', null])
})

test('sizes are not quantities [CART-13]', () => {
  expect(found('cup 12 oz 3')).toEqual([3, null, 'cup 12 oz', null])
  expect(found('cup 12 oz')).toEqual([null, null, 'cup 12 oz', null])
  expect(found('tomato 5 x 6')).toEqual([null, null, 'tomato 5x6', null])
})

test('a unit in its own cell belongs to the number in its own cell [CART-13]', () => {
  expect(found('tomato 6x6 xl\t3\tEA')).toEqual([3, 'each', 'tomato 6x6 xl', null])
  expect(found('3\t4\ttomato')).toEqual([null, null, '3 4 tomato', 'several_quantities'])
})

test('of columns for cases and eaches the one that is not zero counts [CART-13]', () => {
  expect(found('0109838 | 3 | 0')).toEqual([3, 'case', '0109838', null])
  expect(found('tongs | 0 | 6')).toEqual([6, 'each', 'tongs', null])
  expect(found('tomato | 3 | 4')[3]).toBe('several_quantities')
})

test('units, numbers and halves in Spanish and French [CART-13]', () => {
  expect(found('dos cajas de tomate')).toEqual([2, 'case', 'de tomate', null])
  expect(found("trois caisses d'oignons")).toEqual([3, 'case', 'd oignons', null])
  expect(found('media caja de tomate')[3]).toBe('fraction')
  expect(found('2 docenas de huevo')[3]).toBe('dozen')
  expect(found('20 libras de camarón')[3]).toBe('pound')
})

test('a minus before a quantity needs a decision, a dash is ignored [CART-13]', () => {
  expect(found('romaine -2 cs')[3]).toBe('negative')
  expect(found('romaine - 2 cs')).toEqual([2, 'case', 'romaine', null])
})

test('a number before a Spanish measure is a size, as before an English one [CART-13]', () => {
  expect(findQuantity(toTokens('harina 50 libras 2 cajas')).quantity).toBe(2)
  expect(findQuantity(toTokens('2 aceite 5 galones')).quantity).toBe(2)
  expect(findQuantity(toTokens('aceite 5 galones')).quantity).toBeNull()
})

test('a count before a grade of pieces to the pound is the quantity, before a size it is not [CART-13]', () => {
  expect(found('3x 16/20 shrimp')).toEqual([3, null, '16/20 shrimp', null])
  expect(found('4 x 26/30 shrimp tail on')).toEqual([4, null, '26/30 shrimp tail on', null])
  expect(found('shrimp 8/12 x 2')).toEqual([2, null, 'shrimp 8/12', null])
  expect(found('9 x 9 containers')[0]).toBeNull()
  expect(found('2 x 4 oz chicken breast')[0]).toBeNull()
})

test('a quantity by the kilo is by weight, as one by the pound [CART-13]', () => {
  expect(found('20 kg camarón')).toEqual([20, 'kilo', 'camaron', 'pound'])
})

test('a weight before the name is a size where the line ends with a count [CART-13]', () => {
  expect(found('50 lb bread flour 2')).toEqual([2, null, '50 lb bread flour', null])
  expect(found('10 lb chives')).toEqual([10, 'pound', 'chives', 'pound'])
})

test('pieces at the end of a name are a form of the item, in a cell they are a unit [CART-13]', () => {
  expect(found('2 pecan pcs')).toEqual([2, null, 'pecan pcs', null])
  expect(found('pecan\t2\tpcs')).toEqual([2, 'each', 'pecan', null])
})

test("the 'zero' of a name is no quantity [CART-13]", () => {
  expect(found('coke zero cans 3')).toEqual([3, null, 'coke zero cans', null])
})
