import type { Actor } from '#kit/actor.ts'
import type { Refusal } from '#kit/decision.ts'
import type { AddedLine, ChangedLine } from '#areas/guides/guide-items.endpoints.ts'
import { type LineChangeFacts, planLineChanges, type StoredGuideLine } from '#areas/guides/rules/plan-line-changes.ts'
import { guideRefusals } from '#areas/guides/guides.refusals.ts'
import { guideRowRefusals } from '../guide-import.refusals.ts'
import type { GuideFileRow } from './read-guide-rows.ts'

/** The ship-to's own words for an item as they are. */
export interface OwnWords {
  readonly customerDescription: string
  readonly customerItemNumber: string
}

/** What the rows of a file are decided by. */
export interface GuideImportFacts {
  /** Of every item that a row names. */
  readonly lines: LineChangeFacts
  /** The custom item of what follows 'custom:'. */
  readonly customItemOf: (key: string) => string | undefined
  readonly categoryOf: (name: string) => string | null
  readonly locationOf: (name: string) => string | null
  readonly ownWords: ReadonlyMap<string, OwnWords>
}

/** A row that cannot be taken. */
export interface RefusedRow {
  readonly row: GuideFileRow
  readonly refusal: Pick<Refusal, 'code' | 'message'>
}

/** What the rows of a file would change. */
export interface GuideImportPlan {
  readonly itemsAdded: readonly AddedLine[]
  readonly itemsChanged: readonly ChangedLine[]
  readonly unchanged: number
  readonly refused: readonly RefusedRow[]
}

/** A change of one line. */
type Wish = { readonly added: AddedLine } | { readonly changed: ChangedLine } | null

/**
 * GUIDE-1: what each row makes of a guide: a line added, a line changed, or nothing new; refused by
 * the rules of a change of lines, one row at a time. The first row of an item counts.
 */
export function planGuideImport(rows: readonly GuideFileRow[], facts: GuideImportFacts, actor: Actor): GuideImportPlan {
  const lineOf = new Map(facts.lines.lines.map((line) => [keyOf(line), line]))
  const seen = new Set<string>()
  const refused: RefusedRow[] = []
  const itemsAdded: AddedLine[] = []
  const itemsChanged: ChangedLine[] = []
  let unchanged = 0
  for (const row of rows) {
    const wish = row.refusal ?? wishOf(row)
    if (wish && 'code' in wish) refused.push({ row, refusal: wish })
    else if (!wish) unchanged += 1
    else if ('added' in wish) itemsAdded.push(wish.added)
    else itemsChanged.push(wish.changed)
  }
  return { itemsAdded, itemsChanged, unchanged, refused }

  function wishOf(row: GuideFileRow): Wish | Pick<Refusal, 'code' | 'message'> {
    const of = itemOf(row, facts)
    if (!of) return guideRefusals.item_not_found
    if (seen.has(keyOf(of))) return guideRowRefusals.row_duplicate_item
    seen.add(keyOf(of))
    const line = lineOf.get(keyOf(of))
    const shelf = shelfOf(row, facts)
    if ('code' in shelf) return shelf
    const added = of.itemNumber === null ? { customItemId: of.customItemId! } : { itemNumber: of.itemNumber }
    const wishes = line
      ? { itemsAdded: [], itemsChanged: [{ lineId: line.lineId, ...shelf }], itemsRemoved: [] }
      : { itemsAdded: [{ ...added, ...shelf }], itemsChanged: [], itemsRemoved: [] }
    const alone = { ...facts.lines, guide: { ...facts.lines.guide, lineCount: 0 }, lines: line ? [line] : [] }
    const planned = planLineChanges(alone, wishes, actor)
    if (!planned.allowed) return planned.refusal
    const [changed] = planned.value.changed
    if (!line) return { added: wishes.itemsAdded[0]! }
    const isSame = planned.value.words.length === 0 && changed !== undefined && isSameShelf(line, changed)
    return isSame ? null : { changed: wishes.itemsChanged[0]! }
  }
}

const keyOf = ({ itemNumber, customItemId }: Pick<StoredGuideLine, 'itemNumber' | 'customItemId'>): string =>
  itemNumber ?? `custom ${customItemId}`

function itemOf({ itemNumber, customKey }: GuideFileRow, { customItemOf }: GuideImportFacts) {
  if (customKey === '') return { itemNumber, customItemId: null }
  const customItemId = customItemOf(customKey)
  return customItemId === undefined ? undefined : { itemNumber: null, customItemId }
}

/** What the row wants of its line. Own words that are the same already are not wanted. */
function shelfOf(
  { shelf: { category, location, customerDescription, customerItemNumber, ...pars }, itemNumber }: GuideFileRow,
  { categoryOf, locationOf, ownWords }: GuideImportFacts,
): Omit<ChangedLine, 'lineId'> | Pick<Refusal, 'code' | 'message'> {
  const categoryId = category ? categoryOf(category) : null
  if (category && categoryId === null) return guideRowRefusals.row_category_unknown
  const locationId = location ? locationOf(location) : null
  if (location && locationId === null) return guideRowRefusals.row_location_unknown
  // Words of a custom item are the custom item's own.
  const present = itemNumber === '' ? undefined : (ownWords.get(itemNumber) ?? noWords)
  const isNews = (field: keyof OwnWords, text: string | null | undefined): text is string =>
    typeof text === 'string' && present !== undefined && text !== present[field]
  return {
    ...pars,
    ...(category !== undefined && { categoryId }),
    ...(location !== undefined && { locationId }),
    ...(isNews('customerDescription', customerDescription) && { customerDescription }),
    ...(isNews('customerItemNumber', customerItemNumber) && { customerItemNumber }),
  }
}

const noWords: OwnWords = { customerDescription: '', customerItemNumber: '' }

const isSameShelf = (line: StoredGuideLine, after: StoredGuideLine): boolean =>
  line.caseParValue === after.caseParValue &&
  line.eachParValue === after.eachParValue &&
  line.reorderPointPct === after.reorderPointPct &&
  line.categoryId === after.categoryId &&
  line.locationId === after.locationId
