import { expect, test } from 'vitest'
import { baseLexicon } from '#areas/kitchen-words/base-lexicon.ts'
import { compileLexicon } from '#areas/kitchen-words/rules/compile-lexicon.ts'
import { catalogueDocument as item } from '../testing/catalogue-document.ts'
import { buildIndex } from './catalogue-index.ts'
import { search } from './search.ts'
import { plainLens } from './ship-to-lens.ts'

const categoryNames = new Map([
  ['dairy', 'Dairy and Cheese'],
  ['butter', 'Butter and Margarine'],
  ['produce', 'Produce'],
])
const dairy = { categoryPath: ['dairy', 'butter'] }
const produce = { categoryPath: ['produce'] }
const items = [
  item('0106667', 'BEAN GARBANZO LOW SODIUM', { gtin: '10012345678902', vendorNumber: 'V-1831' }),
  item('0100002', 'CHICKEN BREAST BNLS SKNLS', { vendorNumber: 'V1900' }),
  item('0100003', 'BUTTER PEANUT CREAMY'),
  item('0100004', 'BUTTER SALTED SOLID', dairy),
  item('0100005', 'MARGARINE SOLID', dairy),
  item('0100006', 'ONION GREEN ICELESS', produce),
  item('0100007', 'SCALLOP SEA DRY'),
  item('0100008', 'PATTY PLANT BASED', { dietaryPreferences: ['vegan'] }),
  item('0100009', 'BURGER BEEF'),
  item('0100010', 'FLOUR ALL PURPOSE'),
  item('0100011', 'CRUST GLUTEN FREE'),
  item('0100012', 'GRANOLA HONEY', { allergensFreeFrom: ['Tree Nuts', 'Peanuts'] }),
  item('0100013', 'GRANOLA MAPLE', { allergensFreeFrom: ['Peanuts'] }),
  item('0100014', 'CONTAINER HINGED FIBER'),
  item('0100015', 'POPCORN WHITE'),
  item('0100016', 'CAPER NONPAREIL'),
  item('0100017', 'EGG SHELL LARGE CAGE FREE'),
  item('0100018', 'GLOVE LATEX MEDIUM POWDER FREE'),
  item('0100019', 'GLOVE NITRILE MEDIUM POWDER FREE'),
  item('0100020', 'SAUCE HOT', { brand: 'Red Barn' }),
  item('0100021', 'SAUCE MARINARA'),
]
const index = buildIndex(items, { lexicon: baseLexicon, categoryNames })
const asked = (text: string, isStaff = false) =>
  search(index, { text, isStaff, filters: {}, sort: null, offset: 0, limit: 30 }, plainLens)
const found = (text: string, isStaff = false) => asked(text, isStaff).itemNumbers

test('an item is found by what kitchens call it [ITEM-2]', () => {
  expect(found('chickpeas')).toEqual(['0106667'])
  expect(found('scallions')).toEqual(['0100006'])
  expect(found('to go boxes')).toEqual(['0100014'])
  expect(found('pechuga de pollo')).toEqual(['0100002'])
})

test("a distributor's own words find items [ITEM-2]", () => {
  const own = { phrase: 'bird feed', meanings: ['popcorn'], isBothWays: false, staysWhole: false }
  const ownIndex = buildIndex(items, { lexicon: compileLexicon([[own]]), categoryNames })
  const query = { filters: {}, sort: null, offset: 0, limit: 5 }
  expect(search(ownIndex, { ...query, text: 'bird feed' }, plainLens).itemNumbers).toEqual(['0100015'])
})

test('categories are words of what is below them [ITEM-2]', () => {
  expect(found('dairy').toSorted()).toEqual(['0100004', '0100005'])
  expect(found('produce')).toEqual(['0100006'])
})

test('a pair that is a product of its own is not torn, and its parts do not find it first [ITEM-2]', () => {
  expect(found('peanut butter')).toEqual(['0100003'])
  expect(found('butter')[0]).toBe('0100004')
  expect(asked('toilet paper')).toMatchObject({ itemNumbers: [], missing: ['toilet paper'] })
})

test('what is written in two words is found in one, and the other way round [ITEM-2]', () => {
  expect(found('pop corn')).toEqual(['0100015'])
  expect(found('greenonion')).toEqual(['0100006'])
  // No item has both parts, so that this is no compound.
  expect(found('butterscallop')).toEqual([])
})

test('when nothing has all words, the same ones are missing from every hit, and named [ITEM-2]', () => {
  expect(asked('salted butter whipped')).toMatchObject({ itemNumbers: ['0100004'], missing: ['whipped'] })
  expect(asked('plain granola')).toMatchObject({ missing: ['plain'] })
  expect(asked('butter')).toMatchObject({ missing: [] })
  // Of a text that finds nothing, the words that no item has; the others are not to blame.
  expect(asked('butter chartreuse unicorn')).toMatchObject({ itemNumbers: [], missing: ['chartreuse', 'unicorn'] })
})

