import { reachOf, servesAll } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql, unprepared } from '#platform/database/statement.ts'
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
  readonly now: Date
}

/** Which of them, in which order. */
export interface CreditOrder {
  readonly quick: QuickFilter
  readonly sort: CreditSort
  readonly direction: 'asc' | 'desc'
}

/** What of them is read. */
export interface CreditPage extends CreditOrder {
  readonly limit: number
  readonly offset: number
  readonly includeTotal: boolean
}

// Of the type `string`: they name no value that `allowed` does not.
const quickConditions: Readonly<Record<QuickFilter, string>> = {
  all: 'true',
  approvedByMe: '(r.approved_by = :userId or r.dsr_approved_by = :userId or r.dsm_approved_by = :userId)',
  assignedToMe: '(r.assignee = :userId and r.is_open)',
  rejectedByMe: 'r.rejected_by = :userId',
  unassigned: "r.status = 'pendingApproval'",
  pendingDsrApproval: "r.status = 'pendingDsrApproval'",
  pendingDsmApproval: "r.status = 'pendingDsmApproval'",
}

const sortColumns: Readonly<Record<CreditSort, string>> = {
  due: 'r.due_at',
  createdAt: 'r.created_at',
  amount: 'r.amount_cents',
  requestNumber: 'r.request_number',
  invoiceDate: 'r.invoice_date',
  status: 'r.status',
}

// What the reader may act for is found once, not asked of each request.
const allowed =
  `allowed as materialized (select x.division, x.ship_to from (${reachOf('(select * from users where id = :userId)')}) x)` as const
type Reach = 'everything' | 'allowed'
const reach: Readonly<Record<Reach, string>> = {
  everything: 'true',
  allowed: 'exists (select from allowed a where a.division = r.division and a.ship_to = r.ship_to)',
}

const has = <Column extends string>(column: Column) => `strpos(lower(${column}), lower(:keyword)) > 0` as const
const ofShipTo = <Condition extends string>(condition: Condition) =>
  `exists (select from ship_tos z where z.division = r.division and z.number = r.ship_to and ${condition})` as const

const isOf = <Column extends string, Value extends string>(column: Column, value: Value) =>
  `r.division = split_part(:${value}, '/', 1) and ${column} = split_part(:${value}, '/', 2)` as const

const isLate = <Value extends string>(value: Value) => `r.is_open and r.due_at < :${value}` as const

const narrowed = `
    and (:keyword::text = '' or ${has('r.request_number')} or ${has('r.invoice_number')} or r.ship_to = :keyword
      or ${ofShipTo(has('z.name'))}
      or exists (select from credit_request_lines l
                 where l.request_id = r.id and (${has('l.item_number')} or ${has('l.description')})))
    and (:billTo::text is null or ${isOf('r.bill_to', 'billTo')})
    and (:oneShipTo::text is null or ${isOf('r.ship_to', 'oneShipTo')})
    and (:creditTypes::text[] is null or r.credit_types && :creditTypes)
    and (:statuses::text[] is null or r.status = any(:statuses))
    and (:codes::text[] is null or r.codes && :codes)
    and (:invoiceFrom::date is null or r.invoice_date >= :invoiceFrom)
    and (:invoiceTo::date is null or r.invoice_date <= :invoiceTo)
    and (:returnFrom::date is null or r.return_on >= :returnFrom)
    and (:returnTo::date is null or r.return_on <= :returnTo)
    and (:assignedTo::uuid is null or r.assignee = :assignedTo)
    and (:lateAt::timestamptz is null or (${isLate('lateAt')}))` as const

/** What a statement has to ask for. */
interface Shape {
  readonly from: Reach
  readonly isNarrowed: boolean
  readonly byDsm: boolean
  readonly byDsr: boolean
}

// An `exists` joins only where it stands alone, not beside `:dsm is null or`.
const matching = ({ from, isNarrowed, byDsm, byDsr }: Shape) =>
  `from credit_requests r
  where r.division = any(:divisions::text[]) and ${reach[from]}
    ${isNarrowed ? narrowed : ''}
    ${byDsm ? (`and ${ofShipTo('z.dsm_email = :dsm')}` as const) : ''}
    ${byDsr ? (`and ${ofShipTo('z.dsr_email = :dsr')}` as const) : ''}` as const

/**
 * Without filters a statement is prepared. With them its plan depends on which there are, and
 * PostgreSQL makes one for the values there are only where nothing is prepared.
 */
const stated = <const Text extends string>({ from, isNarrowed }: Shape, name: string, text: Text) =>
  isNarrowed ? unprepared(text) : sql(`credits.${name}.${from}`, text)

/** The order of a list; `due` has what is open first. */
const orderOf = ({ sort, direction }: CreditOrder): string =>
  `${sort === 'due' ? 'r.is_open desc, ' : ''}${sortColumns[sort]} ${direction}, r.id ${direction === 'asc' || sort === 'due' ? 'asc' : 'desc'}`

