import { orRefuse, Refused } from '#kit/decision.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { sql } from '#platform/database/statement.ts'
import { handleAheadOnReplica, handleOnReplica } from '#platform/http/handle.ts'
import { invoiceRefusals } from '../invoice.refusals.ts'
import { getInvoice, listInvoices } from '../invoices.endpoints.ts'
import { invoiceRanges } from '../rules/invoice-range.ts'
import { readInvoicesInFull } from './invoice.store.ts'
import { readInvoices } from './invoice-list.store.ts'

const zones = sql('invoice-pages.zones', `select d.code, d.time_zone as "timeZone" from divisions d`)

interface Zone {
  readonly code: string
  readonly timeZone: string
}

/**
 * BILL-1: invoices of every ship-to the caller may act for. The zones of all divisions ride with
 * the gate: the day of the division asked for, or the earliest day of all, bounds the range.
 */
export const listInvoicesHandler = handleAheadOnReplica(
  listInvoices,
  () => zones(),
  async (call, rows: readonly Zone[]) => {
    const { db, query, caller, now, services } = call
    const { pageNo, pageSize, sort, sortDirection, dsr, dsm, ...filter } = query
    const { userId } = caller.actor
    const asked = rows.filter(({ code }) => query.division === undefined || code === query.division)
    const [today = todayIn('UTC', now)] = asked.map(({ timeZone }) => todayIn(timeZone, now)).toSorted()
    const ranges = orRefuse(invoiceRanges(query, today, services.config.constants.invoiceDaysBack))
    const page = await readInvoices(db, {
      userId,
      // Who else serves a customer is for staff to know.
      filter: caller.isStaff ? { ...filter, dsr, dsm } : filter,
      ranges,
      sort,
      direction: sortDirection,
      pageNo,
      pageSize,
      now,
    })
    return { ...page, invoices: [...page.invoices], pageSize, today, from: ranges.from, to: ranges.to }
  },
)

/** BILL-1: one invoice; those of other ship-tos read like missing ones. */
export const getInvoiceHandler = handleOnReplica(getInvoice, async ({ db, params, caller, now }) => {
  const reader = { userId: caller.actor.userId, isStaff: caller.isStaff, now }
  const [invoice] = await readInvoicesInFull(db, [params], reader)
  if (!invoice) throw new Refused(invoiceRefusals.invoice_not_found)
  return { invoice }
})
