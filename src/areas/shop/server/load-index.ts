import type { Database } from '#platform/database/database.ts'
import { inSlices } from '#platform/in-slices.ts'
import { lexiconOf } from '#areas/kitchen-words/server/public.ts'
import { type CatalogueIndex, unpackIndex } from '../search/catalogue-index.ts'
import { changeSteps } from '../search/change-index.ts'
import {
  catalogueCategories,
  type CatalogueCategory,
  catalogueGpos,
  catalogueItems,
  catalogueItemsNumbered,
} from './catalogue.store.ts'
import { packIndex } from './pack-index.ts'

/** A division's index with the names its filters show. */
export interface LoadedCatalogue {
  readonly index: CatalogueIndex
  readonly categories: ReadonlyMap<string, CatalogueCategory>
  /** GPO id to name. */
  readonly gpos: ReadonlyMap<string, string>
}

/** Items taken in between two slices: some 10 ms of work. */
const itemsAtOnce = 50
/** An index with more changed items than this share of all is built from scratch. */
const maxChangedShare = 0.1
/** A small catalogue is not built from scratch for a handful of items. */
const minChanged = 2000

/** ITEM-1: reads a division's items in pieces and builds their index beside the event loop. */
export async function loadIndex(db: Database, division: string): Promise<LoadedCatalogue> {
  const [{ pathOf, ...names }, lexicon] = await Promise.all([namesOf(db), lexiconOf(db, division)])
  const terms = { lexicon, categoryNames: categoryNamesOf(names) }
  return { index: unpackIndex(await packIndex(terms, catalogueItems(db, division, pathOf)), terms), ...names }
}

/**
 * ITEM-1: the catalogue after some items changed, which costs what they cost; null when so many
 * have changed that building it from scratch is better.
 */
export async function changeIndex(
  db: Database,
  division: string,
  { loaded, itemNumbers }: { readonly loaded: LoadedCatalogue; readonly itemNumbers: readonly string[] },
): Promise<LoadedCatalogue | null> {
  const { pathOf, ...names } = await namesOf(db)
  const { base, size } = loaded.index
  if (base.words.size + itemNumbers.length > Math.max(minChanged, maxChangedShare * size)) return null
  // Categories that were added since; a renamed one builds the index from scratch.
  const terms = { ...base.terms, categoryNames: categoryNamesOf(names) }
  let index: CatalogueIndex = { ...loaded.index, base: { ...base, terms } }
  for (let from = 0; from < itemNumbers.length; from += itemsAtOnce) {
    const numbers = itemNumbers.slice(from, from + itemsAtOnce)
    const items = await catalogueItemsNumbered(db, { division, itemNumbers: numbers }, pathOf)
    const found = new Map(items.map((item) => [item.itemNumber, item]))
    index = await inSlices(changeSteps(index, new Map(numbers.map((number) => [number, found.get(number) ?? null]))))
  }
  return { index, ...names }
}

async function namesOf(db: Database) {
  const [categoryRows, gpoRows] = await Promise.all([catalogueCategories(db), catalogueGpos(db)])
  const categories = new Map(categoryRows.map((category) => [category.id, category]))
  const gpos = new Map(gpoRows.map(({ id, name }) => [id, name]))
  return { categories, gpos, pathOf: pathsThrough(categories) }
}

const categoryNamesOf = ({ categories }: Pick<LoadedCatalogue, 'categories'>): ReadonlyMap<string, string> =>
  new Map(Array.from(categories, ([id, { name }]) => [id, name]))

/**
 * Category id -> ids from the department down to it; the same array for all items of a category.
 */
function pathsThrough(categories: ReadonlyMap<string, CatalogueCategory>): (id: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  const pathOf = (id: string): readonly string[] => {
    const before = known.get(id)
    if (before) return before
    const parentId = categories.get(id)?.parentId ?? null
    const path = parentId === null ? [id] : [...pathOf(parentId), id]
    known.set(id, path)
    return path
  }
  return pathOf
}
