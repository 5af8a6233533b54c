import { baseLexicon } from '#areas/kitchen-words/base-lexicon.ts'
import type { Lexicon } from '#areas/kitchen-words/kitchen-word.ts'
import { phraseWords } from '#areas/kitchen-words/rules/phrase-words.ts'
import { CategoryWords } from './category-words.ts'
import { columnOf, type Column } from './column.ts'
import { atOnce, type Steps } from '#kit/steps.ts'
import { codesOf, wordsOfItem } from './item-words.ts'
import { packSortKey } from './pack-sort-key.ts'
import { sortInSteps } from './sort-in-steps.ts'
import { Vocabulary } from './vocabulary.ts'
import { inCategory } from './word-parts.ts'

/** What the index knows of an item. */
export interface CatalogueDocument {
  readonly itemNumber: string
  readonly description: string
  readonly brand: string
  readonly gtin: string
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
  readonly isInStock: boolean
  /** Cases sold in a year. */
  readonly popularity: number
}

/** Flags of an item, one bit each; those of the lens (`filters.ts`) use the free bits. */
export const discontinuedFlag = 1
export const bestsellerFlag = 16
export const inStockFlag = 32

/**
 * The catalogue of a division, ready to be searched by every customer. Items are known by their
 * place in `itemNumbers`.
 */
export interface CatalogueIndex {
  readonly size: number
  readonly itemNumbers: readonly string[]
  readonly placeOf: ReadonlyMap<string, number>
  readonly vocabulary: Vocabulary
  /** How a word of the vocabulary was written first, where that differs: 'browny' is 'brownies'. */
  readonly written: ReadonlyMap<string, string>
  readonly lexicon: Lexicon
  /** Word id -> where its places begin in `places`; one more entry than words. */
  readonly starts: Uint32Array
  readonly places: Uint32Array
  /** Beside `places`: the parts the word stands in. */
  readonly parts: Uint8Array
  /** Vendor number -> places. Apart from the words, so that no customer finds an item by it. */
  readonly vendorNumbers: ReadonlyMap<string, readonly number[]>
  /** Bits: `discontinuedFlag`, `bestsellerFlag`, `inStockFlag`. */
  readonly flags: Uint8Array
  readonly popularity: Float32Array
  /** Words in the description. */
  readonly lengths: Uint8Array
  readonly paths: Column
  readonly brands: Column
  readonly diets: Column
  readonly freeFrom: Column
  /** A diet or allergen -> the words it is compared in. */
  readonly claimNames: ReadonlyMap<string, string>
  readonly storages: Column
  readonly packs: Column
  readonly gpos: Column
  /** Places in the order of each sort, and by popularity. */
  readonly orders: Readonly<Record<'description' | 'brand' | 'itemNumber' | 'pack' | 'popularity', Uint32Array>>
}

/** What items of every division share. */
export interface CatalogueTerms {
  readonly lexicon: Lexicon
  /** Category id -> its name. */
  readonly categoryNames: ReadonlyMap<string, string>
}

const withoutCategories: CatalogueTerms = { lexicon: baseLexicon, categoryNames: new Map() }

interface Postings {
  readonly places: number[]
  readonly parts: number[]
}

/** Items whose words are noted in one step. */
const itemsAtOnce = 20

/** ITEM-1, ITEM-2: builds the index of a division's items. */
export const buildIndex = (documents: Iterable<CatalogueDocument>, terms?: CatalogueTerms): CatalogueIndex =>
  atOnce(indexSteps(documents, terms))

/** The same in steps of a few milliseconds, for a process that serves requests in the meantime. */
export function* indexSteps(
  documents: Iterable<CatalogueDocument>,
  { lexicon, categoryNames }: CatalogueTerms = withoutCategories,
): Steps<CatalogueIndex> {
  const items: CatalogueDocument[] = []
  const lengths: number[] = []
  const posted = new Map<string, Postings>()
  const written = new Map<string, string>()
  const categoryWords = new CategoryWords(categoryNames)
  for (const item of documents) {
    const place = items.push(item) - 1
    const { words, length } = wordsOfItem(item, lexicon, categoryWords.of(item.categoryPath), written)
    lengths.push(Math.min(255, length))
    for (const [word, parts] of words) post(posted, word, place, parts)
    if (place % itemsAtOnce === 0) yield
  }
  for (const [word, places] of categoryWords.broad(items, posted)) {
    postBroad(posted, word, places)
    yield
  }
  const columns = yield* columnsOf(items)
  return {
    lexicon,
    written,
    ...(yield* layOut(posted)),
    vendorNumbers: vendorNumbersOf(items),
    lengths: Uint8Array.from(lengths),
    claimNames: claimNamesOf([columns.diets, columns.freeFrom]),
    ...columns,
  }
}

