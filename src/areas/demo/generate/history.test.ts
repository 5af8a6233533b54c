import { expect, test } from 'vitest'
import { type CalendarDate, weekdayOf } from '#kit/dates.ts'
import { assortments } from './assortments.ts'
import { invoiceRows } from './billing.ts'
import { items } from './catalogue.ts'
import { customers, weekdays } from './customers.ts'
import { type DemoOrder, invoicedCents, orderHistory } from './history.ts'

const today = '2026-11-21'
const all = [...items('small')].map(({ item }) => item)
const shipTos = [...customers('small')].flatMap((customer) => customer.shipTos.map(({ shipTo }) => shipTo))
const assorted = assortments('small', shipTos, all)
const orders = [...orderHistory('small', assorted, today)]
const placeOf = ({ shipTo }: Pick<DemoOrder, 'shipTo'>) => `${shipTo.division}/${shipTo.shipTo}`
const spend = (some: readonly DemoOrder[]) =>
  some.flatMap(({ lines }) => lines).reduce((sum, line) => sum + invoicedCents(line), 0)
const inMonth = (some: readonly DemoOrder[], ...months: string[]) =>
  some.filter(({ deliveryDate }) => months.includes(deliveryDate.slice(5, 7)))

test('no two orders are alike [PLAT-1]', () => {
  const alike = new Map<string, string>()
  for (const { orderNumber, lines } of orders) {
    const key = lines
      .map(({ item, cases, units }) => `${item.itemNumber} ${cases} ${units}`)
      .toSorted()
      .join()
    expect(alike.get(key), `${orderNumber} is like`).toBeUndefined()
    alike.set(key, orderNumber)
  }
  expect(orders.length).toBeGreaterThan(1500)
})

test('an order has each item once, and at least three lines [PLAT-1]', () => {
  for (const { orderNumber, lines } of orders) {
    expect(new Set(lines.map(({ item }) => item.itemNumber)).size, orderNumber).toBe(lines.length)
    expect(lines.length, orderNumber).toBeGreaterThanOrEqual(3)
  }
})

test('orders are delivered only on days of the route, and on more than one of them [PLAT-1]', () => {
  const name = (day: CalendarDate) => weekdays[weekdayOf(day) - 1]
  for (const { shipTo, deliveryDate } of orders) expect(shipTo.deliveryDays).toContain(name(deliveryDate))
  expect(new Set(orders.map(({ deliveryDate }) => name(deliveryDate))).size).toBe(6)
})

test('a kitchen buys what its kind cooks: a school no oysters, a pizzeria tomatoes [PLAT-1]', () => {
  const bought = (kitchen: string) =>
    new Set(
      assorted
        .filter(({ shipTo }) => shipTo.kitchen === kitchen)
        .flatMap(({ usual }) => usual.map(({ item }) => item.categoryId)),
    )
  expect(bought('school')).toContain('poultry-chicken-prepared')
  expect(bought('school')).not.toContain('seafood-shellfish')
  expect(bought('pizzeria')).toContain('pantry-canned-tomato')
  expect(bought('sushi')).toContain('pantry-asian-pantry')
  expect(bought('sushi')).not.toContain('frozen-fries-and-potatoes')
  expect(bought('cafe')).toContain('beverage-coffee')
  for (const { usual, shipTo } of assorted) {
    expect(usual.length, placeOf({ shipTo })).toBeGreaterThan(40)
    expect(new Set(usual.map(({ item }) => item.kind + item.categoryId)).size).toBe(usual.length)
  }
})

test('the usual items make nearly all of the orders; a trial is rare [PLAT-1]', () => {
  const usual = new Map(assorted.map((each) => [placeOf(each), new Set(each.usual.map(({ item }) => item))]))
  const lines = orders.flatMap((order) => order.lines.map(({ item }) => usual.get(placeOf(order))!.has(item)))
  const tried = lines.filter((isUsual) => !isUsual).length
  expect(tried).toBeGreaterThan(100)
  expect(tried / lines.length).toBeLessThan(0.03)
})

test('schools order nothing in summer, and most restaurants more in December than in January [PLAT-1]', () => {
  const of = (...kitchens: string[]) => orders.filter(({ shipTo }) => kitchens.includes(shipTo.kitchen))
  expect(inMonth(of('school'), '06', '07')).toEqual([])
  expect(inMonth(of('school'), '09', '10').length).toBeGreaterThan(8)
  const restaurants = of('bistro', 'diner', 'cafe', 'pizzeria', 'grill')
  expect(spend(inMonth(restaurants, '12'))).toBeGreaterThan(spend(inMonth(restaurants, '01')))
})

test('fruit of the summer is not bought in winter [PLAT-1]', () => {
  const summer = /^(CHERRY SWEET|PEACH YELLOW|NECTARINE)/
  const winter = inMonth(orders, '11', '12', '01', '02', '03')
  const lines = (some: readonly DemoOrder[]) =>
    some.flatMap(({ shipTo, lines: of }) =>
      of.filter(({ item }) =>
        assorted.some((each) => each.shipTo === shipTo && each.usual.some((usual) => usual.item === item)),
      ),
    )
  expect(lines(winter).filter(({ item }) => summer.test(item.description))).toEqual([])
})

test('an invoice has the shipped quantities and actual weights; short shipments are rare [PLAT-1]', () => {
  const rows = [...invoiceRows(orders, new Map(), today)] as {
    invoiceNumber: string
    total: string
    lineTotal: string
  }[]
  const sums = new Map<string, { total: string; cents: number }>()
  for (const { invoiceNumber, total, lineTotal } of rows) {
    const sum = sums.get(invoiceNumber) ?? { total, cents: 0 }
    sum.cents += Math.round(Number(lineTotal) * 100)
    sums.set(invoiceNumber, sum)
  }
  for (const [invoiceNumber, { total, cents }] of sums)
    expect(Math.round(Number(total) * 100), invoiceNumber).toBe(cents)
  const lines = orders.flatMap((order) => order.lines)
  const short = lines.filter(({ cases, shippedCases }) => shippedCases < cases)
  expect(short.length).toBeGreaterThan(20)
  expect(short.length / lines.length).toBeLessThan(0.015)
  for (const { weight, item, shippedCases } of lines)
    if (weight !== null)
      expect(Math.abs(weight - item.caseWeight * shippedCases)).toBeLessThanOrEqual(
        item.caseWeight * shippedCases * 0.05 + 1,
      )
})
