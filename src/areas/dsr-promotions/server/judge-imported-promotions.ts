import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { auditMany } from '#platform/audit/audit.ts'
import { unprepared } from '#platform/database/statement.ts'
import type { ImportContext, LineProblem } from '#platform/imports/import-kind.ts'
import type { AudienceKind, PromotionInfo, PromotionItem } from '../promotion.ts'
import { judgePromotionRows, type PromotionBefore } from '../rules/judge-promotion-rows.ts'
import { catalogueItems } from './promoted-items.store.ts'
import { itemsJson } from './promotion-columns.ts'
import { priceDay } from './read-promotions.routes.ts'

interface ReadyRow {
  readonly line: number
  readonly division: string
  readonly reference: string
  /** In the division. */
  readonly today: CalendarDate
  readonly isChange: boolean
  readonly differs: boolean
  readonly info: Omit<PromotionInfo, 'audience'>
  readonly entries: string[]
  readonly item: PromotionItem
  readonly before: PromotionBefore | null
}

const facts = 'row(m.name, m.note, m.starts_on, m.ends_on, m.audience)' as const
// Not prepared: the table it reads exists only for one batch.
const ready = unprepared(
  `select m.line, m.division, m.reference, (now() at time zone d.time_zone)::date as today,
     m.outcome <> 'unchanged' as "isChange",
     ${facts} is distinct from first_value(${facts}) over (partition by m.division, m.reference order by m.line) as differs,
     json_build_object('name', m.name, 'note', m.note, 'startsOn', m.starts_on, 'endsOn', m.ends_on,
       'allowsBelowCost', coalesce(p.allows_below_cost, false)) as info, m.audience as entries,
     json_build_object('itemNumber', m.item_number, 'kind', m.kind, 'caseCents', m.case_cents, 'eachCents', m.each_cents,
       'poundHundredths', m.pound_hundredths, 'percentHundredths', m.percent_hundredths, 'buy', m.buy, 'get', m.get) as item,
     case when p.id is not null then json_build_object('status', p.status, 'allowsBelowCost', p.allows_below_cost,
       'items', coalesce(${itemsJson}, '[]')) end as before
   from import_ready m join divisions d on d.code = m.division
   left join dsr_promotions p on p.division = m.division and p.reference = m.reference
   order by m.division, m.reference, m.line`,
)

const toEntry = (entry: string) => {
  const [kind = '', ...number] = entry.split(':')
  return { kind: kind as AudienceKind, number: number.join(':') }
}

/**
 * STAFF-3: the rows whose promotion cannot be stored. Where nothing changes nothing is judged: the
 * file of a promotion that was started may come again.
 */
export async function judgeImportedPromotions(
  tx: Queries,
  { actor, address, isRecorded }: ImportContext,
): Promise<readonly LineProblem[]> {
  const rows = await tx.rows<ReadyRow>(ready())
  const groups = new Map<string, ReadyRow[]>()
  for (const row of rows) {
    const name = `${row.division} ${row.reference}`
    const group = groups.get(name)
    if (group) group.push(row)
    else groups.set(name, [row])
  }
  const problems: LineProblem[] = []
  const entries = []
  for (const [name, group] of groups) {
    const [first] = group
    if (!first || !group.some(({ isChange }) => isChange)) continue
    const { division, today, before, info } = first
    const numbers = [...group.map(({ item }) => item), ...(before?.items ?? [])].map(({ itemNumber }) => itemNumber)
    const date = priceDay({ startsOn: info.startsOn, today })
    const known = await catalogueItems(tx, { division, date }, [...new Set(numbers)])
    const refused = judgePromotionRows(
      group.map((row) => ({ ...row, info: { ...row.info, audience: row.entries.map(toEntry) } })),
      before,
      (itemNumber) => known.get(itemNumber),
    )
    problems.push(...refused)
    if (refused.length === 0)
      entries.push({
        entity: `promotion:${name}`,
        details: { ...info, audience: first.entries, items: group.map(({ item }) => item) },
      })
  }
  if (isRecorded && entries.length > 0) await auditMany(tx, { actor, action: 'promotion.import', address, entries })
  return problems
}
