import { expect, test } from 'vitest'
import { catalogueDocument as item } from '../testing/catalogue-document.ts'
import { buildIndex } from './catalogue-index.ts'
import { search } from './search.ts'
import type { ShipToLens } from './lens-facts.ts'
import { plainLens } from './ship-to-lens.ts'
import { suggest } from './suggest.ts'

const index = buildIndex([
  item('0002001', 'COOKIE CHOCOLATE MILK'),
  item('0002002', 'MILK WHOLE', { pack: '4/1 GAL' }),
  item('0002003', 'TOMATO DICED', { pack: '6/#10', gtin: '10012345678902' }),
  item('0002004', 'CANOLA OIL', {
    brand: 'Canyonwell',
    pack: '1/35 LB',
    barcodes: ['00036000291452', '20036000291456'],
  }),
  item('0002005', 'POT PIE CHICKEN', { productCode: 'KP-778' }),
  item('0002006', 'POT RUSSET 80 CT', { pack: '1/50 LB' }),
  item('0002007', 'STRAW JUMBO WRAPPED', { brand: 'Coop Hill' }),
  item('0002008', 'ICE CREAM VANILLA'),
  item('0002009', 'TEA RASBERRY'),
  ...Array.from({ length: 9 }, (_, i) => item(`000201${i}`, `RASPBERRY NO ${i}`)),
  item('0002021', 'BONE IN PORK LOIN', { pack: '1/18 LBS' }),
  item('0002025', 'ANDOUILLE PORK LOIN'),
  item('0002026', 'NAPKIN DINNER', { pack: '50 CT' }),
  item('0002022', 'MOZZARELLA SHREDDED', { categoryPath: ['dairy', 'dairy-cheese'] }),
  item('0002023', 'MOZZARELLA FRESH', { categoryPath: ['dairy', 'dairy-cheese'] }),
  item('0002024', 'MOZZARELLA LOAF', { categoryPath: ['dairy', 'dairy-cheese'] }),
])
const found = (text: string, lens: ShipToLens = plainLens) =>
  search(index, { text, filters: {}, sort: null, offset: 0, limit: 30 }, lens).itemNumbers
const first = (text: string) => found(text)[0]

test('what an item is counts for more than what is in it [ITEM-2]', () => {
  expect(found('milk')).toEqual(['0002002', '0002001'])
})

test('packs are understood as buyers write them [ITEM-2]', () => {
  for (const text of ['#10', '#10 can', '#10 cans', 'no. 10 cans', '6/#10', '6 x #10', 'tomato #10 can'])
    expect(found(text), text).toEqual(['0002003'])
  for (const text of ['4/1gal', '4/1 gal', '4 / 1 GAL', '4x1 gallon']) expect(found(text), text).toEqual(['0002002'])
  for (const text of ['50lb', '50 lbs', '50#', '50 pounds']) expect(found(text), text).toEqual(['0002006'])
  expect(found('18 lb')).toEqual(['0002021'])
})

test('the GTIN of the unit, of the case, or without its check digit finds the item [ITEM-2]', () => {
  const typed = ['10012345678902', '1 00 12345 67890 2', '012345678905', '12345678905', '00012345678905', '1234567890']
  for (const gtin of typed) expect(found(gtin), gtin).toEqual(['0002003'])
  expect(found('10012345678919')).toEqual([])
})

test('every barcode of an item finds it, as its GTIN does [ITEM-2, PLAT-3]', () => {
  for (const gtin of ['036000291452', '36000291452', '20036000291456']) expect(found(gtin), gtin).toEqual(['0002004'])
})

test('a product code is found with and without its dash [ITEM-2]', () => {
  for (const code of ['kp-778', 'KP778', 'kp 778']) expect(found(code), code).toEqual(['0002005'])
})

test('shorthand does not turn one product into another [ITEM-2]', () => {
  expect(found('potato')).toEqual(['0002006'])
  expect(first('pot pie')).toBe('0002005')
  expect(found('strawberry')).toEqual([])
  expect(found('onion')).toEqual([])
})

test('a misspelling in the data does not hide what is spelt right [ITEM-2]', () => {
  expect(first('rasberry')).toBe('0002009')
  expect(found('rasberry')).toHaveLength(10)
  expect(found('raspberry')).toHaveLength(9)
})

test('a misspelt word is understood before it is finished [ITEM-2]', () => {
  for (const typed of ['mozzer', 'mozzere', 'mozerella']) expect(found(typed), typed).toHaveLength(3)
})

test('words written together are found apart; fillers are no matter [ITEM-2]', () => {
  expect(found('icecream')).toEqual(['0002008'])
  // 'and' begins 'andouille', which is not what was asked for.
  expect(found('pork and loin').toSorted()).toEqual(['0002021', '0002025'])
})

test('an exact number comes before everything that begins with it [ITEM-2]', () => {
  const numbers = buildIndex([item('0000123', 'A', { isBestseller: true, popularity: 4000 }), item('0000012', 'B')])
  const lens = { ...plainLens, bought: new Map([['0000123', { times: 50, lastOrderedOn: '2026-01-05' }]]) }
  const query = { text: '12', filters: {}, sort: null, offset: 0, limit: 5 }
  expect(search(numbers, query, lens).itemNumbers).toEqual(['0000012', '0000123'])
})

test("a customer's own item number is found in full and by its beginning [ITEM-2]", () => {
  const ownWords = new Map([['0002007', { description: 'Bar pipes', number: 'K-417' }]])
  for (const text of ['k-417', 'K417', 'bar pip'])
    expect(found(text, { ...plainLens, ownWords }), text).toEqual(['0002007'])
  expect(found('k-417')).not.toContain('0002007')
})

test('suggestions are items, brands and categories, eight at most [UI-8]', () => {
  expect(suggest(index, 'coop', plainLens, 8)).toContainEqual({ kind: 'brand', brand: 'Coop Hill' })
  expect(suggest(index, 'mozz', plainLens, 8)).toContainEqual({ kind: 'category', categoryId: 'dairy-cheese' })
  expect(suggest(index, 'raspberry', plainLens, 8)).toHaveLength(8)
})

test('one pie is found as pies, one brownie as brownies [ITEM-2]', () => {
  const bakery = buildIndex([item('0003001', 'PIE APPLE'), item('0003002', 'BROWNIE FUDGE')])
  const numbers = (text: string) =>
    search(bakery, { text, filters: {}, sort: null, offset: 0, limit: 5 }, plainLens).itemNumbers
  expect(numbers('pies')).toEqual(['0003001'])
  expect(numbers('brownies')).toEqual(['0003002'])
})
