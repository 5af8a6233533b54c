import { bestsellerFlag, type CatalogueIndex, inStockFlag } from './catalogue-index.ts'
import type { PlacedLens } from './ship-to-lens.ts'

/** The filters of the shop (ITEM-1); values within one are alternatives, filters together narrow. */
export interface CatalogueFilters {
  readonly categoryIds?: readonly string[] | undefined
  readonly brands?: readonly string[] | undefined
  readonly dietary?: readonly string[] | undefined
  readonly gpoIds?: readonly string[] | undefined
  readonly bestseller?: boolean | undefined
  readonly inStock?: boolean | undefined
  readonly bid?: boolean | undefined
  readonly previouslyBought?: boolean | undefined
}

// A bit for each filter that an item fails.
const category = 1
const brand = 2
const dietary = 4
const gpo = 8
const bestseller = 16
const inStock = 32
const bid = 64
const previouslyBought = 128

/** How many items each value would leave, given all other filters. */
export interface FacetCounts {
  readonly categories: ReadonlyMap<string, number>
  readonly brands: ReadonlyMap<string, number>
  readonly dietary: ReadonlyMap<string, number>
  readonly gpos: ReadonlyMap<string, number>
  readonly bestseller: number
  readonly inStock: number
  readonly bid: number
  readonly previouslyBought: number
}

const wanted = (names: readonly string[], chosen: readonly string[] | undefined): Set<number> | null =>
  chosen && chosen.length > 0 ? new Set(chosen.map((name) => names.indexOf(name))) : null

const bitsOf = (names: readonly string[], chosen: readonly string[] | undefined): number =>
  (chosen ?? []).reduce((bits, name) => {
    const id = names.indexOf(name)
    // A name no item has: the last bit is on nothing.
    return bits | (1 << (id >= 0 && id < 31 ? id : 31))
  }, 0)

/** Passes items one by one, and counts for every facet on the way: an item that fails one filter only still counts there. */
export class Sieve {
  readonly #index: CatalogueIndex
  readonly #lens: PlacedLens
  readonly #filters: CatalogueFilters
  readonly #paths: Set<number> | null
  readonly #brands: Set<number> | null
  readonly #diets: number
  readonly #gpos: number
  readonly #byPath: Uint32Array
  readonly #byBrand: Uint32Array
  readonly #byDiet: Uint32Array
  readonly #byGpo: Uint32Array
  readonly #flags = { bestseller: 0, inStock: 0, bid: 0, previouslyBought: 0 }

  constructor(index: CatalogueIndex, lens: PlacedLens, filters: CatalogueFilters) {
    this.#index = index
    this.#lens = lens
    this.#filters = filters
    const chosen = filters.categoryIds
    this.#paths =
      chosen && chosen.length > 0
        ? new Set(index.paths.flatMap((path, i) => (path.some((id) => chosen.includes(id)) ? [i] : [])))
        : null
    this.#brands = wanted(index.brandNames, filters.brands)
    this.#diets = bitsOf(index.dietNames, filters.dietary)
    this.#gpos = bitsOf(index.gpoNames, filters.gpoIds)
    this.#byPath = new Uint32Array(index.paths.length)
    this.#byBrand = new Uint32Array(index.brandNames.length)
    this.#byDiet = new Uint32Array(32)
    this.#byGpo = new Uint32Array(32)
  }

  /** True when the item passes every filter. */
  pass(place: number): boolean {
    if (this.#lens.hidden.has(place)) return false
    const failed = this.#failed(place)
    if (failed !== 0 && (failed & (failed - 1)) !== 0) return false
    this.#count(place, failed)
    return failed === 0
  }

  #failed(place: number): number {
    const { path, brand: brands, diets, gpos, flags } = this.#index
    const filters = this.#filters
    let failed = 0
    if (this.#paths && !this.#paths.has(path[place]!)) failed |= category
    if (this.#brands && !this.#brands.has(brands[place]!)) failed |= brand
    if (filters.dietary?.length && (diets[place]! & this.#diets) !== this.#diets) failed |= dietary
    if (filters.gpoIds?.length && (gpos[place]! & this.#gpos) === 0) failed |= gpo
    if (filters.bestseller && !(flags[place]! & bestsellerFlag)) failed |= bestseller
    if (filters.inStock && !(flags[place]! & inStockFlag)) failed |= inStock
    if (filters.bid && !this.#lens.bid.has(place)) failed |= bid
    if (filters.previouslyBought && !this.#lens.times.has(place)) failed |= previouslyBought
    return failed
  }

  /** `failed` is 0 or one bit: then the item counts for that facet alone. */
  #count(place: number, failed: number): void {
    const index = this.#index
    const counts = (facet: number) => failed === 0 || failed === facet
    if (counts(category)) this.#byPath[index.path[place]!]! += 1
    if (counts(brand)) this.#byBrand[index.brand[place]!]! += 1
    if (counts(dietary)) addBits(this.#byDiet, index.diets[place]!)
    if (counts(gpo)) addBits(this.#byGpo, index.gpos[place]!)
    const flags = index.flags[place]!
    if (counts(bestseller) && flags & bestsellerFlag) this.#flags.bestseller++
    if (counts(inStock) && flags & inStockFlag) this.#flags.inStock++
    if (counts(bid) && this.#lens.bid.has(place)) this.#flags.bid++
    if (counts(previouslyBought) && this.#lens.times.has(place)) this.#flags.previouslyBought++
  }

  /** The counts of all items that went through. */
  get counts(): FacetCounts {
    const { paths, brandNames, dietNames, gpoNames } = this.#index
    const categories = new Map<string, number>()
    paths.forEach((path, i) => {
      const count = this.#byPath[i]!
      if (count > 0) for (const id of path) categories.set(id, (categories.get(id) ?? 0) + count)
    })
    return {
      categories,
      brands: named(brandNames, this.#byBrand),
      dietary: named(dietNames, this.#byDiet),
      gpos: named(gpoNames, this.#byGpo),
      ...this.#flags,
    }
  }
}

function addBits(counts: Uint32Array, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) counts[31 - Math.clz32(rest & -rest)]! += 1
}

const named = (names: readonly string[], counts: Uint32Array): Map<string, number> =>
  new Map(names.flatMap((name, i) => (counts[i]! > 0 ? [[name, counts[i]!]] : [])))
