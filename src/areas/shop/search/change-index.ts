import type { Steps } from '#kit/steps.ts'
import { type CatalogueDocument, type CatalogueIndex, claimNamesOf, leavesOf } from './catalogue-index.ts'
import { CategoryWords, isBroad } from './category-words.ts'
import { changedColumn } from './column.ts'
import { columnNames, type Columns } from './index-packer.ts'
import { flagsOf, goneFlag, namesOf, noNames, weightOf } from './item-facts.ts'
import { codesOf, wordsOfItem } from './item-words.ts'
import { changedList, emptyList, partsAt, type PlaceList } from './place-lists.ts'
import { changedOrders, ordinalsOf, type Sortable } from './sort-orders.ts'
import { inCategory } from './word-parts.ts'

/** Word -> place -> parts; 0 where the item has the word no more. */
type WordChanges = Map<string, Map<number, number>>

/** An item at its place: as it is now, or null when it is gone. */
type Placed = ReadonlyMap<number, CatalogueDocument | null>

/**
 * ITEM-1: the index after some items changed, came or went; it answers as one built from scratch.
 * `changes` is item number -> item, null for one that is gone. What stays the same is shared with
 * the index before.
 */
export function* changeSteps(
  index: CatalogueIndex,
  changes: ReadonlyMap<string, CatalogueDocument | null>,
): Steps<CatalogueIndex> {
  const { placed, placeOf } = placesFor(index, changes)
  if (placed.size === 0) return index
  const size = Math.max(index.size, ...[...placed.keys()].map((place) => place + 1))
  const columns = yield* changeColumns(index, placed, size)
  const categoryWords = new CategoryWords(index.base.terms.categoryNames)
  const { changes: changed, words } = wordsChanged(index, placed, categoryWords)
  yield
  const { vocabulary, broad } = yield* changeWords(index, columns, changed, { categoryWords, placed })
  const texts = (textOf: (item: CatalogueDocument) => string) =>
    new Map(Array.from(placed, ([place, item]): [number, string] => [place, item ? textOf(item) : '']))
  const itemNumbers = index.itemNumbers.with(
    new Map([...placed].flatMap(([place, item]) => (item ? [[place, item.itemNumber] as const] : []))),
  )
  yield
  const numbers = {
    flags: sized(index.flags, size, placed, (item) => (item ? flagsOf(item) : goneFlag)),
    popularity: sized(index.popularity, size, placed, (item) => (item ? weightOf(item) : 0)),
    lengths: sized(index.lengths, size, placed, (_, place) => words.get(place)!.length),
  }
  const next: Omit<CatalogueIndex, 'orders' | 'ordinals'> = {
    ...index,
    ...columns,
    ...numbers,
    size,
    itemNumbers,
    placeOf: index.placeOf.with(placeOf, itemNumbers),
    descriptions: index.descriptions.with(texts(({ description }) => description)),
    vendors: index.vendors.with(texts(({ vendorNumber }) => vendorNumber)),
    vocabulary,
    vendorNumbers: index.vendorNumbers.with(vendorChanges(index, placed)),
    claimNames:
      columns.diets === index.diets && columns.freeFrom === index.freeFrom
        ? index.claimNames
        : claimNamesOf([columns.diets, columns.freeFrom]),
    leaves: columns.paths === index.paths ? index.leaves : leavesOf(columns.paths),
    base: {
      ...index.base,
      broad,
      words: new Map([...index.base.words, ...Array.from(words, ([place, { list }]) => [place, list] as const)]),
    },
  }
  const present = [...placed].flatMap(([place, item]) => (item ? [place] : []))
  const removed = [...placed].flatMap(([place, item]) => (item ? [] : [place]))
  const moved = { present, removed, firstAdded: index.size }
  const orders = yield* changedOrders(index.orders, moved, { before: sortable(index), after: sortable(next), size })
  const isSameOrder = orders.itemNumber === index.orders.itemNumber
  return { ...next, orders, ordinals: isSameOrder ? index.ordinals : yield* ordinalsOf(orders.itemNumber, size) }
}

