import { shipTosAllowed } from '#areas/access/server/public.ts'
import {
  lapsedCustomersByRep,
  readSalesByRep,
  withoutOrderByRep,
  type SalesByRep,
} from '#areas/sales-analytics/server/public.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { getTeam } from '../team.endpoints.ts'

type Team = CallAnswer<typeof getTeam>
type Rep = Team['reps'][number]

const mine = `mine as materialized (
  select s.division, s.number as ship_to, s.dsr_email as email, s.is_active and not s.is_prospective as counts
  from (select distinct r.division, r.ship_to from ${shipTosAllowed(':userId')} r) a
  join ship_tos s on s.division = a.division and s.number = a.ship_to)` as const

const reps = sql(
  'dashboard.team',
  `with ${mine},
   waiting as (
     select m.email, count(*)::int as requests from mine m
     join credit_requests c on c.division = m.division and c.ship_to = m.ship_to
       and c.status in ('pendingDsrApproval', 'pendingDsmApproval')
     where :maySeeCredits group by 1),
   due as (
     select m.email, sum(i.open_cents)::bigint as cents, count(distinct (i.division, i.ship_to))::int as ship_tos from mine m
     join divisions d on d.code = m.division
     join invoices i on i.division = m.division and i.ship_to = m.ship_to and i.open_cents > 0
       and i.due_date < (:now::timestamptz at time zone d.time_zone)::date
     where :maySeeInvoices group by 1)
   select m.email, coalesce((select u.name from users u where u.email = m.email limit 1), nullif(m.email, ''), 'No rep') as name,
     array_agg(distinct m.division order by m.division) as divisions, count(*) filter (where m.counts)::int as customers,
     case when :maySeeCredits then coalesce(max(w.requests), 0) end as "creditsWaiting",
     case when :maySeeInvoices then json_build_object('cents', coalesce(max(o.cents), 0), 'shipTos', coalesce(max(o.ship_tos), 0))
       end as "pastDue"
   from mine m left join waiting w on w.email = m.email left join due o on o.email = m.email
   group by m.email order by m.email`,
)

const nothing = { sales: 0, cases: 0, units: 0, lines: 0, orders: 0 }

/** STAFF-6: each rep of the reader's customers, who sold most first. */
export async function teamOf(
  db: Queries,
  question: SalesByRep & { readonly today: CalendarDate },
  { now, ...rights }: { readonly now: Date; readonly maySeeCredits: boolean; readonly maySeeInvoices: boolean },
): Promise<Pick<Team, 'reps' | 'total' | 'first' | 'yearBefore'>> {
  const { userId, today, withCosts } = question
  type Known = Omit<Rep, 'now' | 'last' | 'lapsedCustomers' | 'withoutOrder'>
  const known = await db.rows<Known>(reps({ userId, now, ...rights }))
  const sales = await readSalesByRep(db, question)
  const lapsed = await lapsedCustomersByRep(db, { userId, today })
  const open = await withoutOrderByRep(db, userId, now)
  const sold = new Map(sales.rows.map((row) => [row.key, row]))
  const empty = { ...nothing, ...(withCosts && { margin: 0 }) }
  const { total, first, yearBefore } = sales
  const unsold = { now: empty, last: yearBefore === 'known' ? empty : null }
  return {
    reps: known
      .map((rep): Rep => {
        const { now: is, last } = sold.get(rep.email) ?? unsold
        const lapsedCustomers = lapsed.get(rep.email) ?? 0
        return { ...rep, now: is, last, lapsedCustomers, withoutOrder: open.get(rep.email) ?? 0 }
      })
      .toSorted((a, b) => b.now.sales - a.now.sales),
    total,
    first,
    yearBefore,
  }
}
