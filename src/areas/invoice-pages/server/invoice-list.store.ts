import { mayShipTo, shipTosAllowed } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import type { InvoiceSummary } from '../invoice.ts'
import type { InvoiceFilter, InvoiceShow, InvoiceSort } from '../invoices.endpoints.ts'
import type { InvoiceRanges } from '../rules/invoice-range.ts'
import type { InvoiceKey } from './invoice.store.ts'
import { summaryOf, type StoredSummary, summaryPairs, summaryTables } from './invoice-columns.ts'

/** Whose invoices, as narrow as the filter says: each reads another index. */
type Scope = 'ship-to' | 'bill-to' | 'all'

const scopeOf = ({ division, billTo, shipTo }: InvoiceFilter): Scope =>
  division !== undefined && shipTo !== undefined
    ? 'ship-to'
    : division !== undefined && billTo !== undefined
      ? 'bill-to'
      : 'all'

const mayRead = `join users u on u.id = :userId and ${mayShipTo('u', 's.division', 's.number')}`
const sources = {
  // The ship-to first, which offset 0 holds the planner to: its rights are asked once, not for each
  // of its invoices.
  'ship-to': `(select s.* from ship_tos s ${mayRead} where s.division = :division and s.number = :shipTo offset 0) s
    join divisions d on d.code = s.division
    join invoices i on i.division = s.division and i.ship_to = s.number
    where (:billTo::text is null or i.bill_to = :billTo)`,
  'bill-to': `invoices i join ship_tos s on s.division = i.division and s.number = i.ship_to
    join divisions d on d.code = i.division ${mayRead}
    where i.division = :division and i.bill_to = :billTo and (:shipTo::text is null or i.ship_to = :shipTo)`,
  all: `${shipTosAllowed(':userId')} a
    join ship_tos s on s.division = a.division and s.number = a.ship_to
    join invoices i on i.division = a.division and i.ship_to = a.ship_to
    join divisions d on d.code = i.division
    where (:division::text is null or i.division = :division) and (:billTo::text is null or i.bill_to = :billTo)
      and (:shipTo::text is null or i.ship_to = :shipTo)`,
} as const satisfies Record<Scope, string>

const sourceOf = (scope: Scope) => sources[scope]

const isPastDue = `i.open_cents > 0 and i.due_date < (:now::timestamptz at time zone d.time_zone)::date`
const shows = {
  all: 'true',
  open: 'i.open_cents > 0',
  pastDue: isPastDue,
  paid: 'i.open_cents = 0 and i.total_cents >= 0',
  credits: 'i.total_cents < 0',
} as const satisfies Record<InvoiceShow, string>

const inRange = `i.invoice_date between :from and :to
  and (:dueFrom::date is null or i.due_date >= :dueFrom) and (:dueTo::date is null or i.due_date <= :dueTo)`
// A number, PO or order number in full finds its invoice at any date.
const isNamed = `lower(i.invoice_number) = lower(:keyword) or exists (
  select from orders o where o.id = i.order_id and (lower(o.order_number) = lower(:keyword) or lower(o.po) = lower(:keyword)))`
const has = (column: string) => `strpos(lower(${column}), lower(:keyword)) > 0`
const isFound = `${has('i.invoice_number')}
  or exists (select from orders o where o.id = i.order_id and (${has('o.po')} or ${has('o.order_number')}))
  or exists (select from invoice_lines l
             left join items t on t.division = l.division and t.item_number = l.item_number
             where l.division = i.division and l.invoice_number = i.invoice_number
               and (${has('l.item_number')}
                    or lower(coalesce(nullif(l.description, ''), t.description, '')) like all (:words::text[])))`

const sortColumns = {
  invoiceDate: 'invoice_date',
  dueDate: 'due_date',
  invoiceNumber: 'invoice_number',
  total: 'total_cents',
  open: 'open_cents',
} as const satisfies Record<InvoiceSort, string>

interface Shape {
  readonly scope: Scope
  readonly show: InvoiceShow
  readonly hasKeyword: boolean
  readonly sort: InvoiceSort
  readonly direction: 'asc' | 'desc'
}

/** The invoices of a filter, as the `with` that lists and files begin with. */
function foundBy({ scope, show, hasKeyword }: Pick<Shape, 'scope' | 'show' | 'hasKeyword'>) {
  // Without a keyword the range alone decides, and an index finds it.
  const matching = hasKeyword
    ? (`(${inRange} and (${isFound}) or :keyword <> '' and (${isNamed}))` as const)
    : (`${inRange} and :keyword = '' and cardinality(:words::text[]) = 0` as const)
  return `with found as materialized (
       select i.division, i.invoice_number, i.invoice_date, i.due_date, i.total_cents, i.open_cents,
         ${isPastDue} as is_past_due
       from ${sourceOf(scope)}
         and ${matching} and ${shows[show]}
         and (:dsr::text is null or s.dsr_email = :dsr) and (:dsm::text is null or s.dsm_email = :dsm))` as const
}

