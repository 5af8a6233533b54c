import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { InsightFilter, InsightKind } from '../credit-insight.endpoints.ts'
import { type CreditStatus, creditStatuses } from '../credit-request.ts'
import type { InsightLine } from '../rules/write-insight-file.ts'

/** Which lines an insight is of. */
export interface InsightQuestion extends Pick<InsightFilter, 'divisions' | 'statuses'> {
  readonly userId: string
  readonly from: CalendarDate
  readonly to: CalendarDate
}

const createdOn = '(r.created_at at time zone d.time_zone)::date'
const vendor = `coalesce(t.staff_details->>'vendorName', '')`
const keys = {
  code: 'l.code',
  item: `r.division || '/' || l.item_number`,
  vendor,
  route: `r.division || '/' || extract(dow from r.invoice_date)`,
  customer: `r.division || '/' || r.bill_to`,
  week: `to_char(date_trunc('week', ${createdOn}), 'YYYY-MM-DD')`,
} as const satisfies Record<InsightKind, string>
const labels = {
  code: '(select c.name from credit_codes c where c.code = min(l.code))',
  item: 'max(l.description)',
  vendor: `max(${vendor})`,
  route: `''`,
  customer: `(select b.name from bill_tos b where b.division = min(r.division) and b.number = min(r.bill_to))`,
  week: `''`,
} as const satisfies Record<InsightKind, string>

const approved = `case when r.status = 'approved' then coalesce(l.approved_cents, 0) else 0 end`
// Days are the division's; the wider instants use the index.
const matching = `from credit_requests r
  join ${shipTosAllowed(':userId')} a on a.division = r.division and a.ship_to = r.ship_to
  join divisions d on d.code = r.division
  join credit_request_lines l on l.request_id = r.id
  left join items t on t.division = l.division and t.item_number = l.item_number
  where r.created_at >= :from::date - 1 and r.created_at < :to::date + 2
    and ${createdOn} between :from::date and :to::date
    and (:divisions::text[] is null or r.division = any(:divisions)) and r.status = any(:statuses)` as const

const barsBy = (by: InsightKind) =>
  sql(
    `credits.insight.${by}`,
    `select ${keys[by]} as key, coalesce(${labels[by]}, '') as stored, count(distinct r.id)::int as requests,
       count(*)::int as lines, sum(l.amount_cents)::bigint as asked, sum(${approved})::bigint as approved
     ${matching} group by 1 order by ${by === 'week' ? '1' : 'asked desc, 1'} limit 200`,
  )

const valuesOf = ({ userId, from, to, divisions, statuses: asked }: InsightQuestion) => ({
  userId,
  from,
  to,
  divisions: divisions ?? null,
  statuses: asked ?? creditStatuses.filter((status: CreditStatus) => status !== 'cancelled'),
})

/** A bar as it is stored: its label is made of key and name. */
export interface StoredBar {
  readonly key: string
  readonly stored: string
  readonly requests: number
  readonly lines: number
  readonly asked: number
  readonly approved: number
}

const sums = sql(
  'credits.insight-sums',
  `select coalesce(sum(l.amount_cents), 0)::bigint as asked, coalesce(sum(${approved}), 0)::bigint as approved ${matching}`,
)

/** CREDIT-2: the bars of an insight, and what all lines add up to. */
export async function readInsight(db: Queries, question: InsightQuestion, by: InsightKind) {
  const values = valuesOf(question)
  const [bars, [all]] = await db.both<StoredBar, { asked: number; approved: number }>(barsBy(by)(values), sums(values))
  return { bars, asked: all!.asked, approved: all!.approved }
}

const linesBy = (by: InsightKind) => {
  const behind = `${matching} and (:key::text is null or ${keys[by]} = :key)` as const
  return sql(
    `credits.insight-lines.${by}`,
    `select (select count(*)::int ${behind}) as total, array(
       select json_build_object('requestId', r.id, 'requestNumber', r.request_number, 'status', r.status,
         'createdOn', ${createdOn}, 'division', r.division, 'invoiceNumber', r.invoice_number,
         'invoiceDate', r.invoice_date, 'shipTo', r.ship_to, 'shipToName',
         (select s.name from ship_tos s where s.division = r.division and s.number = r.ship_to),
         'itemNumber', l.item_number, 'description', l.description, 'vendorName', ${vendor}, 'code', l.code,
         'unit', l.unit, 'quantity', l.quantity, 'asked', l.amount_cents, 'approved', ${approved})
       ${behind} order by r.created_at desc, r.id, l.line_number limit :limit offset :offset) as lines`,
  )
}

/** CREDIT-2: the lines behind a bar, or all of them, the latest first. */
export const readInsightLines = (
  db: Queries,
  question: InsightQuestion,
  bar: { readonly by: InsightKind; readonly key: string | null },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ total: number; lines: InsightLine[] }> =>
  db.row(linesBy(bar.by)({ ...valuesOf(question), key: bar.key, ...page }))
