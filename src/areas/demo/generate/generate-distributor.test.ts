import { expect, test } from 'vitest'
import { daysBetween, weekdayOf } from '#kit/dates.ts'
import { isRole } from '#areas/access/roles.ts'
import { items } from './catalogue.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { customers } from './customers.ts'
import { generateDistributor } from './generate-distributor.ts'

type Row = Readonly<Record<string, unknown>>
const today = '2026-11-21'
const all = Object.fromEntries(
  generateDistributor('small', today).map(({ kind, rows }) => [kind, [...rows()]]),
) as Record<ImportKindName, Row[]>

test('there are 40 bill-tos with 1 to 12 ship-tos, and a year of orders [PLAT-1]', () => {
  expect(all['bill-tos']).toHaveLength(40)
  const perBillTo = new Map<unknown, number>()
  for (const row of all['ship-tos']) perBillTo.set(row['billTo'], (perBillTo.get(row['billTo']) ?? 0) + 1)
  expect(Math.min(...perBillTo.values())).toBe(1)
  expect(Math.max(...perBillTo.values())).toBeLessThanOrEqual(12)
  const days = all.orders.map((row) => String(row['deliveryDate'])).toSorted()
  expect(days[0]! < '2025-12-15').toBe(true)
  expect(days.at(-1)! > '2026-11-01').toBe(true)
})

test('the large one has 5,000 ship-tos, the small one among them [PLAT-1]', () => {
  const large = [...customers('large')]
  expect(large.flatMap(({ shipTos }) => shipTos).length).toBeGreaterThanOrEqual(5000)
  const keys = (rows: typeof large) => rows.map(({ division, billTo }) => `${division}/${billTo}`)
  expect(keys(large).slice(0, 40)).toEqual(keys([...customers('small')]))
  expect(new Set(keys(large)).size).toBe(large.length)
  const names = large.flatMap(({ shipTos }) => shipTos.map(({ shipTo }) => `${shipTo.division}/${shipTo.shipTo}`))
  expect(new Set(names).size).toBe(names.length)
})

test('every reference resolves [PLAT-1]', () => {
  const keys = (kind: ImportKindName, name: string) => new Set(all[kind].map((row) => row[name]))
  const known = {
    brand: keys('brands', 'brand'),
    categoryId: keys('categories', 'categoryId'),
    itemNumber: keys('items', 'itemNumber'),
    alternateNumber: keys('items', 'itemNumber'),
    billTo: keys('bill-tos', 'billTo'),
    shipTo: keys('ship-tos', 'shipTo'),
  }
  for (const kind of [
    'items',
    'alternates',
    'prices',
    'inventory',
    'ship-tos',
    'route-days',
    'orders',
    'customer-items',
    'customer-locations',
    'custom-items',
    'customer-invoices',
  ] as const) {
    for (const [name, values] of Object.entries(known)) {
      const unknown = all[kind].filter((row) => row[name] !== undefined && !values.has(row[name]))
      expect(unknown, `${kind} ${name}`).toEqual([])
    }
  }
})

test('more than a quarter of the items have alternates of the same kind, never discontinued ones [CART-5]', () => {
  const kinds = new Map([...items('small')].map(({ item }) => [item.itemNumber, item]))
  const replaced = new Set(all.alternates.map((row) => row['itemNumber']))
  expect(replaced.size).toBeGreaterThan(1500)
  for (const row of all.alternates) {
    const [item, alternate] = [row['itemNumber'], row['alternateNumber']].map((each) => kinds.get(String(each))!)
    expect([alternate!.kind, alternate!.division, alternate!.isDiscontinued]).toEqual([
      item!.kind,
      item!.division,
      false,
    ])
  }
})

test('every order is delivered on a day its ship-to has a route, and every active ship-to has orders [PLAT-1]', () => {
  const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
  const place = (row: Row) => `${String(row['division'])}/${String(row['shipTo'])}`
  const regular = all['route-days'].filter((row) => row['soType'] === 'regularDelivery')
  const daysOf = new Map(regular.map((row) => [place(row), row['days'] as readonly string[]]))
  const offRoute = all.orders.filter(
    (row) => !daysOf.get(place(row))?.includes(weekdays[weekdayOf(String(row['deliveryDate']))]!),
  )
  expect(offRoute).toEqual([])
  const ordering = new Set(all.orders.map(place))
  const buying = all['ship-tos'].filter((row) => row['isActive'] && !row['isProspective'])
  expect(buying.filter((row) => !ordering.has(place(row)))).toEqual([])
})