/** The statement of one shape of the list, prepared once each. */
function listStatement({ scope, show, hasKeyword, sort, direction }: Shape) {
  const order = `${sortColumns[sort]} ${direction}, division, invoice_number ${direction}`
  return sql(
    `invoice-pages.list-${scope}-${show}-${hasKeyword}-${sort}-${direction}`,
    `${foundBy({ scope, show, hasKeyword })},
     summed as (
       select count(*)::int as total, coalesce(sum(open_cents) filter (where open_cents > 0), 0) as open,
         coalesce(sum(open_cents) filter (where is_past_due), 0) as past_due,
         coalesce(sum(open_cents) filter (where open_cents < 0), 0) as credit_left
       from found),
     page as (
       select f.division, f.invoice_number, row_number() over (order by ${order}) as place from found f
       order by ${order}
       limit :limit
       offset (select least(:offset::int, (greatest(s.total, 1) - 1) / :limit::int * :limit::int) from summed s))
     select total as "totalRecords", least(:offset::int, (greatest(total, 1) - 1) / :limit::int * :limit::int) as offset,
       json_build_object('open', open, 'pastDue', past_due, 'creditLeft', credit_left) as sums,
       ${jsonList(`select json_build_object(${summaryPairs})
             from page p join invoices i on i.division = p.division and i.invoice_number = p.invoice_number
             ${summaryTables} order by p.place`)} as invoices
     from summed`,
  )
}

/** The statement that names the invoices of a file, the newest first. */
const keysStatement = (scope: Scope, show: InvoiceShow, hasKeyword: boolean) =>
  sql(
    `invoice-pages.keys-${scope}-${show}-${hasKeyword}`,
    `${foundBy({ scope, show, hasKeyword })}
     select division, invoice_number as "invoiceNumber" from found
     order by invoice_date desc, division, invoice_number desc limit :limit`,
  )

/** Whose invoices, and which of them. */
export interface Found {
  readonly userId: string
  readonly filter: InvoiceFilter
  readonly ranges: InvoiceRanges
  readonly now: Date
}

const valuesOf = ({ userId, filter, ranges, now }: Found) => ({
  userId,
  division: filter.division ?? null,
  billTo: filter.billTo ?? null,
  shipTo: filter.shipTo ?? null,
  dsr: filter.dsr ?? null,
  dsm: filter.dsm ?? null,
  from: ranges.from,
  to: ranges.to,
  dueFrom: ranges.dueFrom,
  dueTo: ranges.dueTo,
  keyword: filter.keyword,
  words: wordsOf(filter.keyword),
  now,
})

/** What of a list is read. */
export interface ListAsked extends Found {
  readonly sort: InvoiceSort
  readonly direction: 'asc' | 'desc'
  readonly pageNo: number
  readonly pageSize: number
}

/** A page of the list with the sums of all pages. */
export interface InvoicePage {
  readonly invoices: readonly InvoiceSummary[]
  readonly totalRecords: number
  readonly pageNo: number
  readonly sums: { readonly open: number; readonly pastDue: number; readonly creditLeft: number }
}

/** BILL-1: invoices of the ship-tos the user may act for. */
export async function readInvoices(db: Queries, asked: ListAsked): Promise<InvoicePage> {
  const { filter, sort, direction, pageSize } = asked
  const { keyword, show } = filter
  const list = listStatement({ scope: scopeOf(filter), show, hasKeyword: keyword !== '', sort, direction })
  const { invoices, offset, ...page } = await db.row<
    Omit<InvoicePage, 'invoices' | 'pageNo'> & { invoices: StoredSummary[]; offset: number }
  >(list({ ...valuesOf(asked), limit: pageSize, offset: (asked.pageNo - 1) * pageSize }))
  return { ...page, pageNo: Math.floor(offset / pageSize) + 1, invoices: invoices.map(summaryOf) }
}

/** BILL-1: the invoices of a filter by their numbers, the newest first, `limit` of them. */
export const findInvoices = (db: Queries, found: Found, limit: number): Promise<InvoiceKey[]> => {
  const { keyword, show } = found.filter
  const keys = keysStatement(scopeOf(found.filter), show, keyword !== '')
  return db.rows(keys({ ...valuesOf(found), limit }))
}

/** Every word of the keyword as a pattern that stands anywhere in a text. */
const wordsOf = (keyword: string): string[] =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
