import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { downloadSales, getSales, listSaleLines } from '../sales-analytics.endpoints.ts'
import { type SalesDimension, salesDimensions } from '../sales.ts'
import { billTestSale, placeTestOrder } from '../testing/sales-history.ts'
import { sumMarked } from './summarize-sales.ts'

// Monday, March 2, 2026; thirteen financial weeks until then began on Sunday, December 7.
const api = await startApi()
const { db } = api
const [buyer, dsr, otherDsr, dsm, admin] = await Promise.all(
  (['buyer', 'dsr', 'otherDsr', 'dsm', 'admin'] as const).map((who) => api.as(who)),
)

// Cases are powers of two, so that every sum names its lines.
const flour = (cases: number) => ({ itemNumber: '0001001', cases, cents: cases * 2000 }) // cost 1500
const chicken = (cases: number) => ({ itemNumber: '0001003', cases, cents: cases * 9000 }) // cost 8000
const sales = [
  ['0000101', '2026-03-02', [flour(1), chicken(2)]],
  ['0000101', '2025-12-07', [flour(4)]],
  ['0000101', '2025-12-06', [flour(1000)]], // before the period
  ['0000101', '2025-03-03', [flour(8)]], // 364 days before today
  ['0000101', '2025-03-04', [flour(2000)]], // after last year's range
  ['0000101', '2024-12-08', [flour(16)]],
  ['0000102', '2026-01-19', [chicken(32)]],
  ['0000201', '2026-01-18', [flour(64)]],
  // Before all ranges, so that both years are known.
  ['0000101', '2023-01-02', [flour(4096)]],
  ['0000201', '2023-01-02', [flour(4096)]],
] as const
for (const [shipTo, day, lines] of sales) await placeTestOrder(db, { shipTo, day, lines, status: 'Invoiced' })
await billTestSale(db, { shipTo: '0000101', day: '2026-02-20', creditRequest: 'CR1', lines: [flour(-1)] })
await sumMarked(db, { waits: true, today: '2026-03-02' })

const casesBy = async (who: typeof dsr, by: SalesDimension, query: object = {}) => {
  const { rows } = await who!.ask(getSales, { query: { by, ...query } })
  return Object.fromEntries(rows.map(({ label, now, last }) => [label, [now.cases, last?.cases]]))
}

test('sales by each dimension are those of the lines, beside the same weekdays of last year [STAFF-6]', async () => {
  expect(await casesBy(dsr, 'customer')).toEqual({
    'Harbor Grill Downtown': [6, 24],
    'Harbor Grill Airport': [32, 0],
  })
  expect(await casesBy(dsr, 'item')).toEqual({ 'CHICKEN BREAST BNLS SKNLS': [34, 0], 'FLOUR ALL PURPOSE': [4, 24] })
  expect(await casesBy(dsr, 'category')).toEqual({ 'Meat and poultry': [34, 0], 'Dry goods': [4, 24] })
  expect(await casesBy(dsr, 'brand')).toEqual({ 'Larder Select': [34, 0], Millstone: [4, 24] })
  expect(await casesBy(dsm, 'rep')).toEqual({ dsr: [38, 24], 'other-dsr': [64, 0] })
  const weeks = await casesBy(dsr, 'week')
  expect(Object.keys(weeks)).toHaveLength(13)
  expect(Object.fromEntries(Object.entries(weeks).filter(([, [now, last]]) => now !== 0 || last !== 0))).toEqual({
    'Dec 7 to Dec 13': [4, 16],
    'Jan 18 to Jan 24': [32, 0],
    'Feb 15 to Feb 21': [-1, 0],
    'Mar 1 to Mar 2': [3, 8],
  })
})

test('each dimension has the same totals, for those who serve everybody from the sums of divisions [STAFF-6]', async () => {
  for (const [who, cases] of [
    [dsr, [38, 24]],
    [otherDsr, [64, 0]],
    [dsm, [102, 24]],
    [admin, [102, 24]],
  ] as const)
    for (const by of salesDimensions)
      for (const period of ['weeks13'] as const) {
        const { total, rows } = await who!.ask(getSales, { query: { by, period } })
        expect([total.now.cases, total.last?.cases], by).toEqual(cases)
        expect(
          rows.reduce((sum, { now }) => sum + now.sales, 0),
          by,
        ).toBe(total.now.sales)
      }
})

