import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { Balance, DemoCustomer } from './customers.ts'
import { type DemoOrder, invoicedCents } from './history.ts'
import { dollars } from './size.ts'

const termDays = 21
/** Days after which each bill-to (division/number) pays. */
export const payingHabits = (customers: readonly DemoCustomer[]): ReadonlyMap<string, number> =>
  new Map(customers.map(({ division, billTo, paysAfter }) => [`${division}/${billTo}`, paysAfter]))

const billToOf = ({ shipTo }: DemoOrder): string => `${shipTo.division}/${shipTo.billTo}`

const isOpenOn = (today: CalendarDate, order: DemoOrder, paysAfter: ReadonlyMap<string, number>): boolean =>
  addDays(order.deliveryDate, paysAfter.get(billToOf(order)) ?? termDays) >= today

const totalOf = ({ lines }: DemoOrder): number => lines.reduce((sum, line) => sum + invoicedCents(line), 0)

/** What each bill-to (division/number) owes today: the sum of its open invoices. */
export function balances(
  orders: Iterable<DemoOrder>,
  paysAfter: ReadonlyMap<string, number>,
  today: CalendarDate,
): Map<string, Balance> {
  const owed = new Map<string, Balance>()
  for (const order of orders) {
    if (!isOpenOn(today, order, paysAfter)) continue
    const before = owed.get(billToOf(order)) ?? nothingOwed
    const total = totalOf(order)
    const isPastDue = addDays(order.deliveryDate, termDays) < today
    owed.set(billToOf(order), {
      pastDueCents: before.pastDueCents + (isPastDue ? total : 0),
      netDueCents: before.netDueCents + total,
      invoicesDue: before.invoicesDue + 1,
    })
  }
  return owed
}

/** The balance of a bill-to without open invoices. */
export const nothingOwed: Balance = { pastDueCents: 0, netDueCents: 0, invoicesDue: 0 }

/**
 * Rows of the invoices import: each order is billed on its delivery date with what was shipped and
 * weighed, and due in 21 days; late payers have more open.
 */
export function* invoiceRows(
  orders: Iterable<DemoOrder>,
  paysAfter: ReadonlyMap<string, number>,
  today: CalendarDate,
): Generator<object> {
  for (const order of orders) {
    const { orderNumber, shipTo, deliveryDate, lines } = order
    const total = totalOf(order)
    const isOpen = isOpenOn(today, order, paysAfter)
    let lineNumber = 0
    for (const line of lines) {
      yield {
        division: shipTo.division,
        invoiceNumber: `9${orderNumber}`,
        lineNumber: ++lineNumber,
        shipTo: shipTo.shipTo,
        orderNumber,
        invoiceDate: deliveryDate,
        dueDate: addDays(deliveryDate, termDays),
        total: dollars(total),
        openAmount: dollars(isOpen ? total : 0),
        itemNumber: line.item.itemNumber,
        shippedCases: line.shippedCases,
        shippedUnits: line.units,
        ...(line.weight !== null && { weight: dollars(line.weight) }),
        ...(line.cases > 0 ? { casePrice: dollars(line.price) } : { eachPrice: dollars(line.price) }),
        lineTotal: dollars(invoicedCents(line)),
      }
    }
  }
}
