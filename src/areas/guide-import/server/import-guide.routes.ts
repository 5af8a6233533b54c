import { orRefuse, Refused } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { bringEntries, entriesByName, lockOwnData } from '#areas/customer-data/server/public.ts'
import {
  fillGuide,
  guideToFill,
  lineChangeFacts,
  orRefuseProspects,
  ownWordsOf,
  visibleItems,
} from '#areas/guides/server/public.ts'
import type { ImportRowError } from '#areas/order-import/order-import.ts'
import { findTable } from '#areas/order-import/server/public.ts'
import { itemTexts } from '#areas/shop/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { importGuide } from '../guide-import.endpoints.ts'
import { guideImportRefusals } from '../guide-import.refusals.ts'
import { checkGuideMapping } from '../rules/check-guide-mapping.ts'
import { type GuideImportFacts, planGuideImport, type RefusedRow } from '../rules/plan-guide-import.ts'
import { type GuideFileRow, readGuideRows } from '../rules/read-guide-rows.ts'

type ImportCall = Call<typeof importGuide>

/** Rolls the import back; the response has the rows at fault. */
class RowsRefused extends Error {
  override readonly name = 'RowsRefused'
  readonly errors: readonly ImportRowError[]
  constructor(errors: readonly ImportRowError[]) {
    super('Rows cannot be in the guide')
    this.errors = errors
  }
}

const customItems = sql(
  'guide-import.custom-items',
  `select x.id, x.customer_item_number as number
   from custom_items x
   where x.division = :division and x.ship_to = :shipTo
     and (x.customer_item_number = any(:keys::text[]) or x.id::text = any(:keys::text[]))
   order by x.is_active desc, x.id`,
)

/** GUIDE-1: a guide from a file, all of it or nothing; the good rows alone where one chooses so. */
export const importGuideHandler = handle(importGuide, async (call) => {
  orRefuseProspects(call)
  const { db, params, body, caller, now } = call
  const question = { ...params, importId: body.importId, userId: caller.actor.userId, now }
  const { content, table } = await findTable(db, question, body)
  orRefuse(checkGuideMapping(body.mapping, table.columns))
  const rows = readGuideRows(content, table.headerRow, body.mapping, body)
  if (rows.length === 0) throw new Refused(guideImportRefusals.guide_file_has_no_lines)
  try {
    return await db.inTransaction((tx) => importRows(tx, rows, call))
  } catch (error) {
    if (!(error instanceof RowsRefused)) throw error
    const errors = [...error.errors]
    const nothing = { guide: null, added: 0, changed: 0, unchanged: 0, goodRows: rows.length - errors.length }
    return { isSuccess: false, message: `${plural(errors.length, 'row')} could not be imported`, ...nothing, errors }
  }
})

async function importRows(tx: Queries, rows: readonly GuideFileRow[], call: ImportCall) {
  const { params, body, caller } = call
  await lockOwnData(tx, params)
  const guide = await guideToFill(tx, body.into, call)
  const facts = await factsOf(tx, guide, rows, call)
  const { refused, unchanged, ...wishes } = planGuideImport(rows, facts, caller.actor)
  const errors = await errorsOf(tx, refused, call)
  if (errors.length === rows.length || (errors.length > 0 && !body.leavesOutErrors)) throw new RowsRefused(errors)
  const filled = await fillGuide(tx, guide, facts.lines, { ...wishes, itemsRemoved: [] }, call)
  return {
    isSuccess: true,
    message: 'Guide imported successfully',
    guide: filled,
    added: wishes.itemsAdded.length,
    changed: wishes.itemsChanged.length,
    unchanged,
    goodRows: rows.length - errors.length,
    errors,
  }
}

/** What the rows are decided by. Categories and locations that are new are added, where one may. */
async function factsOf(
  tx: Queries,
  guide: Awaited<ReturnType<typeof guideToFill>>,
  all: readonly GuideFileRow[],
  { params, caller }: ImportCall,
): Promise<GuideImportFacts> {
  const rows = all.filter(({ refusal }) => refusal === null)
  const namesOf = (field: 'category' | 'location') => rows.flatMap(({ shelf }) => shelf[field] ?? [])
  const entries = (kind: 'category' | 'location') =>
    caller.actor.can('manageCustomData')
      ? bringEntries(tx, params, kind, namesOf(kind))
      : entriesByName(tx, params, kind)
  const categoryOf = await entries('category')
  const locationOf = await entries('location')
  const keys = rows.flatMap(({ customKey }) => customKey || [])
  const { division, shipTo } = params
  const custom = await tx.rows<{ id: string; number: string }>(customItems({ division, shipTo, keys }))
  // The active one of several with one number; an id names one alone.
  const customIds = new Map(custom.toReversed().flatMap(({ id, number }) => [[number, id] as const, [id, id] as const]))
  const itemNumbers = [...new Set(rows.flatMap(({ itemNumber }) => itemNumber || []))]
  const named = rows.map(({ shelf }) => ({
    categoryId: shelf.category ? categoryOf(shelf.category) : null,
    locationId: shelf.location ? locationOf(shelf.location) : null,
  }))
  const itemsAdded = [
    ...itemNumbers.map((itemNumber) => ({ itemNumber })),
    ...[...customIds.values()].map((customItemId) => ({ customItemId })),
    ...named,
  ]
  return {
    lines: await lineChangeFacts(tx, params, guide, { itemsAdded, itemsChanged: [], itemsRemoved: [] }),
    customItemOf: (key) => customIds.get(key),
    categoryOf,
    locationOf,
    ownWords: await ownWordsOf(tx, params, itemNumbers),
  }
}

/** The rows at fault as the download has them; an item this ship-to cannot see has no words. */
async function errorsOf(
  tx: Queries,
  refused: readonly RefusedRow[],
  { params }: ImportCall,
): Promise<ImportRowError[]> {
  const numbers = [...new Set(refused.flatMap(({ row }) => row.itemNumber || []))]
  const visible = await visibleItems(tx, params, numbers)
  const texts = await itemTexts(tx, params.division, [...visible.keys()])
  return refused.map(({ row, refusal }) => ({
    row: row.row,
    itemNumber: row.itemNumber || row.itemText,
    description: texts.get(row.itemNumber)?.description ?? '',
    errorCode: refusal.code,
    message: refusal.message,
  }))
}
