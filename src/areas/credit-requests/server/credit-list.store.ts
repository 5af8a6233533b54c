import { reachOf, servesAll } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import {
  type CreditFilters,
  type CreditSort,
  defaultCreditDivisions,
  type QuickFilter,
  quickFilters,
} from '../credit-filters.ts'
import type { CreditSummary } from '../credit-request.ts'
import { creditTables, summaryPairs } from './credit-columns.ts'

/** Whose requests, and which. */
export interface CreditQuestion {
  readonly userId: string
  /** Staff as themselves; others' filters by staff do not count. */
  readonly forStaff: boolean
  readonly filters: CreditFilters
}

/** What of them is read. */
export interface CreditPage {
  readonly quick: QuickFilter
  readonly sort: CreditSort
  readonly direction: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
  readonly includeTotal: boolean
}

const quickConditions = {
  all: 'true',
  approvedByMe: '(r.approved_by = :userId or r.dsr_approved_by = :userId or r.dsm_approved_by = :userId)',
  assignedToMe: '(r.assignee = :userId and r.is_open)',
  rejectedByMe: 'r.rejected_by = :userId',
  unassigned: "r.status = 'pendingApproval'",
  pendingDsrApproval: "r.status = 'pendingDsrApproval'",
  pendingDsmApproval: "r.status = 'pendingDsmApproval'",
} as const satisfies Record<QuickFilter, string>

const sortColumns = {
  due: 'r.due_at',
  createdAt: 'r.created_at',
  amount: 'r.amount_cents',
  requestNumber: 'r.request_number',
  invoiceDate: 'r.invoice_date',
  status: 'r.status',
} as const satisfies Record<CreditSort, string>

// What the reader may act for is read once, not asked of each request.
const reader = `reader as materialized (select ${servesAll('w')} as serves_all from users w where w.id = :userId),
  allowed as materialized (select x.division, x.ship_to from (${reachOf('(select * from users where id = :userId)')}) x)` as const

const has = <Column extends string>(column: Column) => `strpos(lower(${column}), lower(:keyword)) > 0` as const
const ofShipTo = <Condition extends string>(condition: Condition) =>
  `exists (select from ship_tos z where z.division = r.division and z.number = r.ship_to and ${condition})` as const

const matching = `from credit_requests r
  where ((select serves_all from reader)
      or exists (select from allowed a where a.division = r.division and a.ship_to = r.ship_to))
    and r.division = any(:divisions::text[])
    and (:keyword::text = '' or ${has('r.request_number')} or ${has('r.invoice_number')} or r.ship_to = :keyword
      or ${ofShipTo(has('z.name'))}
      or exists (select from credit_request_lines l
                 where l.request_id = r.id and (${has('l.item_number')} or ${has('l.description')})))
    and (:dsm::text is null or ${ofShipTo('z.dsm_email = :dsm')})
    and (:dsr::text is null or ${ofShipTo('z.dsr_email = :dsr')})
    and (:billTo::text is null or r.division || '/' || r.bill_to = :billTo)
    and (:oneShipTo::text is null or r.division || '/' || r.ship_to = :oneShipTo)
    and (:creditTypes::text[] is null or r.credit_types && :creditTypes)
    and (:statuses::text[] is null or r.status = any(:statuses))
    and (:codes::text[] is null or r.codes && :codes)
    and (:invoiceFrom::date is null or r.invoice_date >= :invoiceFrom)
    and (:invoiceTo::date is null or r.invoice_date <= :invoiceTo)
    and (:returnFrom::date is null or r.return_on >= :returnFrom)
    and (:returnTo::date is null or r.return_on <= :returnTo)
    and (:assignedTo::uuid is null or r.assignee = :assignedTo)` as const

/** The list's statement for one quick filter and order: prepared once each. */
function listStatement(quick: QuickFilter, sort: CreditSort, direction: 'asc' | 'desc') {
  const order = `${sort === 'due' ? 'r.is_open desc, ' : ''}${sortColumns[sort]} ${direction}, r.id ${direction === 'asc' || sort === 'due' ? 'asc' : 'desc'}`
  const found = `${matching} and ${quickConditions[quick]}` as const
  return sql(
    `credits.list.${quick}.${sort}.${direction}`,
    `with ${reader},
     page as (select r.id ${found} order by ${order} limit :limit offset :offset)
     select case when :includeTotal then (select count(*)::int ${found}) end as total,
       array(select json_build_object(${summaryPairs}) from page join credit_requests r on r.id = page.id ${creditTables}
         order by ${order}) as requests`,
  )
}

const valuesOf = ({ userId, forStaff, filters }: CreditQuestion) => ({
  userId,
  keyword: filters.keyword,
  divisions: filters.divisions ?? defaultCreditDivisions,
  dsm: (forStaff && filters.dsm) || null,
  dsr: (forStaff && filters.dsr) || null,
  billTo: filters.billTo ?? null,
  oneShipTo: filters.shipTo ?? null,
  creditTypes: filters.creditTypes ?? null,
  statuses: filters.statuses ?? null,
  codes: filters.codes ?? null,
  invoiceFrom: filters.invoiceFrom ?? null,
  invoiceTo: filters.invoiceTo ?? null,
  returnFrom: filters.returnFrom ?? null,
  returnTo: filters.returnTo ?? null,
  assignedTo: (forStaff && filters.assignedTo) || null,
})

/** CREDIT-2: a page of requests, and how many there are when that is asked for. */
export function readCredits(
  db: Queries,
  question: CreditQuestion,
  { quick, sort, direction, limit, offset, includeTotal }: CreditPage,
): Promise<{ requests: CreditSummary[]; total: number | null }> {
  const list = listStatement(quick, sort, direction)
  return db.row(list({ ...valuesOf(question), forStaff: question.forStaff, limit, offset, includeTotal }))
}

const counted = quickFilters.map((quick) => `'${quick}', count(*) filter (where ${quickConditions[quick]})`).join(', ')
const counts = sql(
  'credits.counts',
  `with ${reader}
   select json_build_object(${counted}) as counts,
     count(*) filter (where r.is_open and r.due_at < :now)::int as late ${matching} and :userId::uuid is not null`,
)

/** CREDIT-2: how many each quick filter has; one look at the requests for all of them. */
export const countCredits = (
  db: Queries,
  question: CreditQuestion,
  now: Date,
): Promise<{ counts: Record<QuickFilter, number>; late: number }> => db.row(counts({ ...valuesOf(question), now }))
