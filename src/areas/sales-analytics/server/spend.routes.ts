import { addMonths, type CalendarDate } from '#kit/dates.ts'
import { Refused } from '#kit/decision.ts'
import { withByteOrderMark } from '#contract/file-content.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle, handleOnReplica } from '#platform/http/handle.ts'
import { priceChanges } from '../rules/price-changes.ts'
import { beganSince, yearBefore } from '../rules/year-before.ts'
import { writeSpendFile } from '../rules/write-spend-file.ts'
import { salesRefusals } from '../sales-analytics.refusals.ts'
import { downloadSpend, getSpend, listPaidPrices, setSpendBudget, type SpendDimension } from '../spend.endpoints.ts'
import { firstSpend } from './first-sales.store.ts'
import { readBudget, readPaidPrices, readSpend, saveBudget, type SpendPlace, type SpendRow } from './spend.store.ts'

/** The most prices that are listed. */
const maxChanges = 200

/** The last twelve months, the present one until today. */
const yearUntil = (today: CalendarDate) => ({ from: addMonths(`${today.slice(0, 7)}-01`, -11), until: today })

const monthLabel = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What was spent in the last twelve months, and a year before where that is known. */
async function spendFor(db: Queries, by: SpendDimension, place: SpendPlace, today: CalendarDate) {
  const range = yearUntil(today)
  const sums = await readSpend(db, by, place, range)
  const first = await firstSpend(db, place)
  const known = (from: CalendarDate, before: number) =>
    yearBefore(addMonths(from, -12), first) === 'known' ? before : null
  const rows = sums.map(({ first: firstSale, ...row }) => {
    const isNew = beganSince(firstSale, addMonths(range.from, -12))
    return by === 'month'
      ? { ...row, isNew, label: monthLabel(row.key), before: known(`${row.key}-01`, row.before) }
      : { ...row, isNew, before: known(range.from, row.before) }
  })
  const sum = (of: (row: SpendRow) => number) => sums.reduce((total, row) => total + of(row), 0)
  const total = {
    spend: sum(({ spend }) => spend),
    before: known(
      range.from,
      sum(({ before }) => before),
    ),
  }
  return { ...range, rows, total, first, yearBefore: yearBefore(addMonths(range.from, -12), first) }
}

/** NEXT-11: what the kitchens of a bill-to spent. */
export const getSpendHandler = handleOnReplica(getSpend, async ({ db, params, query, caller, now }) => {
  const today = todayIn(shipToOf(caller).timeZone, now)
  const place = { ...params, userId: caller.actor.userId, onlyThis: query.onlyThis ?? false }
  return { by: query.by, ...(await spendFor(db, query.by, place, today)), ...(await readBudget(db, place, today)) }
})

const names: Readonly<Record<SpendDimension, string>> = { month: 'Month', category: 'Category', shipTo: 'Ship-to' }

/** NEXT-11: the same as a file. */
export const downloadSpendHandler = handle(downloadSpend, async ({ db, params, query, caller, now, reply }) => {
  const today = todayIn(shipToOf(caller).timeZone, now)
  const place = { ...params, userId: caller.actor.userId, onlyThis: query.onlyThis ?? false }
  const { rows } = await spendFor(db, query.by, place, today)
  void reply.header('content-disposition', `attachment; filename="spend-${query.by}-${today}.csv"`)
  return withByteOrderMark(writeSpendFile(names[query.by], rows))
})

/** NEXT-11: prices that moved since last month. */
export const listPaidPricesHandler = handleOnReplica(listPaidPrices, async ({ db, params, caller, now }) => {
  const today = todayIn(shipToOf(caller).timeZone, now)
  const thisMonth = `${today.slice(0, 7)}-01`
  const place = { ...params, userId: caller.actor.userId, onlyThis: true }
  const paid = await readPaidPrices(db, place, { from: addMonths(thisMonth, -1), thisMonth, until: today })
  const changes = priceChanges(paid).slice(0, maxChanges)
  return { changes: changes.map((row) => ({ ...row, before: row.before!, now: row.now! })) }
})

/** NEXT-11: the monthly budget of a ship-to. */
export const setSpendBudgetHandler = handle(setSpendBudget, (call) =>
  call.db.inTransaction(async (tx) => {
    const { params, body, caller, now, address } = call
    const saved = await saveBudget(tx, { ...params, ...body, by: caller.actor.userId, at: now })
    if (!saved) throw new Refused(salesRefusals.budget_changed)
    await audit(tx, {
      actor: caller.actor,
      action: 'spend-budget.set',
      entity: `ship-to:${params.division}/${params.shipTo}`,
      ...params,
      details: { monthCents: body.month },
      address,
    })
    return { budget: body.month === null ? null : { month: body.month, version: saved.version } }
  }),
)
