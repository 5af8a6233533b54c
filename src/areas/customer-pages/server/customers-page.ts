import type { CallReceived } from '#contract/endpoint.ts'
import { mayBillTo, mayShipTo } from '#areas/access/server/public.ts'
import { type AccountFigures, summarizeAccount } from '#areas/accounts/rules/summarize-account.ts'
import { accountFiguresJson } from '#areas/accounts/server/public.ts'
import { nameOfStaff } from '#areas/customers/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CustomerRow } from '../customer.ts'
import type { listCustomers } from '../customer-pages.endpoints.ts'

type Query = CallReceived<typeof listCustomers>['query']

/**
 * What a bill-to `o` owes, as the list filters and sorts by it: the amounts of `summarizeAccount`
 * in SQL; a test compares the two.
 */
const owed = `cross join lateral (
    select exists (select 1 from ship_tos h where h.division = o.division and h.bill_to = o.number
                     and not ${mayShipTo('u', 'h.division', 'h.number')}) as is_part,
           exists (select 1 from ship_tos t
                   join invoices v on v.division = t.division and v.ship_to = t.number and v.bill_to = o.number
                   where t.division = o.division and t.bill_to = o.number) as has_invoices) a
  cross join lateral (
    select case when a.has_invoices then coalesce(sum(v.open_cents), 0)
                when a.is_part then 0 else o.net_due_cents end as net_due,
           case when a.has_invoices then coalesce(sum(v.open_cents) filter (where v.open_cents > 0
                  and v.due_date < (:now::timestamptz at time zone d.time_zone)::date), 0)
                when a.is_part then 0 else o.past_due_cents end as past_due
    from (select 1) one left join invoices v on v.division = o.division and v.bill_to = o.number and v.open_cents <> 0
      and (not a.is_part or ${mayShipTo('u', 'v.division', 'v.ship_to')})) w`

/** Customers `o` that the filters let pass; `joined` brings what else is asked of them. */
const matching = <Joined extends string>(joined: Joined) =>
  `from users u
  join bill_tos o on ${mayBillTo('u', 'o.division', 'o.number')}
  join divisions d on d.code = o.division
  ${joined}
  where u.id = :userId
    and (:pattern = '' or o.name ilike '%' || :pattern || '%' or o.number like '%' || :pattern || '%'
         or o.city ilike '%' || :pattern || '%'
         or exists (select 1 from ship_tos s where s.division = o.division and s.bill_to = o.number
                      and (s.name ilike '%' || :pattern || '%' or s.number like '%' || :pattern || '%'
                           or s.city ilike '%' || :pattern || '%')
                      and ${mayShipTo('u', 's.division', 's.number')}))
    and (:division::text is null or o.division = :division)
    and (:isActive::boolean is null or o.is_active = :isActive)
    and (:isOnCreditHold::boolean is null or o.is_on_credit_hold = :isOnCreditHold)
    and (:isProspective::boolean is null or :isProspective = coalesce((
      select bool_and(s.is_prospective) from ship_tos s
      where s.division = o.division and s.bill_to = o.number), false))` as const
/** Amounts are added up for all customers only when the list is filtered or sorted by them. */
const matchingBy = (isByAmount: boolean) =>
  isByAmount
    ? (`${matching(owed)} and (:isPastDue::boolean is null or (w.past_due > 0) = :isPastDue)` as const)
    : matching('')

const orders: Readonly<Record<Query['sort'], string>> = {
  name: 'o.name',
  billTo: 'o.number',
  city: 'o.city',
  pastDue: 'w.past_due',
  netDue: 'w.net_due',
}

const figures = accountFiguresJson({ reader: 'u', billTo: 'o', division: 'd', now: ':now' })

const row = `o.division, o.number as "billTo", o.name, o.city, o.state, o.is_active as "isActive",
  o.is_on_credit_hold as "isOnCreditHold",
  coalesce((select bool_and(s.is_prospective) from ship_tos s
            where s.division = o.division and s.bill_to = o.number), false) as "isProspective",
  t.count as "shipToCount", t.dsrs as "dsrNames",
  case when :seesInvoices then ${figures} end as figures` as const

// The page is cut before anything is read for its rows: the list stays quick however many customers
// there are.
const pageOf = ({ sort, sortDirection }: Pick<Query, 'sort' | 'sortDirection'>, isByAmount: boolean) =>
  sql(
    `customer-pages.page-${sort}-${sortDirection}-${isByAmount}`,
    `select ${row}
     from (select o.division, o.number, ${orders[sort]} as sorted ${matchingBy(isByAmount)}
           order by sorted ${sortDirection}, o.division, o.number limit :limit offset :offset) p
     join bill_tos o on o.division = p.division and o.number = p.number
     join divisions d on d.code = o.division
     join users u on u.id = :userId
     cross join lateral (
       select count(*)::int as count, array(
         select distinct ${nameOfStaff('x.dsr_email')} from ship_tos x
         where x.division = o.division and x.bill_to = o.number and x.dsr_email <> ''
           and ${mayShipTo('u', 'x.division', 'x.number')} order by 1) as dsrs
       from ship_tos s
       where s.division = o.division and s.bill_to = o.number and ${mayShipTo('u', 's.division', 's.number')}) t
     order by p.sorted ${sortDirection}, o.division, o.number`,
  )
const totalOf = (isByAmount: boolean) =>
  sql(`customer-pages.count-${isByAmount}`, `select count(*)::int as total ${matchingBy(isByAmount)}`)

type FoundCustomer = Omit<CustomerRow, 'accountsSummary'> & { readonly figures: AccountFigures | null }

/** CUST-1: one page of customers, and how many there are when it is asked for. */
export async function customersPage(
  db: Queries,
  reader: { userId: string; seesInvoices: boolean },
  query: Query,
  now: Date,
): Promise<{ customers: CustomerRow[]; totalRecords?: number }> {
  const pattern = query.keyword.replace(/[\\%_]/g, '\\$&')
  const { division, isActive, isOnCreditHold, isProspective } = query
  // Who may not see invoices does not learn from an order or a filter who owes how much.
  const pastDue = reader.seesInvoices ? query.isPastDue : undefined
  const isSortedByAmount = query.sort === 'pastDue' || query.sort === 'netDue'
  const isByAmount = reader.seesInvoices && (pastDue !== undefined || isSortedByAmount)
  const sort = isSortedByAmount && !isByAmount ? 'name' : query.sort
  const filters = {
    userId: reader.userId,
    pattern,
    division: division ?? null,
    isActive: isActive ?? null,
    isOnCreditHold: isOnCreditHold ?? null,
    isProspective: isProspective ?? null,
    isPastDue: pastDue ?? null,
    now,
  }
  const page = pageOf({ ...query, sort }, isByAmount)
  const [rows, counted] = await Promise.all([
    db.rows<FoundCustomer>(
      page({
        ...filters,
        seesInvoices: reader.seesInvoices,
        limit: query.pageSize,
        offset: (query.pageNo - 1) * query.pageSize,
      }),
    ),
    query.includeTotal ? db.row<{ total: number }>(totalOf(isByAmount)(filters)) : undefined,
  ])
  return {
    customers: rows.map(({ figures, ...customer }) => ({
      ...customer,
      accountsSummary: figures && summarizeAccount(figures),
    })),
    ...(counted && { totalRecords: counted.total }),
  }
}
