import { generateDistributor } from '#areas/demo/generate/generate-distributor.ts'
import { storageOf } from '#areas/items/rules/storage-of.ts'
import { baseLexicon } from '#areas/kitchen-words/base-lexicon.ts'
import { buildIndex, type CatalogueIndex } from '../search/catalogue-index.ts'
import { search } from '../search/search.ts'
import { plainLens } from '../search/ship-to-lens.ts'
import type { LabelledItem, LabelledQuery } from './read-queries.ts'

interface ItemRow {
  readonly division: string
  readonly itemNumber: string
  readonly description: string
  readonly brand: string
  readonly gtin: string
  readonly productCode: string
  readonly packSizeDescription: string
  readonly categoryId: string
  readonly dietaryPreferences?: readonly string[]
  readonly allergensFreeFrom?: readonly string[]
  readonly 'storageTemp.max'?: number
  readonly erpStatus: string
  readonly popularity: number
  readonly isBestseller?: boolean
}
interface CategoryRow {
  readonly categoryId: string
  readonly name: string
  readonly parentId: string | null
}

/** A division of the small demo distributor, as the server would load it. */
export interface LabelledCatalogue {
  readonly index: CatalogueIndex
  readonly items: ReadonlyMap<string, LabelledItem>
}

/** The catalogue that the labelled queries are asked of; the generator is deterministic. */
export function labelledCatalogue(): LabelledCatalogue {
  const kinds = generateDistributor('small', '2026-03-02')
  const rowsOf = <Row>(kind: string): Row[] => [...kinds.find((each) => each.kind === kind)!.rows()] as Row[]
  const categories = new Map(rowsOf<CategoryRow>('categories').map((row) => [row.categoryId, row]))
  const pathOf = (id: string | null): string[] =>
    id === null || id === '' ? [] : [...pathOf(categories.get(id)?.parentId ?? null), id]
  const all = rowsOf<ItemRow>('items')
  const rows = all.filter((row) => row.division === all[0]!.division && row.erpStatus !== 'inactive')
  const paths = new Map([...categories.keys()].map((id) => [id, pathOf(id)]))
  const index = buildIndex(
    rows.map((row) => ({
      ...row,
      vendorNumber: '',
      barcodes: [],
      pack: row.packSizeDescription,
      categoryPath: paths.get(row.categoryId)!,
      dietaryPreferences: row.dietaryPreferences ?? [],
      allergensFreeFrom: row.allergensFreeFrom ?? [],
      storage: storageOf(row['storageTemp.max'] ?? null) ?? '',
      gpoIds: [],
      isBestseller: row.isBestseller ?? false,
      isDiscontinued: row.erpStatus === 'discontinued',
      isInStock: true,
      stockedAt: [],
    })),
    { lexicon: baseLexicon, categoryNames: new Map([...categories].map(([id, { name }]) => [id, name])) },
  )
  const items = rows.map((row): [string, LabelledItem] => [
    row.itemNumber,
    {
      itemNumber: row.itemNumber,
      brand: row.brand,
      description: row.description.toLowerCase(),
      pack: row.packSizeDescription,
      categories: paths
        .get(row.categoryId)!
        .map((id) => categories.get(id)!.name)
        .join(' / '),
      diets: row.dietaryPreferences ?? [],
      freeFrom: row.allergensFreeFrom ?? [],
      isDiscontinued: row.erpStatus === 'discontinued',
    },
  ])
  return { index, items: new Map(items) }
}

/** How one query fared. */
export interface Measured {
  readonly text: string
  /** Right ones of the first five, by how many could be: at most five. */
  readonly precision: number
  readonly first: readonly string[]
}

const depth = 5

/**
 * Asks each query that something in the catalogue is right for; others measure nothing. A
 * discontinued item is right only when no item that can be ordered is: the search ranks it last.
 */
export function measure({ index, items }: LabelledCatalogue, queries: readonly LabelledQuery[]): Measured[] {
  const all = [...items.values()]
  return queries.flatMap(({ text, isRight: hasLabel }) => {
    const labelled = all.filter(hasLabel)
    const orderable = labelled.filter(({ isDiscontinued }) => !isDiscontinued)
    const right = new Set(orderable.length > 0 ? orderable : labelled)
    if (right.size === 0) return []
    const found = search(index, { text, filters: {}, sort: null, offset: 0, limit: depth }, plainLens)
    const first = found.itemNumbers.map((itemNumber) => items.get(itemNumber)!)
    return [
      {
        text,
        precision: first.filter((item) => right.has(item)).length / Math.min(depth, right.size),
        first: first.map(({ description, pack }) => `${description} ${pack}`),
      },
    ]
  })
}

/** Precision at five over all queries. */
export const precisionOf = (measured: readonly Measured[]): number =>
  measured.reduce((sum, { precision }) => sum + precision, 0) / measured.length

/** Queries for what the catalogue lacks whose hits do not say what of the query they miss. */
export const unnamedNearHits = ({ index }: LabelledCatalogue, queries: readonly LabelledQuery[]): string[] =>
  queries
    .filter(({ isAbsent }) => isAbsent)
    .filter(({ text }) => {
      const { total, missing, didYouMean } = search(
        index,
        { text, filters: {}, sort: null, offset: 0, limit: depth },
        plainLens,
      )
      return total > 0 && missing.length === 0 && didYouMean === null
    })
    .map(({ text }) => text)