/** Items that are gone and were never there change nothing. */
function placesFor(index: CatalogueIndex, changes: ReadonlyMap<string, CatalogueDocument | null>) {
  let next = index.size
  const placed = new Map<number, CatalogueDocument | null>()
  const placeOf = new Map<string, number | null>()
  for (const [itemNumber, item] of changes) {
    const known = index.placeOf.get(itemNumber)
    if (known === undefined && !item) continue
    const place = known ?? next++
    placed.set(place, item)
    placeOf.set(itemNumber, item ? place : null)
  }
  return { placed, placeOf }
}

function* changeColumns(index: CatalogueIndex, placed: Placed, size: number): Steps<Columns> {
  const columns: Record<keyof Columns, Columns['paths']> = { ...index }
  for (const name of columnNames) {
    const names = Array.from(placed, ([place, item]) => [place, (item ? namesOf(item) : noNames)[name]] as const)
    columns[name] = changedColumn(index[name], new Map(names), size)
    yield
  }
  return columns
}

/** A copy of numbers with those of the changed items; the same ones when none differs. */
function sized<Values extends Uint8Array | Float32Array>(
  values: Values,
  size: number,
  placed: Placed,
  valueOf: (item: CatalogueDocument | null, place: number) => number,
): Values {
  const changed = Array.from(placed, ([place, item]) => [place, valueOf(item, place)] as const)
  if (size === values.length && changed.every(([place, value]) => values[place] === value)) return values
  const copy = new (values.constructor as new (size: number) => Values)(size)
  copy.set(values)
  for (const [place, value] of changed) copy[place] = value
  return copy
}

/** The words a changed item had. */
function wordsBefore({ base: { words, packed }, vocabulary }: CatalogueIndex, place: number): readonly string[] {
  const own = words.get(place)
  if (own) return own
  const ids = packed.wordIds.subarray(place === 0 ? 0 : packed.wordEnds[place - 1]!, packed.wordEnds[place] ?? 0)
  return Array.from(ids, (id) => vocabulary.wordOf(id))
}

/** What really changes in the lists of words, and the words of each changed item. */
function wordsChanged(index: CatalogueIndex, placed: Placed, categoryWords: CategoryWords) {
  const changes: WordChanges = new Map()
  const words = new Map<number, { list: readonly string[]; length: number }>()
  for (const [place, item] of placed) {
    const { words: now, length } = item
      ? wordsOfItem(item, index.lexicon, categoryWords.of(item.categoryPath))
      : { words: new Map<string, number>(), length: 0 }
    const before = place < index.size ? wordsBefore(index, place) : []
    for (const word of new Set([...before, ...now.keys()])) {
      const parts = now.get(word) ?? 0
      if (before.includes(word) && parts === partsBefore(index, word, place)) continue
      const places = changes.get(word)
      if (places) places.set(place, parts)
      else changes.set(word, new Map([[place, parts]]))
    }
    words.set(place, { list: [...now.keys()], length: Math.min(255, length) })
  }
  return { changes, words }
}

function partsBefore({ vocabulary }: CatalogueIndex, word: string, place: number): number {
  const id = vocabulary.idOf(word)
  return id < 0 ? 0 : partsAt(vocabulary.listOf(id), place)
}

function vendorChanges(index: CatalogueIndex, placed: Placed): WordChanges {
  const changes: WordChanges = new Map()
  for (const [place, item] of placed) {
    const before = place < index.size ? codesOf(index.vendors.at(place)) : []
    const now = codesOf(item?.vendorNumber ?? '')
    for (const code of new Set([...before, ...now])) {
      const places = changes.get(code) ?? new Map<number, number>()
      changes.set(code, places.set(place, now.includes(code) ? 1 : 0))
    }
  }
  return changes
}

