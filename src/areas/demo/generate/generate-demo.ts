import { addDays, type CalendarDate, weekdayOf } from '#kit/dates.ts'
import type { DemoCart, DemoRows } from '../seed/demo-rows.ts'
import { brands, categories, items } from './catalogue.ts'
import { customers, gpos, routeDays } from './customers.ts'
import { type Assortment, assortments, customerItems, invoiceRows, orderHistory, orderRows } from './history.ts'
import type { DemoSize } from './size.ts'
import { inventory, prices } from './trade.ts'
import { demoPassword, demoUsers } from './users.ts'

/** The demo distributor (PLAT-1): the same for the same size and day, made while it is read. */
export function generateDemo(size: DemoSize, today: CalendarDate): DemoRows {
  const allItems = [...items(size)].map(({ item }) => item)
  const allCustomers = [...customers(size)]
  const shipTos = allCustomers.flatMap((customer) => customer.shipTos.map(({ shipTo }) => shipTo))
  const assorted = assortments(size, shipTos, allItems)
  const history = () => orderHistory(size, assorted, today)
  return {
    imports: {
      divisions: [
        { division: 'NLV', name: 'North Las Vegas', timeZone: 'America/Los_Angeles' },
        { division: 'NIC', name: 'Nicollet', timeZone: 'America/Chicago' },
      ],
      gpos,
      categories: categories(),
      brands: brands(),
      items: mapped(items(size), ({ row }) => row),
      inventory: inventory(allItems, today),
      'bill-tos': allCustomers.map(({ row }) => row),
      'ship-tos': allCustomers.flatMap((customer) => customer.shipTos.map(({ row }) => row)),
      'route-days': routeDays(shipTos),
      prices: prices(allItems, shipTos, today),
      'customer-items': customerItems(assorted),
      users: demoUsers.map(({ hint: _, ...row }) => row),
      orders: orderRows(history()),
      invoices: invoiceRows(history(), today),
    },
    signIns: demoUsers.map(({ email }) => email),
    password: demoPassword,
    // The order history tells what was bought.
    purchases: [],
    carts: openCarts(assorted, today),
  }
}

/** The buyer's first kitchen has a cart under way, a second one for later, and one the sales rep has locked. */
function openCarts(assorted: readonly Assortment[], today: CalendarDate): DemoCart[] {
  const home = assorted.find(({ shipTo }) => shipTo.shipTo === '0020001')
  if (!home) return []
  const { division, shipTo } = home.shipTo
  const orderable = home.items.filter((item) => !item.isDiscontinued && !item.eachOnly)
  const lines = (from: number, to: number) =>
    orderable.slice(from, to).map(({ itemNumber }, i) => ({ itemNumber, orderedCases: 1 + (i % 4), orderedUnits: 0 }))
  const nextMonday = addDays(today, ((8 - weekdayOf(today)) % 7) + 1)
  const cart = { division, shipTo, soType: 'regularDelivery' as const, deliveryDate: nextMonday }
  return [
    {
      ...cart,
      owner: 'buyer@harborbistro.example',
      poNumber: 'WEEKLY',
      sharingMode: 'UNLOCK',
      isActive: true,
      lines: lines(0, 12),
    },
    {
      ...cart,
      owner: 'buyer@harborbistro.example',
      poNumber: 'BANQUET 12/05',
      sharingMode: 'UNLOCK',
      isActive: false,
      lines: lines(12, 20),
    },
    {
      ...cart,
      owner: 'rosa.dsr@larder.example',
      poNumber: 'SAMPLES',
      sharingMode: 'LOCK',
      isActive: true,
      lines: lines(20, 24),
    },
  ]
}

function* mapped<A, B>(values: Iterable<A>, change: (value: A) => B): Generator<B> {
  for (const value of values) yield change(value)
}