test('a near hit never stands for a diet or an allergen [ITEM-2]', () => {
  expect(found('vegan burger')).toEqual(['0100008'])
  expect(found('vegen burger')).toEqual(['0100008'])
  expect(asked('gluten free flour')).toMatchObject({ itemNumbers: ['0100011'], missing: ['flour'] })
  expect(asked('kosher butter')).toMatchObject({ itemNumbers: [], missing: ['kosher', 'butter'] })
  expect(found('halal chicken')).toEqual([])
})

test('what an item is free from is found only where it is certain: unknown is unknown [ITEM-2]', () => {
  expect(found('peanut free granola').toSorted()).toEqual(['0100012', '0100013'])
  expect(found('nut free granola')).toEqual(['0100012'])
  expect(found('egg free granola')).toEqual([])
})

test('an egg that is cage free is not free from egg, a powder-free latex glove not from latex [ITEM-2]', () => {
  expect(found('egg free')).toEqual([])
  expect(found('cage free eggs')).toEqual(['0100017'])
  expect(found('latex free gloves')).toEqual(['0100019'])
  expect(found('latex free')).toEqual([])
  expect(found('powder free gloves').toSorted()).toEqual(['0100018', '0100019'])
})

test('a brand is no part of a phrase [ITEM-2]', () => {
  expect(found('red sauce')[0]).toBe('0100021')
})

test('the last digits of an item number or a GTIN find it [ITEM-2]', () => {
  expect(found('6667')).toEqual(['0106667'])
  expect(found('45678902')).toEqual(['0106667'])
  expect(found('667')).toEqual([])
})

test("staff find an item by its vendor's number, a customer never does [ITEM-2]", () => {
  for (const text of ['V1831', 'v-1831']) {
    expect(found(text, true), text).toEqual(['0106667'])
    expect(found(text), text).toEqual([])
  }
})

test('a misspelt word is corrected in the words of the catalogue [ITEM-2]', () => {
  expect(asked('chiken brest')).toMatchObject({ itemNumbers: ['0100002'], didYouMean: 'chicken breast' })
  expect(asked('vegen patty').didYouMean).toBe('vegan patty')
  expect(asked('chicken breast').didYouMean).toBeNull()
})

test('with a diet, words are whole and name the item, or its name has the diet [ITEM-2]', () => {
  const vegan = { dietaryPreferences: ['vegan', 'gluten free'] }
  const own = buildIndex(
    [
      item('0200001', 'PICKLE BREAD AND BUTTER CHIP', vegan),
      item('0200002', 'PEANUT BUTTER CREAMY', vegan),
      item('0200003', 'RICE JASMINE', vegan),
      item('0200004', 'CILANTRO BUNCH', vegan),
      item('0200005', 'BUN HAMBURGER GLUTEN FREE'),
      item('0200006', 'CHEESE ALTERNATIVE SHREDDED MOZZARELLA STYLE VEGAN', vegan),
      item('0200007', 'OAT MILK BARISTA', vegan),
      item('0200008', 'COLA ZERO SUGAR'),
      item('0200009', 'YOGURT PLAIN NONFAT'),
      item('0200010', 'CHICKEN PATTY WHOLE GRAIN'),
      item('0200011', 'CHICKEN WHOLE'),
    ],
    { lexicon: baseLexicon, categoryNames },
  )
  const askAll = (text: string) => search(own, { text, filters: {}, sort: null, offset: 0, limit: 5 }, plainLens)
  const ask = (text: string) => askAll(text).itemNumbers
  expect(askAll('vegan butter')).toMatchObject({ itemNumbers: ['0200006'], missing: ['butter'] })
  expect(ask('vegan granola')).not.toContain('0200003')
  expect(ask('gluten free buns')).toEqual(['0200005'])
  expect(ask('vegan mozzarella')).toEqual(['0200006'])
  expect(ask('dairy free milk')).toEqual(['0200007'])
  expect(ask('milk free milk')).not.toContain('0200007')
  expect(ask('sugar free cola')).toEqual(['0200008'])
  expect(ask('fat free yogurt')).toEqual(['0200009'])
  expect(ask('whole chicken')[0]).toBe('0200011')
})

test('articles between words of another language ask for nothing, those of a name do [ITEM-2]', () => {
  const cuts = [item('0200001', 'PORK CHOP BONE-IN'), item('0200002', 'PORK CHOP FRENCHED', { brand: 'Depot' })]
  const cutIndex = buildIndex(cuts, { lexicon: baseLexicon, categoryNames })
  const query = { filters: {}, sort: null, offset: 0, limit: 5 }
  expect(search(cutIndex, { ...query, text: 'chuleta de puerco' }, plainLens).total).toBe(2)
})

test('what has the word itself comes before what is only near to it [ITEM-2]', () => {
  const sauces = [item('0200003', 'PASTA SAUCE', { popularity: 0.9 }), item('0200004', 'SAUCE MARINARA HOMESTYLE')]
  const sauceIndex = buildIndex(sauces, { lexicon: baseLexicon, categoryNames })
  const query = { filters: {}, sort: null, offset: 0, limit: 5 }
  expect(search(sauceIndex, { ...query, text: 'marinara' }, plainLens).itemNumbers).toEqual(['0200004', '0200003'])
})
