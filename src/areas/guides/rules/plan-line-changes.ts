import { allow, type Decision, type Refusal, refuse } from '#kit/decision.ts'
import type { Actor } from '#kit/actor.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import { type GuideFacts, maxGuideLines } from '../guide.ts'
import type { AddedLine, ChangedLine } from '../guide-items.endpoints.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { mayChangeLines, mayChangeShelf, mayHoldCustomItems } from './may-change-guide.ts'

/** Where a line stands and how much of it is wanted. */
export interface Shelf {
  readonly caseParValue: number | null
  readonly eachParValue: number | null
  readonly reorderPointPct: number | null
  readonly categoryId: string | null
  readonly locationId: string | null
}

/** What a line is of: one of the two is null. */
interface LineOf {
  readonly itemNumber: string | null
  readonly customItemId: string | null
}

/** A line as it is stored. */
export interface StoredGuideLine extends Shelf, LineOf {
  readonly lineId: string
}

/** How an item is sold or counted. */
export type PackingFacts = Pick<ItemFacts, 'eachOnly' | 'isBrokenCase'>

/** A custom item, with where the kitchen keeps it. */
export interface CustomItemFacts extends PackingFacts, Pick<Shelf, 'categoryId' | 'locationId'> {}

/** What the server loaded to decide over a change of lines. */
export interface LineChangeFacts {
  readonly guide: GuideFacts & { readonly lineCount: number }
  /** The lines that the change names, and those of the items it adds. */
  readonly lines: readonly StoredGuideLine[]
  /** Items this ship-to can see, by number. */
  readonly items: ReadonlyMap<string, PackingFacts>
  /** Custom items of the ship-to, by id. */
  readonly customItems: ReadonlyMap<string, CustomItemFacts>
  /** Ids of the ship-to's categories and locations. */
  readonly categories: ReadonlySet<string>
  readonly locations: ReadonlySet<string>
}

/** What a person wants changed. */
export interface LineWishes {
  readonly itemsAdded: readonly AddedLine[]
  readonly itemsChanged: readonly ChangedLine[]
  readonly itemsRemoved: readonly { readonly lineId: string }[]
}

/** The ship-to's own words for an item, as far as they change. */
export interface OwnWordsChange {
  readonly itemNumber: string
  readonly customerDescription: string | undefined
  readonly customerItemNumber: string | undefined
}

/** What is to be written. */
export interface LinePlan {
  readonly added: readonly (LineOf & Shelf)[]
  readonly changed: readonly StoredGuideLine[]
  readonly removed: readonly string[]
  readonly words: readonly OwnWordsChange[]
}

/**
 * GUIDE-1: decides over a change of a guide's lines as a whole: one line that cannot be taken
 * refuses it, with the field at fault such as `itemsAdded.3.caseParValue`.
 */
export function planLineChanges(facts: LineChangeFacts, wishes: LineWishes, actor: Actor): Decision<LinePlan> {
  const { guide } = facts
  const { itemsAdded, itemsChanged, itemsRemoved } = wishes
  const addsOrRemoves = itemsAdded.length > 0 || itemsRemoved.length > 0
  const may = addsOrRemoves ? mayChangeLines(guide, actor) : mayChangeShelf(guide, actor)
  if (!may.allowed) return may

  const byId = new Map(facts.lines.map((line) => [line.lineId, line]))
  const named = new Set<string>()
  const removed: string[] = []
  for (const [at, { lineId }] of itemsRemoved.entries()) {
    const problem = whyNotNamed(lineId)
    if (problem) return fault(problem, `itemsRemoved.${at}.lineId`)
    removed.push(lineId)
  }
  const changed: StoredGuideLine[] = []
  const words: OwnWordsChange[] = []
  for (const [at, wish] of itemsChanged.entries()) {
    const problem = whyNotNamed(wish.lineId)
    if (problem) return fault(problem, `itemsChanged.${at}.lineId`)
    const line = byId.get(wish.lineId)!
    const shelf = shelfOf(line, wish, facts, packingOf(line, facts), line)
    if (!shelf.allowed) return within(shelf, `itemsChanged.${at}`)
    changed.push({ ...line, ...shelf.value })
    words.push(...wordsOf(line, wish))
  }

  const gone = new Set(removed)
  const present = new Set(facts.lines.filter(({ lineId }) => !gone.has(lineId)).map(keyOf))
  const added: (LineOf & Shelf)[] = []
  for (const [at, wish] of itemsAdded.entries()) {
    const line = lineToAdd(facts, wish)
    if (!line.allowed) return within(line, `itemsAdded.${at}`)
    const key = keyOf(line.value)
    if (present.has(key)) return fault(guideRefusals.item_already_in_guide, `itemsAdded.${at}.${fieldOf(wish)}`)
    present.add(key)
    added.push(line.value)
    words.push(...wordsOf(line.value, wish))
  }
  if (guide.lineCount - removed.length + added.length > maxGuideLines) return refuse(guideRefusals.too_many_guide_lines)
  return allow({ added, changed, removed, words })

  function whyNotNamed(lineId: string): Refusal | undefined {
    if (!byId.has(lineId)) return guideRefusals.guide_line_not_found
    if (named.has(lineId)) return guideRefusals.line_named_twice
    named.add(lineId)
    return undefined
  }
}

