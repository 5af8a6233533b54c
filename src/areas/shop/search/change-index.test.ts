import { expect, test } from 'vitest'
import { baseLexicon } from '#areas/kitchen-words/base-lexicon.ts'
import { atOnce } from '#kit/steps.ts'
import { catalogueDocument } from '../testing/catalogue-document.ts'
import { buildIndex, type CatalogueDocument, type CatalogueIndex } from './catalogue-index.ts'
import { changeSteps } from './change-index.ts'
import { findCandidates, itemsNumbered } from './find-candidates.ts'
import { search, type CatalogueQuery } from './search.ts'
import type { ShipToLens } from './lens-facts.ts'
import { spellOut } from './spell-out.ts'
import { suggest } from './suggest.ts'

/** Numbers that only depend on the seed. */
function random(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  const one = <T>(of: readonly T[]): T => of[whole(of.length)]!
  return { whole, one, chance: (share: number) => next() < share }
}
type Random = ReturnType<typeof random>

const foods = 'TOMATO,Brownies,CHEESE CHEDDAR,RICE NOODLE,PEANUT BUTTER,BERRIES,MILK ORGANIC,CAGE FREE EGG,BREAD RYE'
const more = 'DICED,VEGAN,FROZEN,12 OZ,GLUTEN FREE,WHOLE GRAIN,in JUICE,Tomatoes,brownie'
const words = { foods: foods.split(','), more: more.split(',') }
const paths = ['dry/bread', 'dairy/cheese', 'dairy/milk', 'produce/tomato', 'produce', 'dry'].map((path) =>
  path.split('/'),
)
const categoryNames = new Map([
  ['dry', 'Dry Grocery'],
  ['dairy', 'Dairy'],
  ['produce', 'Produce and Tomatoes'],
  ['bread', 'Breads'],
  ['cheese', 'Cheese'],
  ['milk', 'Milk and Cream'],
  ['tomato', 'Tomatoes and Peppers'],
])
const terms = { lexicon: baseLexicon, categoryNames }

function anyItem({ whole, one, chance }: Random, itemNumber: string): CatalogueDocument {
  const description = [
    one(words.foods),
    ...(chance(0.7) ? [one(words.more)] : []),
    ...(chance(0.3) ? [one(words.more)] : []),
  ]
  return catalogueDocument(itemNumber, description.join(' '), {
    brand: one(['Millstone', 'Coop Hill', 'Mill River', 'Acme']),
    pack: one(['4/1 GAL', '6/#10', '12/2 LB', '96/4 OZ', '']),
    gtin: chance(0.5) ? `1001234567${1000 + whole(8999)}` : '',
    barcodes: chance(0.2) ? [`0007654321${1000 + whole(8999)}`] : [],
    productCode: one(['KP-778', 'KP-779', 'X1', '']),
    vendorNumber: one(['V-1831', '5512', '']),
    categoryPath: one(paths),
    dietaryPreferences: one([[], ['vegan'], ['gluten free', 'vegan']]),
    allergensFreeFrom: one([[], ['milk'], ['egg', 'milk']]),
    storage: one(['', 'frozen', 'dry']),
    gpoIds: one([[], ['g1'], ['g1', 'g2']]),
    isBestseller: chance(0.2),
    isDiscontinued: chance(0.2),
    isInStock: chance(0.7),
    stockedAt: chance(0.5) ? ['North'] : [],
    popularity: whole(6) * 100,
  })
}

const numbers = [...Array.from({ length: 60 }, (_, n) => String(1000 + n * 7).padStart(7, '0')), '10A', '10b', '10B']

/** A catalogue by item number, and the index that follows each of its changes. */
function catalogue(seed: number) {
  const any = random(seed)
  const items = new Map<string, CatalogueDocument>()
  for (const number of numbers) if (any.chance(0.5)) items.set(number, anyItem(any, number))
  const sorted = () => [...items.values()].toSorted((a, b) => (a.itemNumber < b.itemNumber ? -1 : 1))
  let index = buildIndex(sorted(), terms)
  const change = () => {
    const changes = new Map<string, CatalogueDocument | null>()
    for (let count = any.chance(0.7) ? 1 : 2 + any.whole(20); count > 0; count--) {
      const number = any.one(numbers)
      const item = any.chance(0.25) ? null : anyItem(any, number)
      changes.set(number, item)
      if (item) items.set(number, item)
      else items.delete(number)
    }
    index = atOnce(changeSteps(index, changes))
    return index
  }
  return { change, anew: () => buildIndex(sorted(), terms) }
}

