import type { CatalogueDocument } from './catalogue-index.ts'

/** Flags of an item, one bit each; those of the lens (`filters.ts`) use the free bits. */
export const discontinuedFlag = 1
/** The item is in the division no more. */
export const goneFlag = 4
export const bestsellerFlag = 16
export const inStockFlag = 32

export const flagsOf = (item: CatalogueDocument): number =>
  (item.isBestseller ? bestsellerFlag : 0) |
  (item.isInStock ? inStockFlag : 0) |
  (item.isDiscontinued ? discontinuedFlag : 0)

/** How well an item sells, as it counts for ranks. */
export const weightOf = ({ popularity }: Pick<CatalogueDocument, 'popularity'>): number =>
  Math.fround(Math.log2(1 + popularity))

/** The names an item has in each facet. */
export const namesOf = (item: CatalogueDocument) => ({
  paths: item.categoryPath,
  brands: [item.brand],
  diets: item.dietaryPreferences,
  freeFrom: item.allergensFreeFrom,
  storages: item.storage === '' ? [] : [item.storage],
  packs: item.pack === '' ? [] : [item.pack],
  gpos: item.gpoIds,
  stockedAt: item.stockedAt,
})

const none: readonly string[] = []

/** Those of an item that is gone. */
export const noNames: ReturnType<typeof namesOf> = {
  paths: none,
  brands: [],
  diets: none,
  freeFrom: none,
  storages: [],
  packs: [],
  gpos: none,
  stockedAt: none,
}