/** A line that stands nowhere, of which nothing is wanted in particular. */
export const noShelf: Shelf = {
  caseParValue: null,
  eachParValue: null,
  reorderPointPct: null,
  categoryId: null,
  locationId: null,
}

const keyOf = ({ itemNumber, customItemId }: LineOf): string => itemNumber ?? `custom:${customItemId}`
const fieldOf = ({ itemNumber }: AddedLine): string => (itemNumber === undefined ? 'customItemId' : 'itemNumber')
const fault = (refusal: Refusal, field: string): Decision<never> => refuse(refusal, { field })

/** The same refusal with the place of its line before its field. */
const within = (decision: Decision<unknown> & { allowed: false }, place: string): Decision<never> =>
  fault(decision.refusal, decision.refusal.field === undefined ? place : `${place}.${decision.refusal.field}`)

/** A new line of the guide, where its item is known and may be in it. */
function lineToAdd(facts: LineChangeFacts, wish: AddedLine): Decision<LineOf & Shelf> {
  const { itemNumber = null, customItemId = null } = wish
  if ((itemNumber === null) === (customItemId === null)) return fault(guideRefusals.one_item_needed, 'itemNumber')
  if (itemNumber !== null) {
    const packing = facts.items.get(itemNumber)
    if (!packing) return fault(guideRefusals.item_not_found, 'itemNumber')
    const shelf = shelfOf(noShelf, wish, facts, packing, { itemNumber, customItemId })
    return shelf.allowed ? allow({ itemNumber, customItemId, ...shelf.value }) : shelf
  }
  const may = mayHoldCustomItems(facts.guide)
  if (!may.allowed) return fault(may.refusal, 'customItemId')
  const custom = facts.customItems.get(customItemId!)
  if (!custom) return fault(guideRefusals.custom_item_not_found, 'customItemId')
  const { categoryId, locationId } = custom
  const shelf = shelfOf({ ...noShelf, categoryId, locationId }, wish, facts, custom, { itemNumber, customItemId })
  return shelf.allowed ? allow({ itemNumber, customItemId, ...shelf.value }) : shelf
}

/** What a line stands as after a wish; absent fields stay, null takes away. */
function shelfOf(
  before: Shelf,
  wish: Omit<ChangedLine, 'lineId'>,
  { categories, locations }: LineChangeFacts,
  packing: PackingFacts | undefined,
  line: LineOf,
): Decision<Shelf> {
  const { categoryId, locationId, caseParValue, eachParValue } = wish
  if (categoryId && !categories.has(categoryId)) return fault(guideRefusals.category_not_found, 'categoryId')
  if (locationId && !locations.has(locationId)) return fault(guideRefusals.location_not_found, 'locationId')
  // A par of 0 asks for nothing, and an item that cannot be seen any more is not judged.
  if (caseParValue && packing?.eachOnly) return fault(guideRefusals.case_par_not_allowed, 'caseParValue')
  if (eachParValue && packing && !packing.eachOnly && !packing.isBrokenCase)
    return fault(guideRefusals.each_par_not_allowed, 'eachParValue')
  const ownWord = (['customerDescription', 'customerItemNumber'] as const).find((field) => wish[field] !== undefined)
  if (line.itemNumber === null && ownWord) return fault(guideRefusals.own_words_of_custom_item, ownWord)
  return allow({
    caseParValue: caseParValue === undefined ? before.caseParValue : caseParValue,
    eachParValue: eachParValue === undefined ? before.eachParValue : eachParValue,
    reorderPointPct: wish.reorderPointPct === undefined ? before.reorderPointPct : wish.reorderPointPct,
    categoryId: categoryId === undefined ? before.categoryId : categoryId,
    locationId: locationId === undefined ? before.locationId : locationId,
  })
}

const packingOf = ({ itemNumber, customItemId }: LineOf, { items, customItems }: LineChangeFacts) =>
  itemNumber === null ? customItems.get(customItemId!) : items.get(itemNumber)

function wordsOf({ itemNumber }: LineOf, wish: Omit<ChangedLine, 'lineId'>): OwnWordsChange[] {
  const { customerDescription, customerItemNumber } = wish
  if (itemNumber === null || (customerDescription === undefined && customerItemNumber === undefined)) return []
  return [{ itemNumber, customerDescription, customerItemNumber }]
}