const texts = [
  '',
  'tomato',
  'tomatos diced',
  'brownys',
  'brwnies',
  'browni',
  'vegan',
  'dairy free milk',
  'vegan butter',
  'cheese',
  'chedar',
  'peanut buter',
  'gluten free bread',
  'free from egg',
  'kp778',
  '778',
  '1831',
  'V-1831',
  '5512',
  'c',
  'm',
  '1',
  '100',
  '1007',
  '12 oz',
  'acme',
  'mill',
  'produce',
  'dairy',
  'pepper',
  'cream',
  'rice noodles',
  'berry',
  '10a',
  '10012345671',
  'juice',
  'grain whole',
  'toma',
  'naan bread',
  'milkfrozen',
  'frzn',
]
const lens: ShipToLens = {
  ownWords: new Map([['0001007', { description: 'HOUSE RED', number: 'H-9' }]]),
  bought: new Map([
    ['0001007', { times: 3, lastOrderedOn: '2026-01-02' }],
    ['0001014', { times: 3, lastOrderedOn: '2026-01-03' }],
    ['10A', { times: 3, lastOrderedOn: '2026-01-03' }],
  ]),
  bidItems: new Set(['0001021']),
  hidden: new Set(['0001028', '10b']),
  warehouse: 'North',
}
const filters: readonly CatalogueQuery['filters'][] = [
  {},
  { inStock: true },
  { brands: ['Acme'], dietary: ['vegan'] },
  { categoryIds: ['produce'], freeFrom: ['milk'] },
  { packs: ['4/1 GAL'], storages: ['dry'], gpoIds: ['g2'] },
]
const sorts = [null, ...(['description', 'brand', 'itemNumber', 'pack', 'lastOrdered'] as const)]

/** Everything an index answers; counts in any order. */
function answersOf(index: CatalogueIndex) {
  const asked = (query: CatalogueQuery) => {
    const { facets, ...found } = search(index, query, lens)
    const counts = Object.entries(facets).map(([name, count]) => [
      name,
      typeof count === 'number' ? count : Object.fromEntries(count as Map<string, number>),
    ])
    return { ...found, counts }
  }
  return {
    found: texts.flatMap((text) =>
      [true, false].map((isStaff) => asked({ text, isStaff, filters: {}, sort: null, offset: 0, limit: 100 })),
    ),
    pages: texts.map((text) => asked({ text, filters: {}, sort: null, offset: 3, limit: 2 }).itemNumbers),
    sifted: filters.flatMap((each) =>
      sorts.flatMap((by) =>
        (['asc', 'desc'] as const).map((direction) =>
          asked({ text: '', filters: each, sort: by === null ? null : { by, direction }, offset: 0, limit: 100 }),
        ),
      ),
    ),
    suggested: texts.map((text) => suggest(index, text, lens, 8)),
    candidates: texts.map((text) => findCandidates(index, lens, text, 5)),
    numbered: ['1007', 'KP-778', 'H-9', '10A', '10012345671234', '778'].map((code) => itemsNumbered(index, lens, code)),
    spelled: ['brwn', 'tmt dcd', 'chs', 'frzn mlk'].map((text) => spellOut(text, index)),
  }
}

test.for([1, 2, 3, 4])(
  'an index changed item by item answers as one that is built from scratch, seed %i [ITEM-1, ITEM-2]',
  (seed) => {
    const { change, anew } = catalogue(seed)
    for (let step = 0; step < 8; step++) expect(answersOf(change()), `step ${step}`).toEqual(answersOf(anew()))
  },
)

test('an index that is changed stays as it was for those who are searching it [ITEM-1]', () => {
  const before = buildIndex([catalogueDocument('0001001', 'TOMATO'), catalogueDocument('0001002', 'RICE')])
  const answers = answersOf(before)
  const after = atOnce(
    changeSteps(
      before,
      new Map([
        ['0001001', catalogueDocument('0001001', 'BREAD')],
        ['0001002', null],
        ['0001000', catalogueDocument('0001000', 'TOMATO RED')],
      ]),
    ),
  )
  expect(answersOf(before)).toEqual(answers)
  expect(search(after, { text: '', filters: {}, sort: null, offset: 0, limit: 9 }, lens).total).toBe(2)
})

test('what did not change is shared with the index before [ITEM-1]', () => {
  const item = catalogueDocument('0001001', 'TOMATO', { isInStock: true })
  const before = buildIndex([item, catalogueDocument('0001002', 'RICE')])
  const after = atOnce(changeSteps(before, new Map([['0001001', { ...item, isInStock: false }]])))
  expect(after.flags).not.toBe(before.flags)
  for (const name of ['orders', 'ordinals', 'popularity', 'brands', 'paths'] as const)
    expect(name === 'orders' ? after.orders.description : after[name]).toBe(
      name === 'orders' ? before.orders.description : before[name],
    )
})
