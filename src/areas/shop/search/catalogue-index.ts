import { baseLexicon } from '#areas/kitchen-words/base-lexicon.ts'
import type { Lexicon } from '#areas/kitchen-words/kitchen-word.ts'
import { phraseWords } from '#areas/kitchen-words/rules/phrase-words.ts'
import { atOnce, type Steps } from '#kit/steps.ts'
import { type Column, countSets } from './column.ts'
import { type Columns, IndexPacker, type PackedIndex } from './index-packer.ts'
import { ItemPlaces } from './item-places.ts'
import type { Orders } from './sort-orders.ts'
import { Texts } from './texts.ts'
import { Vocabulary } from './vocabulary.ts'

/** Stands for every warehouse. */
export const everywhere = '*'

/** What the index knows of an item. */
export interface CatalogueDocument {
  readonly itemNumber: string
  readonly description: string
  readonly brand: string
  readonly gtin: string
  /** GTINs of its further barcodes, of 14 digits. */
  readonly barcodes: readonly string[]
  /** The manufacturer's number. */
  readonly productCode: string
  /** Staff only; empty when unknown. */
  readonly vendorNumber: string
  readonly pack: string
  /** Category ids from the department down to the leaf. */
  readonly categoryPath: readonly string[]
  readonly dietaryPreferences: readonly string[]
  /** Allergens it is certainly free from; what nobody knows is not among them. */
  readonly allergensFreeFrom: readonly string[]
  /** How it is kept; empty when unknown. */
  readonly storage: string
  readonly gpoIds: readonly string[]
  readonly isBestseller: boolean
  readonly isDiscontinued: boolean
  /** In any warehouse of the division. */
  readonly isInStock: boolean
  /** The warehouses that have it; `everywhere` where stock does not come by warehouse. */
  readonly stockedAt: readonly string[]
  /** Cases sold in a year. */
  readonly popularity: number
}

/**
 * The catalogue of a division, ready to be searched by every customer. It never changes: a change
 * of items makes another one, which shares with it all that stays the same.
 */
export interface CatalogueIndex extends Columns {
  /** Places, those of items that are gone included. */
  readonly size: number
  /** Place -> item number, and back. */
  readonly itemNumbers: Texts
  readonly placeOf: ItemPlaces
  /** Place -> rank by item number: decides between equals, whatever order items came in. */
  readonly ordinals: Uint32Array
  readonly descriptions: Texts
  readonly vendors: Texts
  readonly vocabulary: Vocabulary
  /** Apart from the words, so that no customer finds an item by it. */
  readonly vendorNumbers: Vocabulary
  readonly lexicon: Lexicon
  /** Bits of `item-facts.ts`. */
  readonly flags: Uint8Array
  readonly popularity: Float32Array
  /** Words in the description. */
  readonly lengths: Uint8Array
  /** A diet or allergen -> the words it is compared in. */
  readonly claimNames: ReadonlyMap<string, string>
  /** The categories that items are in themselves. */
  readonly leaves: ReadonlySet<string>
  readonly orders: Orders
  /** What changes of items start from. */
  readonly base: IndexBase
}

/** What only `change-index.ts` reads. */
export interface IndexBase {
  readonly packed: PackedIndex
  readonly terms: CatalogueTerms
  /** Words of the items that changed since the index was packed. */
  readonly words: ReadonlyMap<number, readonly string[]>
  /** Words of categories with the items below them in their lists. */
  readonly broad: ReadonlySet<string>
}

/** What items of every division share. */
export interface CatalogueTerms {
  readonly lexicon: Lexicon
  /** Category id -> its name. */
  readonly categoryNames: ReadonlyMap<string, string>
}

const withoutCategories: CatalogueTerms = { lexicon: baseLexicon, categoryNames: new Map() }

/** Items whose words are noted in one step. */
const itemsAtOnce = 20

/** ITEM-1, ITEM-2: builds the index of a division's items. */
export const buildIndex = (documents: Iterable<CatalogueDocument>, terms?: CatalogueTerms): CatalogueIndex =>
  atOnce(indexSteps(documents, terms))

/** The same in steps of a few milliseconds. */
export function* indexSteps(
  documents: Iterable<CatalogueDocument>,
  terms: CatalogueTerms = withoutCategories,
): Steps<CatalogueIndex> {
  const packer = new IndexPacker(terms)
  let count = 0
  for (const item of documents) {
    packer.add(item)
    if (++count % itemsAtOnce === 0) yield
  }
  return unpackIndex(yield* packer.finish(), terms)
}

/** The index over flat arrays; a packed index of a million items takes a few milliseconds. */
export function unpackIndex(packed: PackedIndex, terms: CatalogueTerms): CatalogueIndex {
  const { numbers, numberSlots, columns, flags, popularity, lengths, orders, ordinals } = packed
  const itemNumbers = new Texts(numbers)
  return {
    ...columns,
    size: itemNumbers.length,
    itemNumbers,
    placeOf: new ItemPlaces(numberSlots, itemNumbers),
    ordinals,
    descriptions: new Texts(packed.descriptions),
    vendors: new Texts(packed.vendors),
    vocabulary: new Vocabulary(packed.words),
    vendorNumbers: new Vocabulary(packed.vendorWords),
    lexicon: terms.lexicon,
    flags,
    popularity,
    lengths,
    claimNames: claimNamesOf([columns.diets, columns.freeFrom]),
    leaves: leavesOf(columns.paths),
    orders,
    base: { packed, terms, words: new Map(), broad: new Set(packed.broad) },
  }
}

export function claimNamesOf(columns: readonly Column[]): Map<string, string> {
  const names = new Set(columns.flatMap(({ sets }) => sets.flat()))
  return new Map([...names].map((name) => [name, phraseWords(name).join(' ')]))
}

/** The last categories of paths that any item has. */
export function leavesOf(paths: Column): Set<string> {
  const counts = countSets(paths)
  return new Set(paths.sets.flatMap((path, set) => (counts[set]! > 0 ? path.slice(-1) : [])))
}
