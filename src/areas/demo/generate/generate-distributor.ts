import type { CalendarDate } from '#kit/dates.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { alternates } from './alternates.ts'
import { assortments, customerItems } from './assortments.ts'
import { balances, invoiceRows, nothingOwed, payingHabits } from './billing.ts'
import { brands, categories, items } from './catalogue.ts'
import { contacts, holidays } from './contacts.ts'
import { type Balance, billToRow, customers, type DemoCustomer, gpos, routeDays } from './customers.ts'
import { orderHistory, orderRows } from './history.ts'
import { guides } from './guides.ts'
import type { DemoSize } from './size.ts'
import { ownData } from './own-data.ts'
import { inventory, prices } from './trade.ts'
import { demoUsers, otherUsers } from './users.ts'

/** Rows for one import kind, made while they are read. */
export interface DemoRows {
  readonly kind: ImportKindName
  readonly rows: () => Iterable<object>
}

/** The demo distributor in the order of import: referenced rows come first (PLAT-1). */
export function generateDistributor(size: DemoSize, today: CalendarDate): readonly DemoRows[] {
  const allItems = [...items(size)].map(({ item }) => item)
  const allCustomers = [...customers(size)]
  const shipTos = allCustomers.flatMap((customer) => customer.shipTos.map(({ shipTo }) => shipTo))
  const assorted = assortments(size, shipTos, allItems)
  const history = () => orderHistory(size, assorted, today)
  const paysAfter = payingHabits(allCustomers)
  const own = ownData(shipTos, today)
  return [
    {
      kind: 'divisions',
      rows: () => [
        { division: 'NLV', name: 'North Las Vegas', timeZone: 'America/Los_Angeles' },
        { division: 'NIC', name: 'Nicollet', timeZone: 'America/Chicago' },
      ],
    },
    { kind: 'gpos', rows: () => gpos },
    { kind: 'categories', rows: categories },
    { kind: 'brands', rows: brands },
    { kind: 'items', rows: () => mapped(items(size), ({ row }) => row) },
    { kind: 'alternates', rows: () => alternates(allItems) },
    { kind: 'inventory', rows: () => inventory(allItems, today) },
    { kind: 'bill-tos', rows: () => billToRows(allCustomers, balances(history(), paysAfter, today)) },
    { kind: 'ship-tos', rows: () => allCustomers.flatMap((customer) => customer.shipTos.map(({ row }) => row)) },
    { kind: 'contacts', rows: () => contacts(allCustomers) },
    { kind: 'route-days', rows: () => routeDays(shipTos) },
    { kind: 'holidays', rows: () => holidays(today) },
    { kind: 'prices', rows: () => prices(allItems, shipTos, today) },
    { kind: 'customer-items', rows: () => customerItems(assorted) },
    { kind: 'customer-categories', rows: own.categories },
    { kind: 'customer-locations', rows: own.locations },
    { kind: 'customer-distributors', rows: own.distributors },
    { kind: 'custom-items', rows: own.items },
    { kind: 'customer-invoices', rows: own.invoices },
    { kind: 'guides', rows: () => guides(assorted) },
    { kind: 'users', rows: () => [...demoUsers.map(({ hint: _, ...row }) => row), ...otherUsers] },
    { kind: 'orders', rows: () => orderRows(history()) },
    { kind: 'invoices', rows: () => invoiceRows(history(), paysAfter, today) },
  ]
}

const billToRows = (all: readonly DemoCustomer[], owed: ReadonlyMap<string, Balance>): object[] =>
  all.map((customer) => billToRow(customer, owed.get(`${customer.division}/${customer.billTo}`) ?? nothingOwed))

function* mapped<A, B>(values: Iterable<A>, change: (value: A) => B): Generator<B> {
  for (const value of values) yield change(value)
}
