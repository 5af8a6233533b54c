import { addDays, type CalendarDate, daysBetween } from '#kit/dates.ts'
import type { Balance, DemoCustomer } from './customers.ts'
import { type DemoOrder, invoicedCents } from './history.ts'
import { dollars } from './size.ts'

const termDays = 21
/** Cents. */
const kegDeposit = 3000
/** Days after which each bill-to (division/number) pays. */
export const payingHabits = (customers: readonly DemoCustomer[]): ReadonlyMap<string, number> =>
  new Map(customers.map(({ division, billTo, paysAfter }) => [`${division}/${billTo}`, paysAfter]))

const billToOf = ({ shipTo }: DemoOrder): string => `${shipTo.division}/${shipTo.billTo}`

const isOpenOn = (today: CalendarDate, order: DemoOrder, paysAfter: ReadonlyMap<string, number>): boolean =>
  addDays(order.deliveryDate, paysAfter.get(billToOf(order)) ?? termDays) >= today || isOverlooked(order, today)

/** Days since a delivery, of a week each: past due by days, by one month, two and three. */
const overlookedAfter = [27, 54, 82, 112]

/**
 * The first customer pays in time, but four of its kitchens have lost the invoices of a week: one
 * of each age.
 */
function isOverlooked({ shipTo, deliveryDate }: DemoOrder, today: CalendarDate): boolean {
  if (shipTo.billTo !== '0010001') return false
  const after = overlookedAfter[(Number(shipTo.shipTo) % 10) - 1]
  if (after === undefined) return false
  const days = daysBetween(deliveryDate, today)
  return days >= after && days < after + 7
}

/** What is open of an order's invoice today; of one in seven a part was paid in advance. */
function openOf(order: DemoOrder, paysAfter: ReadonlyMap<string, number>, today: CalendarDate): number {
  if (!isOpenOn(today, order, paysAfter)) return 0
  const total = totalOf(order)
  return Number(order.orderNumber) % 7 === 3 ? total - Math.floor(total * 0.4) : total
}

const totalOf = ({ lines }: DemoOrder): number => lines.reduce((sum, line) => sum + invoicedCents(line), 0)

/** What each bill-to (division/number) owes today: the sum of its open invoices. */
export function balances(
  orders: Iterable<DemoOrder>,
  paysAfter: ReadonlyMap<string, number>,
  today: CalendarDate,
): Map<string, Balance> {
  const owed = new Map<string, Balance>()
  for (const order of orders) {
    const open = openOf(order, paysAfter, today)
    if (open === 0) continue
    const before = owed.get(billToOf(order)) ?? nothingOwed
    const isPastDue = addDays(order.deliveryDate, termDays) < today
    owed.set(billToOf(order), {
      pastDueCents: before.pastDueCents + (isPastDue ? open : 0),
      netDueCents: before.netDueCents + open,
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
    const paidDate = isOpen ? undefined : addDays(deliveryDate, paysAfter.get(billToOf(order)) ?? termDays)
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
        openAmount: dollars(openOf(order, paysAfter, today)),
        ...(paidDate && { paidDate }),
        itemNumber: line.item.itemNumber,
        shippedCases: line.shippedCases,
        shippedUnits: line.units,
        ...(line.weight !== null && { weight: dollars(line.weight) }),
        ...(line.cases > 0 ? { casePrice: dollars(line.price) } : { eachPrice: dollars(line.price) }),
        lineTotal: dollars(invoicedCents(line)),
      }
    }
    yield* creditRows(order, today)
  }
}

/** Days for which a credit of the demo is left before it was used. */
const creditLeftDays = 28

/**
 * What was credited after a delivery: a case that came damaged, kegs that went back. They are no
 * lines of the order, so they name none.
 */
function* creditRows(order: DemoOrder, today: CalendarDate): Generator<object> {
  const { orderNumber, shipTo, deliveryDate, lines } = order
  const date = addDays(deliveryDate, 2)
  if (date > today) return
  const isLeft = addDays(date, creditLeftDays) >= today
  const credit = (prefix: string, cents: number, line: object) => ({
    division: shipTo.division,
    invoiceNumber: `${prefix}${orderNumber}`,
    lineNumber: 1,
    shipTo: shipTo.shipTo,
    invoiceDate: date,
    dueDate: date,
    total: `-${dollars(cents)}`,
    openAmount: isLeft ? `-${dollars(cents)}` : '0',
    lineTotal: `-${dollars(cents)}`,
    ...line,
  })
  const damaged = lines.find(({ shippedCases, weight }) => shippedCases > 0 && weight === null)
  if (damaged && Number(orderNumber) % 23 === 5) {
    const { item, price } = damaged
    yield credit('8', price, { itemNumber: item.itemNumber, shippedCases: -1, casePrice: dollars(price) })
  }
  if (Number(orderNumber) % 41 === 7)
    yield credit('7', 2 * kegDeposit, {
      isDeposit: true,
      itemNumber: '9000001',
      description: 'KEG DEPOSIT, RETURNED',
      shippedUnits: -2,
      eachPrice: dollars(kegDeposit),
    })
}
