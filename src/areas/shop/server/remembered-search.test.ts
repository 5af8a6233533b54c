import { expect, test } from 'vitest'
import { buildIndex, type CatalogueDocument } from '../search/catalogue-index.ts'
import { search, type CatalogueQuery } from '../search/search.ts'
import { plainLens } from '../search/ship-to-lens.ts'
import { rememberedSearch } from './remembered-search.ts'

const item = (place: number): CatalogueDocument => ({
  itemNumber: String(place).padStart(7, '0'),
  description: place % 2 === 0 ? 'FLOUR' : 'OIL',
  brand: 'Millstone',
  gtin: '',
  productCode: '',
  pack: '',
  categoryPath: ['dry'],
  dietaryPreferences: [],
  gpoIds: [],
  isBestseller: false,
  isDiscontinued: false,
  isInStock: true,
  popularity: 0,
})
const catalogueOf = (size: number) => ({
  index: buildIndex(Array.from({ length: size }, (_, place) => item(place))),
  categories: new Map([['dry', { id: 'dry', name: 'Dry goods', parentId: null }]]),
  gpos: new Map<string, string>(),
})
const query = (more: Partial<CatalogueQuery> = {}): CatalogueQuery => ({
  text: '',
  filters: {},
  sort: { by: 'itemNumber', direction: 'asc' },
  offset: 0,
  limit: 30,
  ...more,
})
const lens = () => ({ ...plainLens })

test('pages read from memory are those a search would give, also across the end of what is remembered [ITEM-1]', () => {
  const catalogue = catalogueOf(1500)
  const seen = lens()
  for (const limit of [30, 70])
    for (let offset = 0; offset < 1600; offset += limit) {
      const expected = search(catalogue.index, query({ offset, limit }), plainLens)
      const found = rememberedSearch(catalogue, query({ offset, limit }), seen)
      expect(found.itemNumbers).toEqual(expected.itemNumbers)
      expect(found.total).toBe(1500)
    }
})

test('another text or filter is another search [ITEM-1]', () => {
  const catalogue = catalogueOf(100)
  const seen = lens()
  const totalOf = (more: Partial<CatalogueQuery>) => rememberedSearch(catalogue, query(more), seen).total
  expect([totalOf({}), totalOf({ text: 'flour' }), totalOf({ filters: { brands: ['Other'] } })]).toEqual([100, 50, 0])
})

test('a newer catalogue is searched anew by the same ship-to [ITEM-1]', () => {
  const seen = lens()
  expect(rememberedSearch(catalogueOf(10), query(), seen).total).toBe(10)
  expect(rememberedSearch(catalogueOf(11), query(), seen).total).toBe(11)
})

test('what one ship-to may not see stays unseen after another searched the same [ITEM-9]', () => {
  const catalogue = catalogueOf(10)
  expect(rememberedSearch(catalogue, query(), lens()).total).toBe(10)
  expect(rememberedSearch(catalogue, query(), { ...plainLens, hidden: new Set(['0000003']) }).total).toBe(9)
})
