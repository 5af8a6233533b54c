import { generateDistributor } from '#areas/demo/generate/generate-distributor.ts'
import { wordsOf } from '#areas/kitchen-words/text/fold.ts'
import { buildIndex, type CatalogueIndex } from '#areas/shop/search/catalogue-index.ts'
import type { ItemText } from '#areas/shop/search/explain-words.ts'
import { plainLens } from '#areas/shop/search/ship-to-lens.ts'
import type { Catalogue } from '../server/match-lines.ts'
import type { UsualQuantity } from '../rules/why-unusual.ts'
import { type Kitchen, type Predicate, predicate } from './read-corpus.ts'

/** Facts of an item of the demo distributor, as the tests need them. */
export interface DemoText extends ItemText {
  readonly itemNumber: string
  readonly eachOnly: boolean
  readonly isBrokenCase: boolean
  readonly isDiscontinued: boolean
  readonly categoryId: string
  readonly popularity: number
}

/** A kitchen of the corpus on the catalogue of the demo distributor. */
export interface DemoKitchen extends Catalogue {
  readonly items: ReadonlyMap<string, DemoText>
  readonly usual: ReadonlyMap<string, UsualQuantity>
  /** Entries of the guide that no item of the catalogue fits. */
  readonly missing: readonly string[]
  /** The item of a label: an entry of the guide, or '[words]'; null where a clerk would ask. */
  itemOf(label: string): DemoText | null
}

interface ItemRow extends Omit<DemoText, 'pack' | 'ownName' | 'isDiscontinued'> {
  readonly division: string
  readonly packSizeDescription: string
  readonly erpStatus: string
  readonly categoryId: string
  readonly gtin: string
  readonly productCode: string
}

const timesOrdered = 12
let all: ItemRow[] | undefined
const indexes = new Map<string, CatalogueIndex>()
const itemRows = (): ItemRow[] => {
  const kinds = generateDistributor('small', '2026-03-02')
  return [...kinds.find(({ kind }) => kind === 'items')!.rows()] as ItemRow[]
}

/** A kitchen whose history is its guide; the generator of the catalogue is deterministic. */
export function demoKitchen({ division, guide }: Kitchen): DemoKitchen {
  all ??= itemRows()
  const rows = all.filter((row) => row.division === division)
  const index = indexes.get(division) ?? indexOf(rows)
  indexes.set(division, index)
  const items = rows.map((row): DemoText => ({
    ...row,
    pack: row.packSizeDescription,
    ownName: '',
    isDiscontinued: row.erpStatus === 'discontinued',
  }))
  const found = guide.map(({ predicates, ...entry }) => ({ ...entry, item: plainest(items, predicates) }))
  const entries = new Map(
    found.flatMap(({ item, ...entry }) => (item ? [[entry.id, { ...entry, item }] as const] : [])),
  )
  const missing = found.flatMap(({ id, item }) => (item ? [] : [id]))
  const lastOrderedOn = '2026-02-01'
  const bought = new Map(
    [...entries.values()].map(({ item }) => [item.itemNumber, { times: timesOrdered, lastOrderedOn }] as const),
  )
  return {
    index,
    lens: { ...plainLens, bought },
    items: new Map(items.map((item) => [item.itemNumber, item])),
    usual: new Map([...entries.values()].map(({ item, typical, max }) => [item.itemNumber, { typical, max }])),
    missing,
    itemOf: (label) => {
      const [id = '', ...more] = label.split('+')
      const entry = entries.get(id)
      if (entry) return fits({ words: more, without: [] })(entry.item) ? entry.item : null
      if (missing.includes(id)) return null
      if (!label.startsWith('[')) throw new Error(`No entry of the guide: ${label}`)
      const fitting = items.filter(fits(predicate(label.slice(1, -1))))
      return fitting.length === 1 ? fitting[0]! : null
    },
  }
}

const wordsOfItem = new Map<string, ReadonlySet<string>>()
function wordSetOf({ itemNumber, description, pack }: DemoText): ReadonlySet<string> {
  const words = wordsOfItem.get(itemNumber) ?? new Set(wordsOf(`${description} ${pack}`))
  wordsOfItem.set(itemNumber, words)
  return words
}

function fits({ words, without }: Predicate): (item: DemoText) => boolean {
  const [wanted, unwanted] = [words, without].map((each) => each.map((word) => wordsOf(word)))
  return (item) => {
    const has = wordSetOf(item)
    const isIn = (forms: readonly string[]) => forms.some((form) => has.has(form))
    return !item.isDiscontinued && wanted!.every(isIn) && !unwanted!.some(isIn)
  }
}

/**
 * The item whose description begins with the first word that fits any; of several the one with the
 * fewest words, then the best-selling one.
 */
function plainest(items: readonly DemoText[], predicates: readonly Predicate[]): DemoText | undefined {
  const length = ({ description }: DemoText) => description.split(' ').length
  for (const predicate of predicates) {
    const head = wordsOf(predicate.words[0]!)
    const fitting = items.filter(fits(predicate)).filter(({ description }) => head.includes(wordsOf(description)[0]!))
    if (fitting.length > 0)
      return fitting.toSorted(
        (a, b) => length(a) - length(b) || b.popularity - a.popularity || (a.itemNumber < b.itemNumber ? -1 : 1),
      )[0]
  }
  return undefined
}

const indexOf = (rows: readonly ItemRow[]): CatalogueIndex =>
  buildIndex(
    rows.map((row) => ({
      ...row,
      pack: row.packSizeDescription,
      categoryPath: [row.categoryId],
      barcodes: [],
      dietaryPreferences: [],
      allergensFreeFrom: [],
      vendorNumber: '',
      storage: '',
      gpoIds: [],
      isBestseller: false,
      isDiscontinued: row.erpStatus === 'discontinued',
      isInStock: true,
      stockedAt: [],
    })),
  )
