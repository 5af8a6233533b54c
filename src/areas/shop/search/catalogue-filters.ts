/**
 * The filters of the shop (ITEM-1); values within one are alternatives (diets, and what it is free
 * from, must all hold), filters together narrow.
 */
export interface CatalogueFilters {
  readonly categoryIds?: readonly string[] | undefined
  readonly brands?: readonly string[] | undefined
  readonly dietary?: readonly string[] | undefined
  /** Allergens it must certainly be free from. */
  readonly freeFrom?: readonly string[] | undefined
  readonly storages?: readonly string[] | undefined
  readonly packs?: readonly string[] | undefined
  readonly gpoIds?: readonly string[] | undefined
  readonly bestseller?: boolean | undefined
  readonly inStock?: boolean | undefined
  readonly bid?: boolean | undefined
  readonly previouslyBought?: boolean | undefined
}

/**
 * How many items each value would leave: of a filter whose values are alternatives given all other
 * filters, of diets and allergens, which must all hold, given the chosen ones too.
 */
export interface FacetCounts {
  readonly categories: ReadonlyMap<string, number>
  readonly brands: ReadonlyMap<string, number>
  readonly dietary: ReadonlyMap<string, number>
  readonly freeFrom: ReadonlyMap<string, number>
  readonly storages: ReadonlyMap<string, number>
  readonly packs: ReadonlyMap<string, number>
  readonly gpos: ReadonlyMap<string, number>
  readonly bestseller: number
  readonly inStock: number
  readonly bid: number
  readonly previouslyBought: number
}
