import { columnOf, type Column } from './column.ts'
import { bareDigits, codeWordsOf, wordsOf } from '#areas/kitchen-words/text/fold.ts'
import { packSortKey } from './pack-sort-key.ts'
import { Vocabulary } from './vocabulary.ts'

/** What the index knows of an item. */
export interface CatalogueDocument {
  readonly itemNumber: string
  readonly description: string
  readonly brand: string
  readonly gtin: string
  /** The manufacturer's number. */
  readonly productCode: string
  readonly pack: string
  /** Category ids from the department down to the leaf. */
  readonly categoryPath: readonly string[]
  readonly dietaryPreferences: readonly string[]
  readonly gpoIds: readonly string[]
  readonly isBestseller: boolean
  readonly isDiscontinued: boolean
  readonly isInStock: boolean
  /** Cases sold in a year. */
  readonly popularity: number
}

/** Which part of an item a word stands in; a bit each. */
export const inDescription = 1
export const inBrand = 2
export const inPack = 4
export const inNumber = 8
/**
 * It is the first word of the description: what the item is ('MILK WHOLE', not 'COOKIE MILK
 * CHOCOLATE').
 */
export const isHead = 16

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
  /** Word id -> where its places begin in `places`; one more entry than words. */
  readonly starts: Uint32Array
  readonly places: Uint32Array
  /** Beside `places`: the parts the word stands in. */
  readonly parts: Uint8Array
  /** Bits: `discontinuedFlag`, `bestsellerFlag`, `inStockFlag`. */
  readonly flags: Uint8Array
  readonly popularity: Float32Array
  /** Words in the description. */
  readonly lengths: Uint8Array
  readonly paths: Column
  readonly brands: Column
  readonly diets: Column
  readonly gpos: Column
  /** Places in the order of each sort, and by popularity. */
  readonly orders: Readonly<Record<'description' | 'brand' | 'itemNumber' | 'pack' | 'popularity', Uint32Array>>
}

function numbersOf(item: CatalogueDocument): string[] {
  const gtin = bareDigits(item.gtin)
  // A case's GTIN-14 begins with a packaging digit before the number printed on the unit.
  const withoutIndicator = item.gtin.length === 14 ? bareDigits(item.gtin.slice(1)) : ''
  return [
    bareDigits(item.itemNumber) || item.itemNumber.toLowerCase(),
    gtin,
    withoutIndicator,
    ...codeWordsOf(item.productCode),
  ]
}

function partsOf(item: CatalogueDocument, description: readonly string[]): Map<string, number> {
  const parts = new Map<string, number>()
  const add = (words: readonly string[], part: number) => {
    for (const word of words) if (word !== '') parts.set(word, (parts.get(word) ?? 0) | part)
  }
  add(description, inDescription)
  add(description.slice(0, 1), isHead)
  add(wordsOf(item.brand), inBrand)
  add(wordsOf(item.pack), inPack)
  add(numbersOf(item), inNumber)
  return parts
}

/** ITEM-1, ITEM-2: builds the index of a division's items. */
export function buildIndex(documents: Iterable<CatalogueDocument>): CatalogueIndex {
  const items: CatalogueDocument[] = []
  const lengths: number[] = []
  const posted = new Map<string, { places: number[]; parts: number[] }>()
  for (const item of documents) {
    const place = items.push(item) - 1
    const description = wordsOf(item.description)
    lengths.push(Math.min(255, description.length))
    for (const [word, parts] of partsOf(item, description)) {
      const list = posted.get(word) ?? { places: [], parts: [] }
      list.places.push(place)
      list.parts.push(parts)
      posted.set(word, list)
    }
  }
  const vocabulary = new Vocabulary(posted.keys())
  const starts = new Uint32Array(vocabulary.words.length + 1)
  vocabulary.words.forEach((word, id) => (starts[id + 1] = starts[id]! + posted.get(word)!.places.length))
  const places = new Uint32Array(starts.at(-1)!)
  const parts = new Uint8Array(places.length)
  vocabulary.words.forEach((word, id) => {
    const list = posted.get(word)!
    places.set(list.places, starts[id]!)
    parts.set(list.parts, starts[id]!)
  })
  return { vocabulary, starts, places, parts, lengths: Uint8Array.from(lengths), ...columnsOf(items) }
}

function columnsOf(items: readonly CatalogueDocument[]) {
  const itemNumbers = items.map(({ itemNumber }) => itemNumber)
  return {
    size: items.length,
    itemNumbers,
    placeOf: new Map(itemNumbers.map((itemNumber, place) => [itemNumber, place])),
    flags: Uint8Array.from(
      items,
      (item) =>
        (item.isBestseller ? bestsellerFlag : 0) |
        (item.isInStock ? inStockFlag : 0) |
        (item.isDiscontinued ? discontinuedFlag : 0),
    ),
    popularity: Float32Array.from(items, ({ popularity }) => Math.log2(1 + popularity)),
    paths: columnOf(items, ({ categoryPath }) => categoryPath),
    brands: columnOf(items, ({ brand }) => [brand]),
    diets: columnOf(items, ({ dietaryPreferences }) => dietaryPreferences),
    gpos: columnOf(items, ({ gpoIds }) => gpoIds),
    orders: {
      description: orderBy(items, ({ description }) => description),
      brand: orderBy(items, ({ brand, description }) => `${brand}\n${description}`),
      itemNumber: orderBy(items, ({ itemNumber }) => itemNumber),
      pack: orderBy(items, ({ pack, description }) => `${packSortKey(pack)}\n${description}`),
      popularity: Uint32Array.from(items.keys()).sort((a, b) => items[b]!.popularity - items[a]!.popularity || a - b),
    },
  }
}

function orderBy(items: readonly CatalogueDocument[], keyOf: (item: CatalogueDocument) => string): Uint32Array {
  const keys = items.map((item) => keyOf(item).toLowerCase())
  return Uint32Array.from(keys.keys()).sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b))
}