/** The list's statement for one shape, quick filter and order. */
function listStatement(shape: Shape, page: CreditPage) {
  const { quick, sort, direction } = page
  const order = orderOf(page)
  const found = `${matching(shape)} and ${quickConditions[quick]}` as const
  return stated(
    shape,
    `list.${quick}.${sort}.${direction}`,
    `with ${allowed},
     page as (select r.id ${found} order by ${order} limit :limit offset :offset)
     select case when :includeTotal then (select count(*)::int ${found}) end as total,
       ${jsonList(`select json_build_object(${summaryPairs}) from page join credit_requests r on r.id = page.id ${creditTables}
         order by ${order}`)} as requests`,
  )
}

/** The same for the ids alone, which a file is made of. */
const idsStatement = (shape: Shape, order: CreditOrder) =>
  unprepared(
    `with ${allowed} select array(select r.id ${matching(shape)} and ${quickConditions[order.quick]}
       order by ${orderOf(order)} limit :limit) as ids`,
  )

const summaries = sql(
  'credits.summaries',
  `select ${jsonList(`select json_build_object(${summaryPairs})
     from unnest(:ids::uuid[]) with ordinality as asked(id, place) join credit_requests r on r.id = asked.id ${creditTables}
     order by asked.place`)} as requests`,
)

const counted = quickFilters.map((quick) => `'${quick}', count(*) filter (where ${quickConditions[quick]})`).join(', ')
const countsStatement = (shape: Shape) =>
  stated(
    shape,
    'counts',
    `with ${allowed}
     select json_build_object(${counted}) as counts,
       count(*) filter (where ${isLate('now')})::int as late ${matching(shape)}`,
  )

const served = sql('credits.serves-all', `select ${servesAll('w')} as all from users w where w.id = :userId`)

const reachFor = async (db: Queries, { userId, forStaff }: CreditQuestion): Promise<Reach> =>
  forStaff && (await db.maybe<{ all: boolean }>(served({ userId })))?.all ? 'everything' : 'allowed'

async function shapeOf(db: Queries, question: CreditQuestion): Promise<Shape> {
  const { keyword, divisions: _, ...others } = question.filters
  const { dsm, dsr } = valuesOf(question)
  const isNarrowed = keyword !== '' || Object.values(others).some((value) => value !== undefined)
  return { from: await reachFor(db, question), isNarrowed, byDsm: dsm !== null, byDsr: dsr !== null }
}

/** Of none that are chosen all are wanted. */
const someOf = <T>(chosen: readonly T[] | undefined): readonly T[] | null => (chosen?.length ? chosen : null)

const valuesOf = ({ userId, forStaff, filters, now }: CreditQuestion) => ({
  userId,
  keyword: filters.keyword,
  divisions: someOf(filters.divisions) ?? defaultCreditDivisions,
  dsm: (forStaff && filters.dsm) || null,
  dsr: (forStaff && filters.dsr) || null,
  billTo: filters.billTo ?? null,
  oneShipTo: filters.shipTo ?? null,
  creditTypes: someOf(filters.creditTypes),
  statuses: someOf(filters.statuses),
  codes: someOf(filters.codes),
  invoiceFrom: filters.invoiceFrom ?? null,
  invoiceTo: filters.invoiceTo ?? null,
  returnFrom: filters.returnFrom ?? null,
  returnTo: filters.returnTo ?? null,
  assignedTo: (forStaff && filters.assignedTo) || null,
  lateAt: forStaff && filters.late ? now : null,
})

/** CREDIT-2: a page of requests, and how many there are when that is asked for. */
export async function readCredits(
  db: Queries,
  question: CreditQuestion,
  page: CreditPage,
): Promise<{ requests: CreditSummary[]; total: number | null }> {
  const list = listStatement(await shapeOf(db, question), page)
  const { limit, offset, includeTotal } = page
  return db.row(list({ ...valuesOf(question), forStaff: question.forStaff, limit, offset, includeTotal }))
}

/**
 * CREDIT-2: how many each quick filter has; one look at the requests for all of them. What is late
 * is for staff alone.
 */
export async function countCredits(
  db: Queries,
  question: CreditQuestion,
): Promise<{ counts: Record<QuickFilter, number>; late: number }> {
  const counts = countsStatement(await shapeOf(db, question))
  const found = await db.row<{ counts: Record<QuickFilter, number>; late: number }>(
    counts({ ...valuesOf(question), now: question.now }),
  )
  return question.forStaff ? found : { ...found, late: 0 }
}

/** Requests read at a time; between two pieces the connection is free, however slow the client. */
const requestsAtOnce = 500

/**
 * CREDIT-2: all requests of a list, piece by piece. They are chosen once, so that one that moves in
 * the meantime is neither missing nor in it twice.
 */
export async function* readAllCredits(
  db: Queries,
  question: CreditQuestion,
  order: CreditOrder,
  limit: number,
): AsyncGenerator<CreditSummary[]> {
  const found = idsStatement(await shapeOf(db, question), order)
  const { ids } = await db.row<{ ids: string[] }>(found({ ...valuesOf(question), limit }))
  const { forStaff } = question
  for (let place = 0; place < ids.length; place += requestsAtOnce) {
    const some = summaries({ ids: ids.slice(place, place + requestsAtOnce), forStaff })
    yield (await db.row<{ requests: CreditSummary[] }>(some)).requests
  }
}