test('filters keep to a rep, a customer, a category, a brand and an item; none widens what is the reader’s [STAFF-6, ACCESS-4]', async () => {
  expect(await casesBy(dsm, 'item', { rep: 'other-dsr@larder.example' })).toEqual({ 'FLOUR ALL PURPOSE': [64, 0] })
  expect(await casesBy(admin, 'customer', { itemNumber: '1003' })).toEqual({
    'Harbor Grill Airport': [32, 0],
    'Harbor Grill Downtown': [2, 0],
  })
  expect(await casesBy(admin, 'brand', { category: 'dry' })).toEqual({ Millstone: [68, 24] })
  const block = await casesBy(dsr, 'week', { brand: 'Millstone' })
  expect(Object.values(block).reduce((sum, [now]) => sum + now!, 0)).toBe(4)
  const foreign = await dsr!.ask(getSales, { query: { by: 'item', division: 'NLV', shipTo: '201' } })
  expect([foreign.rows, foreign.names.customer]).toEqual([[], null])
  expect((await buyer!.call(getSales, {})).status).toBe(403)
})

test('a kitchen without a year before is compared with none, and the office with what the division has [STAFF-6]', async () => {
  const airport = { division: 'NLV', shipTo: '0000102' }
  const alone = await dsr!.ask(getSales, { query: { by: 'customer', ...airport } })
  expect([alone.yearBefore, alone.total.last, alone.rows[0]!.last]).toEqual(['new', null, null])
  expect(alone.first).toEqual({ portal: '2023-01-02', kitchens: '2026-01-19' })
  expect((await admin!.ask(getSales, { query: {} })).yearBefore).toBe('known')
  expect((await admin!.ask(getSales, { query: { period: 'weeks52' } })).yearBefore).toBe('known')
})

test('a customer whose first sale came after the first day compared with is new beside the others [STAFF-6]', async () => {
  const { rows, yearBefore } = await dsr!.ask(getSales, { query: { by: 'customer' } })
  expect(yearBefore).toBe('known')
  expect(Object.fromEntries(rows.map(({ label, isNew }) => [label, isNew]))).toEqual({
    'Harbor Grill Downtown': false,
    'Harbor Grill Airport': true,
  })
})

test('so are an item, its category and its brand that nobody bought before, and a rep without a sale until then [STAFF-6]', async () => {
  const newBy = async (who: typeof dsr, by: SalesDimension) =>
    Object.fromEntries((await who!.ask(getSales, { query: { by } })).rows.map(({ label, isNew }) => [label, isNew]))
  for (const who of [dsr, dsm, admin]) {
    expect(await newBy(who, 'item')).toEqual({ 'CHICKEN BREAST BNLS SKNLS': true, 'FLOUR ALL PURPOSE': false })
    expect(await newBy(who, 'category')).toEqual({ 'Meat and poultry': true, 'Dry goods': false })
    expect(await newBy(who, 'brand')).toEqual({ 'Larder Select': true, Millstone: false })
  }
  expect(await newBy(dsm, 'rep')).toEqual({ dsr: false, 'other-dsr': false })
  expect(Object.values(await newBy(dsm, 'week')).some(Boolean)).toBe(false)
  await db.run(`update ship_tos set dsr_email = 'dsr@larder.example' where number = '0000201'`)
  await db.run(`update ship_tos set dsr_email = 'other-dsr@larder.example' where number = '0000102'`)
  expect(await newBy(admin, 'rep')).toEqual({ dsr: false, 'other-dsr': true })
  await db.run(`update ship_tos set dsr_email = 'other-dsr@larder.example' where number = '0000201'`)
  await db.run(`update ship_tos set dsr_email = 'dsr@larder.example' where number = '0000102'`)
})