test('a bill-to owes what its open invoices add up to; those on credit hold are past due [PLAT-1]', () => {
  const billToOf = new Map(all['ship-tos'].map((row) => [row['shipTo'], row['billTo']]))
  const invoices = new Map(all.invoices.map((row) => [row['invoiceNumber'], row]))
  const cents = (text: unknown) => Math.round(Number(text) * 100)
  for (const row of all['bill-tos']) {
    const open = [...invoices.values()].filter(
      (invoice) =>
        billToOf.get(invoice['shipTo']) === row['billTo'] &&
        invoice['division'] === row['division'] &&
        cents(invoice['openAmount']) > 0,
    )
    const late = open.filter((invoice) => String(invoice['dueDate']) < today)
    const sum = (rows: Row[]) => rows.reduce((total, invoice) => total + cents(invoice['openAmount']), 0)
    expect([row['invoicesDue'], cents(row['netDue']), cents(row['pastDue'])]).toEqual([
      open.length,
      sum(open),
      sum(late),
    ])
  }
  const held = all['bill-tos'].filter((row) => row['isOnCreditHold'])
  expect(held).toHaveLength(2)
  for (const row of held) expect(cents(row['pastDue'])).toBeGreaterThan(0)
})

test('the first customer is past due by days, one, two and three months [PLAT-1, BILL-2]', () => {
  const kitchens = new Set(all['ship-tos'].filter((row) => row['billTo'] === '0010001').map((row) => row['shipTo']))
  const late = all.invoices
    .filter((row) => kitchens.has(row['shipTo']) && Number(row['openAmount']) > 0)
    .map((row) => daysBetween(String(row['dueDate']), today))
    .filter((days) => days > 0)
  const ages = new Set(late.map((days) => Math.min(3, Math.floor((days - 1) / 30))))
  expect([...ages].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
})

test('orders come in several types, some with a PO [PLAT-1, ORDER-1]', () => {
  const types = new Set(all.orders.map((row) => row['soType']))
  expect(types).toEqual(new Set(['regularDelivery', 'willCall', 'fillInOrder', 'dsrPickup', 'specialOrder']))
  const numbered = all.orders.filter((row) => row['poNumber'] !== '').length / all.orders.length
  expect(numbered).toBeGreaterThan(0.2)
  expect(numbered).toBeLessThan(0.5)
})

test('no two ship-tos have the same name [PLAT-1]', () => {
  expect(new Set(all['ship-tos'].map((row) => row['name'])).size).toBe(all['ship-tos'].length)
})

test('no price is below cost [PLAT-1]', () => {
  const cost = new Map([...items('small')].map(({ item }) => [item.itemNumber, item.costCents]))
  const below = all.prices.filter(
    (row) => row['casePrice'] !== undefined && Number(row['casePrice']) * 100 <= cost.get(String(row['itemNumber']))!,
  )
  expect(below).toEqual([])
})

test('there is a sign-in for every kind of role [ACCESS-1]', () => {
  const roles = new Set(all.users.map((row) => String(row['role'])))
  expect(roles.size).toBeGreaterThanOrEqual(10)
  for (const role of roles) expect(isRole(role)).toBe(true)
})

test('kitchens have guides of every type they make themselves: with shelves, pars and one of the DSR [PLAT-1, GUIDE-1]', () => {
  const ofKitchen = all.guides.filter((row) => row['shipTo'] === all.guides[0]!['shipTo'])
  expect([...new Set(ofKitchen.map((row) => `${String(row['type'])} ${String(row['guideName'])}`))]).toEqual([
    'CustomOrder Weekly order',
    'CustomOrder Bar',
    'CustomOrder Picked by your DSR',
    'CustomInventory Sunday count',
  ])
  const locations = new Set(all['customer-locations'].map((row) => row['name']))
  const items = new Set(all.items.map((row) => row['itemNumber']))
  for (const row of all.guides) {
    expect(row['locationName'] === undefined || locations.has(row['locationName'])).toBe(true)
    const item = String(row['itemNumber'])
    expect(item.startsWith('custom:') || items.has(item), item).toBe(true)
  }
  expect(all.guides.some((row) => row['isDsrManaged'] === true)).toBe(true)
})
