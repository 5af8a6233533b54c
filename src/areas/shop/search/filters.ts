import type { Steps } from '#kit/steps.ts'
import type { CatalogueFilters, FacetCounts } from './catalogue-filters.ts'
import { type CatalogueIndex, everywhere } from './catalogue-index.ts'
import { type Column, countNames, failing } from './column.ts'
import { bestsellerFlag, goneFlag, inStockFlag } from './item-facts.ts'
import type { PlacedLens } from './ship-to-lens.ts'

/** What is left after the filters. */
export interface Sifted {
  /** Place -> 1 when it passed. */
  readonly passed: Uint8Array
  readonly total: number
  readonly facets: FacetCounts
}

// A bit for each column that an item fails.
const category = 1
const brand = 2
const dietary = 4
const gpo = 8
const allergen = 16
const storage = 32
const packSize = 64

// What the lens adds to an item's own flags, in bits those leave free.
const hiddenFlag = 2
const bidFlag = 64
const boughtFlag = 128

/** Items sifted in one step: some 3 ms. */
const itemsAtOnce = 50_000

/**
 * Lets items through the filters, all or the given ones; one that fails a single column still
 * counts for that facet, except for diets and allergens.
 */
export function* sift(
  index: CatalogueIndex,
  lens: PlacedLens,
  filters: CatalogueFilters,
  places: Uint32Array | null,
): Steps<Sifted> {
  const { paths, brands, diets, freeFrom, storages, packs, gpos, stockedAt, flags } = index
  const marks = marksOf(index.size, lens)
  const here = lens.warehouse === '' ? null : stockedHere(stockedAt, lens.warehouse)
  const failsPath = failing(paths, filters.categoryIds, category)
  const failsBrand = failing(brands, filters.brands, brand)
  const failsDiets = failing(diets, filters.dietary, dietary, true)
  const failsGpos = failing(gpos, filters.gpoIds, gpo)
  const failsFreeFrom = failing(freeFrom, filters.freeFrom, allergen, true)
  const failsStorage = failing(storages, filters.storages, storage)
  const failsPack = failing(packs, filters.packs, packSize)
  const byPath = new Uint32Array(paths.sets.length)
  const byBrand = new Uint32Array(brands.sets.length)
  const byDiets = new Uint32Array(diets.sets.length)
  const byGpos = new Uint32Array(gpos.sets.length)
  const byFreeFrom = new Uint32Array(freeFrom.sets.length)
  const byStorage = new Uint32Array(storages.sets.length)
  const byPack = new Uint32Array(packs.sets.length)
  const byFlags = new Uint32Array(256)
  const passed = new Uint8Array(index.size)
  const wanted =
    (filters.bestseller ? bestsellerFlag : 0) |
    (filters.inStock ? inStockFlag : 0) |
    (filters.bid ? bidFlag : 0) |
    (filters.previouslyBought ? boughtFlag : 0)
  const size = places ? places.length : index.size
  let total = 0
  for (let i = 0; i < size; i++) {
    if (i % itemsAtOnce === 0) yield
    const place = places ? places[i]! : i
    const own = flags[place]! | marks[place]!
    const has = here ? (own & ~inStockFlag) | here[stockedAt.setOf[place]!]! : own
    // An item without a wanted flag counts nowhere: not for that flag either, as it has it not.
    if (has & (hiddenFlag | goneFlag) || wanted & ~has) continue
    const path = paths.setOf[place]!
    const ofBrand = brands.setOf[place]!
    const ofDiets = diets.setOf[place]!
    const ofGpos = gpos.setOf[place]!
    const ofFreeFrom = freeFrom.setOf[place]!
    const ofStorage = storages.setOf[place]!
    const ofPack = packs.setOf[place]!
    const failed =
      failsPath[path]! |
      failsBrand[ofBrand]! |
      failsDiets[ofDiets]! |
      failsGpos[ofGpos]! |
      failsFreeFrom[ofFreeFrom]! |
      failsStorage[ofStorage]! |
      failsPack[ofPack]!
    if (failed === 0) {
      passed[place] = 1
      total++
      byFlags[has]! += 1
      byDiets[ofDiets]! += 1
      byFreeFrom[ofFreeFrom]! += 1
    }
    if (failed === 0 || failed === category) byPath[path]! += 1
    if (failed === 0 || failed === brand) byBrand[ofBrand]! += 1
    if (failed === 0 || failed === gpo) byGpos[ofGpos]! += 1
    if (failed === 0 || failed === storage) byStorage[ofStorage]! += 1
    if (failed === 0 || failed === packSize) byPack[ofPack]! += 1
  }
  const facets = {
    categories: countNames(paths, byPath),
    brands: countNames(brands, byBrand),
    dietary: countNames(diets, byDiets),
    freeFrom: countNames(freeFrom, byFreeFrom),
    storages: countNames(storages, byStorage),
    packs: countNames(packs, byPack),
    gpos: countNames(gpos, byGpos),
    bestseller: countFlag(byFlags, bestsellerFlag),
    inStock: countFlag(byFlags, inStockFlag),
    bid: countFlag(byFlags, bidFlag),
    previouslyBought: countFlag(byFlags, boughtFlag),
  }
  return { passed, total, facets }
}

/** For each set of warehouses the flag of what is in stock at this one. */
const stockedHere = ({ sets }: Column, warehouse: string): Uint8Array =>
  Uint8Array.from(sets, (names) => (names.includes(warehouse) || names.includes(everywhere) ? inStockFlag : 0))

function marksOf(size: number, lens: PlacedLens): Uint8Array {
  const marks = new Uint8Array(size)
  for (const place of lens.bid) marks[place]! |= bidFlag
  for (const place of lens.times.keys()) marks[place]! |= boughtFlag
  for (const place of lens.hidden) marks[place]! |= hiddenFlag
  return marks
}

const countFlag = (byFlags: Uint32Array, flag: number): number =>
  byFlags.reduce((sum, count, flags) => (flags & flag ? sum + count : sum), 0)