/** The vocabulary after the changes, and which words of categories stand for all items below. */
function* changeWords(
  index: CatalogueIndex,
  columns: Columns,
  changes: WordChanges,
  { categoryWords, placed }: { readonly categoryWords: CategoryWords; readonly placed: Placed },
) {
  const { vocabulary, base } = index
  // Of other words of categories neither the items below nor those that have them changed.
  const affected = new Set([...categoryWordsAbove(index, placed, categoryWords), ...changes.keys()])
  if (affected.size === 0) return { vocabulary, broad: base.broad }
  const below = categoryWords.countBelow(columns.paths)
  const broad = new Set(base.broad)
  const whole = new Map<string, PlaceList>()
  const listOf = (word: string): PlaceList => {
    const id = vocabulary.idOf(word)
    return id < 0 ? emptyList : vocabulary.listOf(id)
  }
  yield
  for (const word of affected) {
    if (!below.has(word) && !broad.has(word)) continue
    const wasBroad = broad.has(word)
    const isNow = isBroad(ownCount(listOf(word), changes.get(word)), below.get(word) ?? 0)
    if (isNow && wasBroad) noteBelow(word, placed, { changes, list: listOf(word), categoryWords })
    else if (isNow !== wasBroad) {
      const before = wasBroad ? withoutBelow(listOf(word)) : listOf(word)
      const own = changedList(before, changes.get(word) ?? new Map())
      whole.set(word, isNow ? categoryWords.withAllBelow(word, own, columns.paths) : own)
      if (isNow) broad.add(word)
      else broad.delete(word)
    }
    yield
  }
  return { vocabulary: vocabulary.with(changes, whole), broad }
}

/** How many items will have a word of their own, not only by their category. */
function ownCount(list: PlaceList, changes: ReadonlyMap<number, number> = new Map()): number {
  let count = 0
  for (const parts of list.parts) if (parts !== inCategory) count++
  for (const [place, parts] of changes) {
    const before = partsAt(list, place)
    if (before !== 0 && before !== inCategory) count--
    if (parts !== 0) count++
  }
  return count
}

/** Changed items below a word that stands for all of them have it, whether it is theirs or not. */
function noteBelow(
  word: string,
  placed: Placed,
  at: { readonly changes: WordChanges; readonly list: PlaceList; readonly categoryWords: CategoryWords },
): void {
  const places = at.changes.get(word) ?? new Map<number, number>()
  for (const [place, item] of placed) {
    const before = partsAt(at.list, place)
    const own = places.get(place) ?? (before === inCategory ? 0 : before)
    const isBelow = item !== null && at.categoryWords.of(item.categoryPath).has(word)
    places.set(place, own === 0 && isBelow ? inCategory : own)
  }
  at.changes.set(word, places)
}

/** The words of the categories that an item left or came to. */
function categoryWordsAbove(index: CatalogueIndex, placed: Placed, categoryWords: CategoryWords): Set<string> {
  const words = new Set<string>()
  for (const [place, item] of placed) {
    const before = place < index.size ? index.paths.sets[index.paths.setOf[place]!]! : []
    const now = item?.categoryPath ?? []
    if (before.join('\n') === now.join('\n')) continue
    for (const path of [before, now]) for (const word of categoryWords.of(path)) words.add(word)
  }
  return words
}

/** An item that only its category gives a word has no other part of it. */
function withoutBelow({ places, parts }: PlaceList): PlaceList {
  const isOwn = (_: number, at: number) => parts[at] !== inCategory
  return { places: places.filter(isOwn), parts: parts.filter((bits) => bits !== inCategory) }
}

const sortable = (
  index: Pick<CatalogueIndex, 'itemNumbers' | 'descriptions' | 'brands' | 'packs' | 'popularity'>,
): Sortable => ({
  itemNumber: (place) => index.itemNumbers.at(place),
  description: (place) => index.descriptions.at(place),
  brand: (place) => index.brands.sets[index.brands.setOf[place]!]![0] ?? '',
  pack: (place) => index.packs.sets[index.packs.setOf[place]!]![0] ?? '',
  popularity: (place) => index.popularity[place]!,
})
