import { withByteOrderMark } from '#contract/file-content.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { toCsv } from '#kit/csv.ts'
import { sql } from '#platform/database/statement.ts'
import type { Call } from '#platform/http/handle.ts'
import { handle } from '#platform/http/handle.ts'
import { writeXlsx } from '#platform/xlsx/write-xlsx.ts'
import { downloadGuideCsv, downloadGuideXlsx } from '../guide-files.endpoints.ts'
import { guideFileRows } from '../rules/guide-file.ts'
import { readCompactLines } from './compact-lines.store.ts'
import { orNotFound, orRefuseProspects } from './guide-call.ts'
import { readGuide } from './guide.store.ts'

const shelves = sql(
  'guides.shelf-names',
  `select id, name from customer_categories where division = :division and ship_to = :shipTo
   union all select id, name from customer_locations where division = :division and ship_to = :shipTo`,
)

const sharedNumbers = sql(
  'guides.shared-custom-numbers',
  `select x.customer_item_number as number from custom_items x
   where x.division = :division and x.ship_to = :shipTo and x.customer_item_number <> ''
   group by x.customer_item_number having count(*) > 1`,
)

/** GUIDE-1: a guide as CSV; what a spreadsheet would run is escaped (security 57). */
export const downloadGuideCsvHandler = handle(downloadGuideCsv, async (call) => {
  const { rows } = await contentsOf(call)
  void call.reply.header('content-disposition', `attachment; filename="${fileNameOf(call)}.csv"`)
  return withByteOrderMark(toCsv(rows))
})

/** GUIDE-1: the same as a workbook, in which a text is never a formula. */
export const downloadGuideXlsxHandler = handle(downloadGuideXlsx, async (call) => {
  const { name, rows } = await contentsOf(call)
  void call.reply.header('content-disposition', `attachment; filename="${fileNameOf(call)}.xlsx"`)
  return writeXlsx(name, rows)
})

type GuideCall = Pick<Call<typeof downloadGuideCsv>, 'db' | 'params' | 'caller' | 'now'>

async function contentsOf(call: GuideCall) {
  const { db, params } = call
  orRefuseProspects(call)
  const guide = orNotFound(await readGuide(db, params))
  const { division, shipTo } = params
  const [lines, named, numbers] = await Promise.all([
    readCompactLines(db, guide.id),
    db.rows<{ id: string; name: string }>(shelves({ division, shipTo })),
    db.rows<{ number: string }>(sharedNumbers({ division, shipTo })),
  ])
  const nameOf = new Map(named.map(({ id, name }) => [id, name]))
  const shared = new Set(numbers.map(({ number }) => number))
  const filed = lines.map((line) => ({
    ...line,
    categoryName: line.categoryId === null ? null : (nameOf.get(line.categoryId) ?? null),
    locationName: line.locationId === null ? null : (nameOf.get(line.locationId) ?? null),
    isNumberShared: line.itemNumber === null && shared.has(line.customerItemNumber),
  }))
  return { name: guide.name, rows: guideFileRows(guide, division, filed) }
}

/** Without the guide's name, which may hold anything. */
const fileNameOf = ({ caller, now }: GuideCall) => `guide-${todayIn(shipToOf(caller).timeZone, now)}`
