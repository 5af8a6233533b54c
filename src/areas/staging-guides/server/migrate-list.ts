import { orRefuse, Refused } from '#kit/decision.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import type { CustomItemText } from '#areas/customer-data/custom-item.ts'
import { bringCustomItems, bringEntries } from '#areas/customer-data/server/public.ts'
import type { OwnGuideType } from '#areas/guides/guide.ts'
import { bringGuide, visibleItems } from '#areas/guides/server/public.ts'
import { saveOwnWords } from '#areas/items/server/public.ts'
import { itemTexts } from '#areas/shop/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Call } from '#platform/http/handle.ts'
import { planGuideOfList, type PlannedLine } from '../rules/plan-guide-of-list.ts'
import { wordsToKeep } from '../rules/words-to-keep.ts'
import type { migrateStagingGuides } from '../staging-guides.endpoints.ts'
import { type LockedStagingGuide, publishStagingGuide, setMigrated } from './staging-guide.store.ts'
import { readLinesToBring } from './staging-lines.store.ts'

type MigrateCall = Call<typeof migrateStagingGuides>

const ownWords = sql(
  'staging-guides.own-words',
  `select w.item_number as "itemNumber", w.customer_description as description, w.customer_item_number as number
   from customer_items w
   where w.division = :division and w.ship_to = :shipTo and w.item_number = any(:itemNumbers::text[])`,
)

/** The guide that is to be made of a list. */
export interface WantedGuide {
  readonly type: OwnGuideType
  readonly name: string
  readonly isDsrManaged: boolean
  readonly leavesOutUndecided: boolean
}

/**
 * GUIDE-3: makes a guide of a list whose row is locked, with the categories, locations, custom
 * items and own words it brings; refused, nothing of it stays. Returns the guide and its lines.
 */
export async function migrateList(
  tx: Queries,
  list: LockedStagingGuide,
  wanted: WantedGuide,
  call: MigrateCall,
): Promise<{ guideId: string; lines: number }> {
  const { params, now, caller } = call
  const lines = await readLinesToBring(tx, list.id)
  const numbers = [...new Set(lines.flatMap(({ matchedNumber }) => matchedNumber ?? []))]
  const visible = await visibleItems(tx, params, numbers)
  const texts = await itemTexts(tx, params.division, numbers)
  const planned = orRefuse(
    planGuideOfList({
      isMigrated: list.isMigrated,
      lines,
      packingOf: (itemNumber) => (visible.has(itemNumber) ? texts.get(itemNumber) : undefined),
      leavesOutUndecided: wanted.leavesOutUndecided,
      takesCustomItems: !wanted.isDsrManaged,
    }),
  )
  const namesOf = (field: 'category' | 'location') => planned.map(({ line }) => line[field])
  const categoryOf = await bringEntries(tx, params, 'category', namesOf('category'))
  const locationOf = await bringEntries(tx, params, 'location', namesOf('location'))
  const placeOf = ({ line }: PlannedLine) => ({
    categoryId: categoryOf(line.category),
    locationId: locationOf(line.location),
  })
  const custom = planned.filter(({ itemNumber }) => itemNumber === null)
  const customIds = await bringCustomItems(
    tx,
    params,
    custom.map((each) => toCustomItem(each, placeOf(each))),
    {
      changedBy: caller.actor.userId,
      changedAt: now,
      today: todayIn(shipToOf(caller).timeZone, now),
    },
  )
  const idOf = new Map(custom.map((each, i) => [each, customIds[i]!]))
  const { type, name, isDsrManaged } = wanted
  const kept = distinct(planned, idOf)
  const guideLines = kept.map((each) => ({
    ...(each.itemNumber === null ? { customItemId: idOf.get(each)! } : { itemNumber: each.itemNumber }),
    caseParValue: each.caseParValue,
    eachParValue: each.eachParValue,
    ...placeOf(each),
  }))
  const brought = { type, name, isDsrManaged, from: `staging-guide:${list.id}`, lines: guideLines }
  const guide = await bringGuide(tx, brought, call).catch((error: unknown) => {
    throw withPosition(error, kept)
  })
  await keepWords(tx, planned, (itemNumber) => texts.get(itemNumber)?.description ?? '', call)
  await setMigrated(tx, list.id, guide.id, now)
  await publishStagingGuide(tx, { ...params, id: list.id }, caller.actor.realUserId)
  return { guideId: guide.id, lines: kept.length }
}

/** A refusal of one line of the guide names the line of the list. */
function withPosition(error: unknown, planned: readonly PlannedLine[]): unknown {
  if (!(error instanceof Refused)) return error
  const at = /^itemsAdded\.(\d+)/.exec(error.refusal.field ?? '')?.[1]
  const line = at === undefined ? undefined : planned[Number(at)]?.line
  return line ? new Refused({ ...error.refusal, message: `Line ${line.position}: ${error.refusal.message}` }) : error
}

/** Two lines of a list may be one custom item: the first is its line. */
function distinct(planned: readonly PlannedLine[], idOf: ReadonlyMap<PlannedLine, string>): PlannedLine[] {
  const seen = new Set<string>()
  return planned.filter((each) => {
    const key = each.itemNumber ?? idOf.get(each)!
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const toCustomItem = (
  { line }: PlannedLine,
  place: { readonly categoryId: string | null; readonly locationId: string | null },
): CustomItemText => ({
  ...place,
  // A line may have been staged by its number alone.
  description: line.description || line.customerItemNumber || line.itemNumber || line.gtin,
  distributorId: null,
  brand: line.brand,
  packSizeDescription: line.packSizeDescription,
  customerItemNumber: line.customerItemNumber,
  gtin: line.gtin,
  isBrokenCase: line.eachParValue !== null,
  eachesPerCase: 1,
  isCatchWeight: false,
  caseNetWeight: 0,
  casePrice: null,
  eachPrice: null,
})

/** ITEM-2: what the list calls its items becomes the customer's own words for them. */
async function keepWords(
  tx: Queries,
  planned: readonly PlannedLine[],
  descriptionOf: (itemNumber: string) => string,
  { params: { division, shipTo } }: MigrateCall,
): Promise<void> {
  const items = planned.flatMap(({ itemNumber, line }) => (itemNumber === null ? [] : [{ itemNumber, line }]))
  const itemNumbers = items.map(({ itemNumber }) => itemNumber)
  const rows = await tx.rows<{ itemNumber: string; description: string; number: string }>(
    ownWords({ division, shipTo, itemNumbers }),
  )
  const present = new Map(rows.map((row) => [row.itemNumber, row]))
  const words = items.flatMap(({ itemNumber, line }) => {
    const kept = wordsToKeep({
      itemNumber,
      listed: { description: line.description, number: line.customerItemNumber },
      catalogueDescription: descriptionOf(itemNumber),
      present: present.get(itemNumber),
    })
    return kept ? [kept] : []
  })
  if (words.length > 0) await saveOwnWords(tx, { division, shipTo }, words)
}
