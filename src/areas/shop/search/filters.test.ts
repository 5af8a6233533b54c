import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueDocument } from '../testing/catalogue-document.ts'
import { buildIndex, type CatalogueDocument, everywhere } from './catalogue-index.ts'
import type { CatalogueFilters, FacetCounts } from './catalogue-filters.ts'
import { search } from './search.ts'
import { plainLens } from './ship-to-lens.ts'

/** An item with what a ship-to knows of it. */
interface Seen extends CatalogueDocument {
  readonly isBid: boolean
  readonly isBought: boolean
  readonly isHidden: boolean
}

const brands = ['A', 'B', 'C']
const diets = ['vegan', 'kosher', 'halal']
const gpoIds = ['g1', 'g2']
const allergens = ['Milk', 'Egg']
const storages = ['frozen', 'dry']
const packs = ['6/5 LB', '4/1 GAL']
const categories = ['x', 'x1', 'x2', 'y', 'y1']
const words = ['TOMATO', 'DICED', 'CHICKEN', 'THIGH']

const seenItems = fc
  .array(
    fc.record({
      description: fc.subarray(words, { minLength: 1 }).map((chosen) => chosen.join(' ')),
      brand: fc.constantFrom(...brands),
      categoryPath: fc.constantFrom(['x', 'x1'], ['x', 'x2'], ['y', 'y1']),
      dietaryPreferences: fc.subarray(diets),
      gpoIds: fc.subarray(gpoIds),
      allergensFreeFrom: fc.subarray(allergens),
      storage: fc.constantFrom(...storages, ''),
      pack: fc.constantFrom(...packs, ''),
      isBestseller: fc.boolean(),
      isInStock: fc.boolean(),
      stockedAt: fc.subarray(['North', 'South', everywhere]),
      isDiscontinued: fc.boolean(),
      isBid: fc.boolean(),
      isBought: fc.boolean(),
      isHidden: fc.boolean(),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((rows) =>
    rows.map((row, i): Seen => ({
      ...catalogueDocument(String(i + 1).padStart(7, '0'), row.description),
      ...row,
    })),
  )
const anyFilters = fc.record({
  brands: fc.subarray([...brands, 'unknown']),
  categoryIds: fc.subarray([...categories, 'unknown']),
  dietary: fc.subarray(diets),
  gpoIds: fc.subarray(gpoIds),
  freeFrom: fc.subarray(allergens),
  storages: fc.subarray(storages),
  packs: fc.subarray(packs),
  bestseller: fc.boolean(),
  inStock: fc.boolean(),
  bid: fc.boolean(),
  previouslyBought: fc.boolean(),
})

const lensOf = (items: readonly Seen[]) => {
  const numbers = (is: (item: Seen) => boolean) => new Set(items.filter(is).map(({ itemNumber }) => itemNumber))
  const bought = new Map(
    [...numbers((item) => item.isBought)].map((number) => [number, { times: 2, lastOrderedOn: '2026-01-05' }]),
  )
  return { ...plainLens, bought, bidItems: numbers((item) => item.isBid), hidden: numbers((item) => item.isHidden) }
}

/** The filters as they are said, one item at a time; `without` leaves a facet's own choice out. */
function passes(item: Seen, chosen: CatalogueFilters, without?: keyof CatalogueFilters): boolean {
  const on = { ...chosen, ...(without && { [without]: undefined }) }
  return (
    !item.isHidden &&
    (!on.brands?.length || on.brands.includes(item.brand)) &&
    (!on.categoryIds?.length || item.categoryPath.some((id) => on.categoryIds!.includes(id))) &&
    (!on.dietary?.length || on.dietary.every((diet) => item.dietaryPreferences.includes(diet))) &&
    (!on.freeFrom?.length || on.freeFrom.every((name) => item.allergensFreeFrom.includes(name))) &&
    (!on.storages?.length || on.storages.includes(item.storage)) &&
    (!on.packs?.length || on.packs.includes(item.pack)) &&
    (!on.gpoIds?.length || item.gpoIds.some((id) => on.gpoIds!.includes(id))) &&
    (!on.bestseller || item.isBestseller) &&
    (!on.inStock || item.isInStock) &&
    (!on.bid || item.isBid) &&
    (!on.previouslyBought || item.isBought)
  )
}

/**
 * What the counts must be, item by item, as a person would find them: of alternatives, what is left
 * when the value alone is chosen; of what must all hold, what is left when the value is chosen too.
 */
function naiveCounts(items: readonly Seen[], chosen: CatalogueFilters): FacetCounts {
  const left = (tried: CatalogueFilters) => items.filter((item) => passes(item, tried)).length
  const count = (facet: keyof CatalogueFilters, has: (item: Seen) => boolean) =>
    items.filter((item) => passes(item, chosen, facet) && has(item)).length
  const counts = (
    facet: keyof CatalogueFilters,
    names: readonly string[],
    namesOf: (item: Seen) => readonly string[],
  ) =>
    new Map(
      names
        .map((name) => [name, count(facet, (item) => namesOf(item).includes(name))] as const)
        .filter(([, n]) => n > 0),
    )
  return {
    categories: counts('categoryIds', categories, (item) => item.categoryPath),
    brands: counts('brands', brands, (item) => [item.brand]),
    dietary: new Map(
      diets
        .map((diet) => [diet, left({ ...chosen, dietary: [...chosen.dietary!, diet] })] as const)
        .filter(([, n]) => n > 0),
    ),
    freeFrom: new Map(
      allergens
        .map((name) => [name, left({ ...chosen, freeFrom: [...chosen.freeFrom!, name] })] as const)
        .filter(([, n]) => n > 0),
    ),
    storages: counts('storages', storages, (item) => [item.storage]),
    packs: counts('packs', packs, (item) => [item.pack]),
    gpos: counts('gpoIds', gpoIds, (item) => item.gpoIds),
    bestseller: count('bestseller', (item) => item.isBestseller),
    inStock: count('inStock', (item) => item.isInStock),
    bid: count('bid', (item) => item.isBid),
    previouslyBought: count('previouslyBought', (item) => item.isBought),
  }
}

const everything = { text: '', filters: {}, sort: null, offset: 0, limit: 100 } as const

test('items and counts beside the filters are what a naive count finds [ITEM-1]', () => {
  fc.assert(
    fc.property(seenItems, anyFilters, (items, chosen) => {
      const result = search(buildIndex(items), { ...everything, filters: chosen }, lensOf(items))
      const expected = items.filter((item) => passes(item, chosen)).map(({ itemNumber }) => itemNumber)
      expect(result.itemNumbers.toSorted()).toEqual(expected)
      expect(result.total).toBe(expected.length)
      expect(result.facets).toEqual(naiveCounts(items, chosen))
    }),
  )
})

test('a ship-to that a warehouse serves finds and counts what is in stock there [ITEM-1, ITEM-9]', () => {
  fc.assert(
    fc.property(seenItems, anyFilters, fc.constantFrom('North', 'South'), (items, chosen, warehouse) => {
      const isThere = ({ stockedAt }: Seen) => stockedAt.includes(warehouse) || stockedAt.includes(everywhere)
      const there = items.map((item) => ({ ...item, isInStock: isThere(item) }))
      const result = search(buildIndex(items), { ...everything, filters: chosen }, { ...lensOf(items), warehouse })
      expect(result.total).toBe(there.filter((item) => passes(item, chosen)).length)
      expect(result.facets).toEqual(naiveCounts(there, chosen))
    }),
  )
})

test('a text narrows items and counts to those that have its words [ITEM-1]', () => {
  fc.assert(
    fc.property(seenItems, anyFilters, fc.subarray(words, { minLength: 1 }), (items, chosen, typed) => {
      const matching = items.filter(({ description }) => typed.every((word) => description.split(' ').includes(word)))
      fc.pre(matching.length > 0)
      const query = { ...everything, text: typed.toReversed().join(' ').toLowerCase(), filters: chosen }
      const result = search(buildIndex(items), query, lensOf(items))
      expect(result.total).toBe(matching.filter((item) => passes(item, chosen)).length)
      expect(result.facets).toEqual(naiveCounts(matching, chosen))
    }),
  )
})

test('the pages of every order put together are the whole, each item once [ITEM-1]', () => {
  const sorts = fc.option(
    fc.record({
      by: fc.constantFrom('description' as const, 'brand' as const, 'itemNumber' as const, 'lastOrdered' as const),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  )
  fc.assert(
    fc.property(seenItems, sorts, fc.constantFrom('', 'tomato', 'chick'), (items, sort, text) => {
      const index = buildIndex(items)
      const lens = lensOf(items)
      const whole = search(index, { ...everything, text, sort }, lens)
      const pages = Array.from({ length: 14 }, (_, i) =>
        search(index, { ...everything, text, sort, offset: i * 3, limit: 3 }, lens),
      )
      expect(pages.flatMap((page) => page.itemNumbers)).toEqual(whole.itemNumbers)
      expect(new Set(whole.itemNumbers).size).toBe(whole.total)
    }),
  )
})
