import type { CallReceived } from '#contract/endpoint.ts'
import { mayBillTo, mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { ageDebts, type Debt } from '../rules/age-debts.ts'
import type { StatementAccount } from '../statement.ts'
import type { listStatements } from '../statements.endpoints.ts'

type Query = CallReceived<typeof listStatements>['query']

/** Invoices `v` of the bill-to `o` that are open and that the user `u` may see. */
const openInvoices = `from invoices v where v.division = o.division and v.bill_to = o.number and v.open_cents <> 0
  and ${mayShipTo('u', 'v.division', 'v.ship_to')}` as const
const today = '(:now::timestamptz at time zone d.time_zone)::date'

/** A bill-to that has a ship-to with the wanted DSR or DSM which the reader may see. */
const lookedAfter = <Column extends string, Wanted extends string>(column: Column, wanted: Wanted) =>
  `(:${wanted}::text is null or exists (select 1 from ship_tos t where t.division = o.division and t.bill_to = o.number
     and lower(t.${column}) = lower(:${wanted}) and ${mayShipTo('u', 't.division', 't.number')}))` as const

/** Amounts are added up for all accounts only when the list is filtered or sorted by them. */
const matching = (isByAmount: boolean) =>
  `from users u
   join bill_tos o on ${mayBillTo('u', 'o.division', 'o.number')}
   join divisions d on d.code = o.division
   ${
     isByAmount
       ? `cross join lateral (
            select coalesce(sum(v.open_cents), 0) as total,
              coalesce(sum(v.open_cents) filter (where v.open_cents > 0 and v.due_date < ${today}), 0) as past_due
            ${openInvoices}) w`
       : ''
   }
   where u.id = :userId
     and (:pattern = '' or o.name ilike '%' || :pattern || '%' or o.number like '%' || :pattern || '%')
     and (:division::text is null or o.division = :division)
     and ${lookedAfter('dsr_email', 'dsr')} and ${lookedAfter('dsm_email', 'dsm')}
     ${isByAmount ? 'and (:isPastDue::boolean is null or (w.past_due > 0) = :isPastDue)' : ''}` as const

const orders: Readonly<Record<Query['sort'], string>> = {
  name: 'o.name',
  billTo: 'o.number',
  pastDue: 'w.past_due',
  total: 'w.total',
}

const pageOf = ({ sort, sortDirection }: Pick<Query, 'sort' | 'sortDirection'>, isByAmount: boolean) =>
  sql(
    `statements.accounts-${sort}-${sortDirection}-${isByAmount}`,
    `select o.division, o.number as "billTo", o.name, ${today} as "asOf",
       coalesce((select json_agg(json_build_object('dueDate', x.due_date, 'open', x.open))
         from (select v.due_date, sum(v.open_cents)::bigint as open ${openInvoices}
               group by v.due_date, v.open_cents < 0) x), '[]') as debts
     from (select o.division, o.number, ${orders[sort]} as sorted ${matching(isByAmount)}
           order by sorted ${sortDirection}, o.division, o.number limit :limit offset :offset) p
     join bill_tos o on o.division = p.division and o.number = p.number
     join divisions d on d.code = o.division
     join users u on u.id = :userId
     order by p.sorted ${sortDirection}, o.division, o.number`,
  )
const totalOf = (isByAmount: boolean) =>
  sql(`statements.count-accounts-${isByAmount}`, `select count(*)::int as total ${matching(isByAmount)}`)

type FoundAccount = Omit<StatementAccount, 'aged'> & { readonly debts: readonly Debt[] }

/** BILL-2: one page of accounts, and how many there are when it is asked for. */
export async function accountsPage(
  db: Queries,
  userId: string,
  query: Query,
  now: Date,
): Promise<{ accounts: StatementAccount[]; totalRecords?: number }> {
  const isByAmount = query.isPastDue !== undefined || query.sort === 'pastDue' || query.sort === 'total'
  const filters = {
    userId,
    pattern: query.keyword.replace(/[\\%_]/g, '\\$&'),
    division: query.division ?? null,
    dsr: query.dsr ?? null,
    dsm: query.dsm ?? null,
    isPastDue: query.isPastDue ?? null,
    now,
  }
  const page = pageOf(query, isByAmount)
  const [rows, counted] = await Promise.all([
    db.rows<FoundAccount>(page({ ...filters, limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize })),
    query.includeTotal ? db.row<{ total: number }>(totalOf(isByAmount)(filters)) : undefined,
  ])
  return {
    accounts: rows.map(({ debts, ...account }) => ({ ...account, aged: ageDebts(debts, account.asOf) })),
    ...(counted && { totalRecords: counted.total }),
  }
}
