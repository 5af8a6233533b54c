import type { Database } from '#platform/database/database.ts'
import { lexiconOf } from '#areas/kitchen-words/server/public.ts'
import { type CatalogueDocument, type CatalogueIndex, indexSteps } from '../search/catalogue-index.ts'
import { inSlices } from '#platform/in-slices.ts'
import { catalogueCategories, catalogueGpos, catalogueItems, type CatalogueCategory } from './catalogue.store.ts'

/** A division's index with the names its filters show. */
export interface LoadedCatalogue {
  readonly index: CatalogueIndex
  readonly categories: ReadonlyMap<string, CatalogueCategory>
  /** GPO id to name. */
  readonly gpos: ReadonlyMap<string, string>
}

/** ITEM-1: reads a division's items in pieces and builds their index in slices. */
export async function loadIndex(db: Database, division: string): Promise<LoadedCatalogue> {
  const [categoryRows, gpoRows, lexicon] = await Promise.all([
    catalogueCategories(db),
    catalogueGpos(db),
    lexiconOf(db, division),
  ])
  const categories = new Map(categoryRows.map((category) => [category.id, category]))
  const pathOf = pathsThrough(categories)
  const documents: CatalogueDocument[] = []
  for await (const items of catalogueItems(db, division)) {
    for (const { categoryId, ...item } of items) documents.push({ ...item, categoryPath: pathOf(categoryId) })
  }
  const categoryNames = new Map(categoryRows.map(({ id, name }) => [id, name]))
  const gpos = new Map(gpoRows.map(({ id, name }) => [id, name]))
  return { index: await inSlices(indexSteps(documents, { lexicon, categoryNames })), categories, gpos }
}

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