function post(posted: Map<string, Postings>, word: string, place: number, parts: number): void {
  const list = posted.get(word)
  if (!list) posted.set(word, { places: [place], parts: [parts] })
  else {
    list.places.push(place)
    list.parts.push(parts)
  }
}

/** Adds the items that only their category gives a word; places stay in ascending order. */
function postBroad(posted: Map<string, Postings>, word: string, places: readonly number[]): void {
  const own = posted.get(word) ?? { places: [], parts: [] }
  const parts = new Map(own.places.map((place, i) => [place, own.parts[i]!]))
  for (const place of places) parts.set(place, inCategory)
  const sorted = Uint32Array.from(parts.keys()).sort()
  posted.set(word, { places: Array.from(sorted), parts: Array.from(sorted, (place) => parts.get(place)!) })
}

/** The postings as flat arrays, each word's places in ascending order. */
function* layOut(posted: ReadonlyMap<string, Postings>) {
  const vocabulary = yield* Vocabulary.of(posted.keys())
  const starts = new Uint32Array(vocabulary.words.length + 1)
  vocabulary.words.forEach((word, id) => (starts[id + 1] = starts[id]! + posted.get(word)!.places.length))
  const places = new Uint32Array(starts.at(-1)!)
  const parts = new Uint8Array(places.length)
  yield
  for (const [id, word] of vocabulary.words.entries()) {
    const list = posted.get(word)!
    places.set(list.places, starts[id]!)
    parts.set(list.parts, starts[id]!)
    if (id % 1000 === 0) yield
  }
  return { vocabulary, starts, places, parts }
}

function claimNamesOf(columns: readonly Column[]): Map<string, string> {
  const names = new Set(columns.flatMap(({ sets }) => sets.flat()))
  return new Map([...names].map((name) => [name, phraseWords(name).join(' ')]))
}

function vendorNumbersOf(items: readonly CatalogueDocument[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>()
  items.forEach(({ vendorNumber }, place) => {
    for (const code of codesOf(vendorNumber)) {
      const places = numbers.get(code)
      if (places) places.push(place)
      else numbers.set(code, [place])
    }
  })
  return numbers
}

function* columnsOf(items: readonly CatalogueDocument[]) {
  /** One field of all items, one step. */
  function* step<T>(make: () => T): Steps<T> {
    yield
    return make()
  }
  const column = (namesOf: (item: CatalogueDocument) => readonly string[]) => step(() => columnOf(items, namesOf))
  const itemNumbers = items.map(({ itemNumber }) => itemNumber)
  return {
    size: items.length,
    itemNumbers,
    placeOf: yield* step(() => new Map(itemNumbers.map((itemNumber, place) => [itemNumber, place]))),
    flags: Uint8Array.from(
      items,
      (item) =>
        (item.isBestseller ? bestsellerFlag : 0) |
        (item.isInStock ? inStockFlag : 0) |
        (item.isDiscontinued ? discontinuedFlag : 0),
    ),
    popularity: Float32Array.from(items, ({ popularity }) => Math.log2(1 + popularity)),
    paths: yield* column(({ categoryPath }) => categoryPath),
    brands: yield* column(({ brand }) => [brand]),
    diets: yield* column(({ dietaryPreferences }) => dietaryPreferences),
    freeFrom: yield* column(({ allergensFreeFrom }) => allergensFreeFrom),
    storages: yield* column(({ storage }) => (storage === '' ? [] : [storage])),
    packs: yield* column(({ pack }) => (pack === '' ? [] : [pack])),
    gpos: yield* column(({ gpoIds }) => gpoIds),
    orders: {
      description: yield* orderBy(items, ({ description }) => description),
      brand: yield* orderBy(items, ({ brand, description }) => `${brand}\n${description}`),
      itemNumber: yield* orderBy(items, ({ itemNumber }) => itemNumber),
      pack: yield* orderBy(items, ({ pack, description }) => `${packSortKey(pack)}\n${description}`),
      popularity: yield* sortInSteps(items.length, (a, b) => items[b]!.popularity - items[a]!.popularity || a - b),
    },
  }
}

function* orderBy(items: readonly CatalogueDocument[], keyOf: (item: CatalogueDocument) => string): Steps<Uint32Array> {
  const keys = items.map((item) => keyOf(item).toLowerCase())
  yield
  return yield* sortInSteps(items.length, (a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b))
}
