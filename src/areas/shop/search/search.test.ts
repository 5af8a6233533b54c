import { expect, test } from 'vitest'
import { catalogueDocument as item } from '../testing/catalogue-document.ts'
import { buildIndex } from './catalogue-index.ts'
import { search } from './search.ts'
import type { ShipToLens } from './lens-facts.ts'
import { plainLens } from './ship-to-lens.ts'
import { suggest } from './suggest.ts'

const index = buildIndex([
  item('0001001', 'CHICKEN BREAST BNLS SKNLS 6 OZ', { pack: '4/10 LB', gtin: '10012345678902', productCode: 'KP-778' }),
  item('0001002', 'CHIX THIGH BONE-IN FRZN', { brand: 'Coop Hill' }),
  item('0001003', 'TOMATO DICED IN JUICE #10', { pack: '6/#10' }),
  item('0001004', 'BROCCOLI FLORETS FROZEN', { pack: '12/2 LB' }),
  item('0001005', 'CHEESE MOZZARELLA SHREDDED WHOLE MILK', { pack: '4/5 LB' }),
  item('0001006', 'OIL OLIVE EXTRA VIRGIN', { pack: '4/1 GAL' }),
  item('0001007', 'TURMERIC GROUND', { pack: '1/1 LB' }),
  item('0001008', 'TOMATOES GREEN OLD CROP', { isDiscontinued: true }),
  item('0001009', 'SAUCE WORCESTERSHIRE', { pack: '4/1 GAL' }),
])
const found = (text: string, lens: ShipToLens = plainLens) =>
  search(index, { text, filters: {}, sort: null, offset: 0, limit: 10 }, lens).itemNumbers
const first = (text: string) => found(text)[0]

test('an item is found by its number, with and without zeros in front [ITEM-2]', () => {
  expect(first('0001004')).toBe('0001004')
  expect(first('1004')).toBe('0001004')
})

test('words are found in any order and by their beginnings [ITEM-2]', () => {
  expect(first('chick bre')).toBe('0001001')
  expect(first('breast chicken')).toBe('0001001')
  expect(first('olive oil')).toBe('0001006')
})

test('trade shorthand is understood both ways [ITEM-2]', () => {
  expect(first('boneless skinless')).toBe('0001001')
  expect(found('chix')).toEqual(expect.arrayContaining(['0001001', '0001002']))
  expect(first('chicken thigh frozen')).toBe('0001002')
})

test('GTIN, product code, brand and pack find the item [ITEM-2]', () => {
  for (const gtin of ['10012345678902', '0012345678902', '12345678902']) expect(first(gtin), gtin).toBe('0001001')
  expect(first('kp-778')).toBe('0001001')
  expect(first('coop hill')).toBe('0001002')
  expect(first('6/#10')).toBe('0001003')
  expect(first('tomato #10')).toBe('0001003')
  expect(found('4/1gal').toSorted()).toEqual(['0001006', '0001009'])
  expect(found('4/1 gal').toSorted()).toEqual(['0001006', '0001009'])
})

test('misspelt words find what was meant [ITEM-2]', () => {
  expect(first('brocolli')).toBe('0001004')
  expect(first('mozzerella')).toBe('0001005')
  expect(first('tumeric')).toBe('0001007')
  expect(first('worchestershire')).toBe('0001009')
})

test('what is discontinued comes last [ITEM-2]', () => {
  expect(found('tomato')).toEqual(['0001003', '0001008'])
})

test("a customer's own words find the item for that customer alone [ITEM-2]", () => {
  const lens: ShipToLens = {
    ...plainLens,
    ownWords: new Map([['0001006', { description: 'Liquid gold', number: 'A-17' }]]),
  }
  expect(found('liquid gold', lens)).toEqual(['0001006'])
  expect(found('a-17', lens)[0]).toBe('0001006')
  expect(found('liquid gold')).toEqual([])
})

test('what this customer buys comes first [ITEM-2]', () => {
  const bought = new Map([['0001002', { times: 20, lastOrderedOn: '2026-01-05' }]])
  expect(found('chicken')[0]).toBe('0001001')
  expect(found('chicken', { ...plainLens, bought })[0]).toBe('0001002')
  expect(found('', { ...plainLens, bought })[0]).toBe('0001002')
})

test('hidden items are not found, not counted and not suggested [ITEM-9]', () => {
  const lens = { ...plainLens, hidden: new Set(['0001007']) }
  expect(found('turmeric', lens)).toEqual([])
  expect(search(index, { text: '', filters: {}, sort: null, offset: 0, limit: 1 }, lens).total).toBe(8)
  expect(suggest(index, 'turm', lens, 8)).toEqual([])
})

test('sorting goes both ways and pages do not overlap [ITEM-1]', () => {
  const page = (direction: 'asc' | 'desc', offset: number) =>
    search(index, { text: '', filters: {}, sort: { by: 'description', direction }, offset, limit: 4 }, plainLens)
      .itemNumbers
  const up = [...page('asc', 0), ...page('asc', 4), ...page('asc', 8)]
  expect(up).toHaveLength(9)
  expect(up).toEqual([...page('desc', 0), ...page('desc', 4), ...page('desc', 8)].toReversed())
})
