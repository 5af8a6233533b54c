import type { Lexicon } from '#areas/kitchen-words/kitchen-word.ts'
import type { Steps } from '#kit/steps.ts'
import type { CatalogueDocument, CatalogueTerms } from './catalogue-index.ts'
import { CategoryWords } from './category-words.ts'
import { type Column, ColumnPacker } from './column.ts'
import { flagsOf, namesOf, weightOf } from './item-facts.ts'
import { hashTableOf } from './item-places.ts'
import { codesOf, wordsOfItem } from './item-words.ts'
import { ListPacker } from './place-lists.ts'
import { type Orders, sortOrders } from './sort-orders.ts'
import { Numbers, type PackedTexts, TextPacker, Texts } from './texts.ts'
import { packVocabulary, type PackedVocabulary } from './vocabulary.ts'

/** The facets of the shop. */
export type Columns = Readonly<Record<keyof ReturnType<typeof namesOf>, Column>>

/**
 * An index in flat arrays, which pass from one thread to another without a copy. Places are in the
 * order of the documents.
 */
export interface PackedIndex {
  readonly numbers: PackedTexts
  readonly numberSlots: Uint32Array
  readonly descriptions: PackedTexts
  readonly vendors: PackedTexts
  readonly words: PackedVocabulary
  readonly vendorWords: PackedVocabulary
  /** Place -> where the ids of its words end in `wordIds`. */
  readonly wordEnds: Uint32Array
  readonly wordIds: Uint32Array
  readonly flags: Uint8Array
  readonly popularity: Float32Array
  readonly lengths: Uint8Array
  readonly columns: Columns
  /** Words of categories with the items below them in their lists. */
  readonly broad: readonly string[]
  readonly orders: Orders
  readonly ordinals: Uint32Array
}

/** Takes in the items of a division one by one and packs their index. */
export class IndexPacker {
  readonly #lexicon: Lexicon
  readonly #categoryWords: CategoryWords
  readonly #texts = { numbers: new TextPacker(), descriptions: new TextPacker(), vendors: new TextPacker() }
  readonly #words = new ListPacker()
  readonly #vendorWords = new ListPacker()
  readonly #wordEnds = new Numbers()
  readonly #flags = new Numbers()
  readonly #popularity: number[] = []
  readonly #lengths = new Numbers()
  readonly #columns = {
    paths: new ColumnPacker(),
    brands: new ColumnPacker(),
    diets: new ColumnPacker(),
    freeFrom: new ColumnPacker(),
    storages: new ColumnPacker(),
    packs: new ColumnPacker(),
    gpos: new ColumnPacker(),
    stockedAt: new ColumnPacker(),
  }

  constructor({ lexicon, categoryNames }: CatalogueTerms) {
    this.#lexicon = lexicon
    this.#categoryWords = new CategoryWords(categoryNames)
  }

  add(item: CatalogueDocument): void {
    const place = this.#texts.numbers.size
    const { words, length } = wordsOfItem(item, this.#lexicon, this.#categoryWords.of(item.categoryPath))
    for (const [word, parts] of words) this.#words.add(word, place, parts)
    this.#wordEnds.add(this.#words.size)
    for (const code of codesOf(item.vendorNumber)) this.#vendorWords.add(code, place, 1)
    this.#texts.numbers.add(item.itemNumber)
    this.#texts.descriptions.add(item.description)
    this.#texts.vendors.add(item.vendorNumber)
    this.#lengths.add(Math.min(255, length))
    this.#flags.add(flagsOf(item))
    this.#popularity.push(weightOf(item))
    const names = namesOf(item)
    for (const name of columnNames) this.#columns[name].add(names[name])
  }

  *finish(): Steps<PackedIndex> {
    const columns = Object.fromEntries(columnNames.map((name) => [name, this.#columns[name].finish()])) as Columns
    yield
    const { paths } = columns
    const categoryWords = this.#categoryWords
    const broad: string[] = []
    const { lists, entries } = yield* this.#words.finish(function* (listOf) {
      const extra = yield* categoryWords.broad(paths, listOf)
      broad.push(...extra.keys())
      return extra
    })
    const vendorWords = yield* this.#vendorWords.finish(function* () {
      yield
      return new Map()
    })
    const [numbers, descriptions] = [this.#texts.numbers.finish(), this.#texts.descriptions.finish()]
    const [itemNumbers, texts] = [new Texts(numbers), new Texts(descriptions)]
    const sorted = yield* sortOrders(itemNumbers.length, {
      itemNumber: (place) => itemNumbers.at(place),
      description: (place) => texts.at(place),
      brand: (place) => columns.brands.sets[columns.brands.setOf[place]!]![0] ?? '',
      pack: (place) => columns.packs.sets[columns.packs.setOf[place]!]![0] ?? '',
      popularity: (place) => this.#popularity[place]!,
    })
    return {
      numbers,
      numberSlots: hashTableOf(itemNumbers),
      descriptions,
      vendors: this.#texts.vendors.finish(),
      words: yield* packVocabulary(lists),
      vendorWords: yield* packVocabulary(vendorWords.lists),
      wordEnds: this.#wordEnds.finish(),
      wordIds: entries,
      flags: Uint8Array.from(this.#flags.values),
      popularity: Float32Array.from(this.#popularity),
      lengths: Uint8Array.from(this.#lengths.values),
      columns,
      broad,
      ...sorted,
    }
  }
}

export const columnNames = ['paths', 'brands', 'diets', 'freeFrom', 'storages', 'packs', 'gpos', 'stockedAt'] as const

/** The buffers of a packed index, to be handed to another thread. */
export function buffersOf(packed: unknown, found: ArrayBuffer[] = []): ArrayBuffer[] {
  if (ArrayBuffer.isView(packed)) {
    // An empty view shares nothing worth handing over.
    if (packed.byteLength > 0 && !found.includes(packed.buffer as ArrayBuffer)) found.push(packed.buffer as ArrayBuffer)
  } else if (typeof packed === 'object' && packed !== null && !Array.isArray(packed))
    for (const part of Object.values(packed)) buffersOf(part, found)
  return found
}