test('orders and their average are of orders; a credit is none [STAFF-6]', async () => {
  const { total } = await dsr!.ask(getSales, { query: { by: 'rep' } })
  expect([total.now.orders, total.last?.orders]).toEqual([3, 2])
  expect((await dsr!.ask(getSales, { query: { by: 'item' } })).total.now.orders).toBeNull()
})

test('rows are ordered by the measure, by the biggest rise and by the biggest drop [STAFF-6]', async () => {
  const labels = async (query: object) => (await dsm!.ask(getSales, { query })).rows.map(({ label }) => label)
  expect(await labels({ by: 'item', measure: 'cases' })).toEqual(['FLOUR ALL PURPOSE', 'CHICKEN BREAST BNLS SKNLS'])
  expect(await labels({ by: 'item', measure: 'sales' })).toEqual(['CHICKEN BREAST BNLS SKNLS', 'FLOUR ALL PURPOSE'])
  expect((await labels({ by: 'customer', measure: 'cases', ranking: 'drop' }))[0]).toBe('Harbor Grill Downtown')
  expect((await labels({ by: 'customer', measure: 'cases', ranking: 'rise' }))[0]).toBe('Stone Oven')
})

test('cost and margin are for those who view analysis, also as the order of rows [STAFF-6, ACCESS-2]', async () => {
  const { total, seesMargin } = await dsr!.ask(getSales, {})
  // Four cases of flour at $5.00 and 34 of chicken at $10.00 each of margin.
  expect([total.now.margin, seesMargin]).toEqual([4 * 500 + 34 * 1000, true])
  await db.run(`update users set role = 'inventoryUser' where id = $1`, [people.otherDsr])
  await db.run(`insert into user_features (user_id, feature) values ($1, 'salesAnalytics')`, [people.otherDsr])
  const without = await api.as('otherDsr')
  const query = { by: 'item', measure: 'margin' } as const
  const answer = await without.ask(getSales, { query })
  expect([answer.seesMargin, JSON.stringify(answer).includes('margin"')]).toEqual([false, false])
  expect(answer.rows.map(({ label }) => label)).toEqual(['CHICKEN BREAST BNLS SKNLS', 'FLOUR ALL PURPOSE'])
  expect(await without.ask(downloadSales, { query })).not.toContain('Margin')
  expect(JSON.stringify(await without.ask(listSaleLines, {}))).not.toContain('margin')
  await db.run(`update users set role = 'dsr' where id = $1`, [people.otherDsr])
})

test('the lines behind a sum add up to it, page by page, each once [STAFF-6]', async () => {
  for (const query of [{}, { itemNumber: '0001001' }, { category: 'meat' }, { division: 'NLV', shipTo: '0000101' }]) {
    const { total } = await dsr!.ask(getSales, { query: { by: 'item', ...query } })
    const lines = []
    for (let pageNo = 1; pageNo <= 3; pageNo++) {
      const page = await dsr!.ask(listSaleLines, { query: { ...query, pageNo, pageSize: 2 } })
      expect(page.totalRecords).toBe(total.now.lines)
      lines.push(...page.lines)
    }
    expect(
      lines.reduce((sum, line) => sum + line.sales, 0),
      JSON.stringify(query),
    ).toBe(total.now.sales)
    expect(lines).toHaveLength(total.now.lines)
  }
  const { lines } = await dsr!.ask(listSaleLines, { query: { until: '2026-02-20', from: '2026-02-01' } })
  expect(lines).toMatchObject([{ day: '2026-02-20', cases: -1, orderId: null, sales: -2000 }])
})

test('a file has the rows of the list [STAFF-6]', async () => {
  const file = await dsr!.ask(downloadSales, { query: { by: 'customer' } })
  expect(
    String(file)
      .split('\r\n')
      .slice(1, 3)
      .map((line) => line.split(',').slice(0, 4)),
  ).toEqual([
    ['Harbor Grill Airport', 'NLV/0000102', '2880.00', '32'],
    ['Harbor Grill Downtown', 'NLV/0000101', '260.00', '6'],
  ])
})
