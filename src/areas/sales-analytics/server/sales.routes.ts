import type { CalendarDate } from '#kit/dates.ts'
import { withByteOrderMark } from '#contract/file-content.ts'
import { dayOfUser } from '#areas/customers/server/public.ts'
import { calendarOf } from '#areas/incentive-payroll/server/public.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type Call, handle, handleOnReplica } from '#platform/http/handle.ts'
import { salesRange } from '../rules/sales-range.ts'
import { writeSalesFile } from '../rules/write-sales-file.ts'
import type { SalesDimension, SalesMeasure, salesOrders } from '../sales.ts'
import {
  downloadSales,
  getSales,
  listSaleLines,
  type SalesFilterQuery,
  salesLimit,
} from '../sales-analytics.endpoints.ts'
import { comparedSales } from './compared-sales.ts'
import { readSaleLines } from './sale-lines.store.ts'
import type { SalesFilter } from './sales-scope.ts'

/** Rows of a file at most. */
const maxFileRows = 20_000

type SalesCall = Pick<Call<Endpoint & { access: 'session' }>, 'caller' | 'now' | 'services'> & { readonly db: Queries }

const filterOf = (query: SalesFilterQuery): SalesFilter => ({
  division: query.division ?? null,
  shipTo: query.shipTo ?? null,
  rep: query.rep ?? null,
  category: query.category ?? null,
  brand: query.brand ?? null,
  itemNumber: query.itemNumber ?? null,
})

async function contextOf({ db, caller, now, services }: SalesCall, query: SalesFilterQuery) {
  const { userId } = caller.actor
  const today: CalendarDate = await dayOfUser(db, userId, now)
  const range = salesRange(query.period, today, calendarOf(services.config))
  return { userId, range, filter: filterOf(query), withCosts: caller.actor.can('viewAnalysis') }
}

interface SalesQuery extends SalesFilterQuery {
  readonly by: SalesDimension
  readonly measure: SalesMeasure
  readonly ranking: (typeof salesOrders)[number]
}

async function salesFor(call: SalesCall, query: SalesQuery, limit: number) {
  const { range, withCosts, filter, userId } = await contextOf(call, query)
  const { by, ranking } = query
  // Whoever may not see margins learns nothing of them from the order of rows.
  const measure = query.measure === 'margin' && !withCosts ? 'sales' : query.measure
  const sales = await comparedSales(call.db, { ...range, userId, by, filter, measure, ranking, limit, withCosts })
  return { sales, range, withCosts, filter }
}

// Names of what somebody chose: of a customer only where it is the reader's, as its row.
const named = sql(
  'sales-analytics.names',
  `select (select u.name from users u where u.email = :rep limit 1) as rep,
     (select k.name from categories k where k.id = :category) as category,
     (select i.description from items i where i.item_number = :itemNumber and (:division::text is null or i.division = :division)
      limit 1) as item`,
)
const customerNamed = sql(
  'sales-analytics.customer-name',
  `select s.name from ship_tos s where s.division = :division and s.number = :shipTo`,
)

/** STAFF-6: sales by one thing. */
export const getSalesHandler = handleOnReplica(getSales, async (call) => {
  const { sales, range, withCosts, filter } = await salesFor(call, call.query, salesLimit)
  const { rep, category, itemNumber, division, shipTo } = filter
  const names = await call.db.row<{ rep: string | null; category: string | null; item: string | null }>(
    named({ rep, category, itemNumber, division }),
  )
  // A sum above zero lines shows that the customer is the reader's.
  const isKnown = shipTo !== null && division !== null && sales.count > 0
  const customer = isKnown ? await call.db.maybe<{ name: string }>(customerNamed({ division, shipTo })) : undefined
  return {
    by: call.query.by,
    range,
    ...sales,
    names: { ...names, customer: customer?.name ?? null },
    seesMargin: withCosts,
  }
})

const dimensionNames: Readonly<Record<SalesDimension, string>> = {
  week: 'Week',
  rep: 'Rep',
  customer: 'Customer',
  category: 'Category',
  brand: 'Brand',
  item: 'Item',
}

/** STAFF-6: the same as a file. */
export const downloadSalesHandler = handle(downloadSales, async (call) => {
  const { by } = call.query
  const { sales, range, withCosts } = await salesFor(call, call.query, maxFileRows)
  void call.reply.header('content-disposition', `attachment; filename="sales-${by}-${range.from}-${range.until}.csv"`)
  return withByteOrderMark(writeSalesFile(dimensionNames[by], sales.rows, withCosts))
})

/** STAFF-6: the lines behind a sum. */
export const listSaleLinesHandler = handleOnReplica(listSaleLines, async (call) => {
  const { query } = call
  const { range, ...context } = await contextOf(call, query)
  const { from = range.from, until = range.until, pageNo, pageSize } = query
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { total, lines } = await readSaleLines(call.db, { ...context, from, until }, page)
  return { from, until, lines, totalRecords: total, pageNo, pageSize }
})
