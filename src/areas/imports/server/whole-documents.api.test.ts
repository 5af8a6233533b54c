import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { testDatabase } from '#tests/support/database.ts'
import { importBytes } from './public.ts'

const { db } = await testDatabase()

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const csv = (kind: ImportKindName, ...lines: string[]) =>
  importBytes(db, importKinds[kind], bytesOf(`${lines.join('\n')}\n`), { format: 'csv' })

await csv('divisions', 'division,name,timeZone', 'NLV,North Las Vegas,America/Los_Angeles')
await csv('bill-tos', 'division,billTo,name', 'NLV,10,Payer')
await csv('ship-tos', 'division,shipTo,billTo,name', 'NLV,100,10,Kitchen')

const head = 'orderNumber,lineNumber,division,shipTo,placedAt,itemNumber,description,orderedCases,casePrice'
const line = (order: string, number: number, cases: string | number, item = '1') =>
  `${order},${number},NLV,100,2026-01-05T10:00:00Z,${item},Milk,${cases},4.00`
const orders = () =>
  db.rows<{ number: string; lines: number; cents: number; type: string }>(
    `select order_number as number, (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
       subtotal_cents::int as cents, so_type as type from orders o order by order_number`,
  )
const whyOf = (refusals: readonly { line: number; field: string; reason: string }[]) =>
  refusals.map((each) => [each.line, each.field, each.reason])
const other = 'Another line of this order is refused'

test('an order with a refused line is refused whole, and all its lines are listed [PLAT-3]', async () => {
  const report = await csv(
    'orders',
    head,
    line('A1', 1, 2),
    line('A1', 2, 'many'),
    line('A1', 3, 1),
    line('A2', 1, 2),
    line('A3', 1, 2),
    line('A3', 2, 0),
  )
  expect(report).toMatchObject({ read: 6, added: 1, refused: 5 })
  expect(whyOf(report.refusals)).toEqual([
    [2, 'orderNumber', other],
    [3, 'orderedCases', 'must be a whole number from -9999 to 9999, not “many”'],
    [4, 'orderNumber', other],
    [6, 'orderNumber', other],
    [7, 'orderedCases', 'Cases or eaches are required'],
  ])
  expect(await orders()).toEqual([{ number: 'A2', lines: 1, cents: 800, type: 'regularDelivery' }])
  const corrected = await csv('orders', head, line('A1', 1, 2), line('A1', 2, 5), line('A1', 3, 1))
  expect(corrected).toMatchObject({ added: 3, refused: 0 })
})

test('a row that cannot be read takes the order before it and the one behind it along [PLAT-3]', async () => {
  const report = await csv('orders', head, line('B1', 1, 2), 'B1,2,NLV', line('B2', 1, 1), line('B3', 1, 1))
  expect(whyOf(report.refusals)).toEqual([
    [2, 'orderNumber', other],
    [3, '', 'The row has 3 cells instead of 9'],
    [4, 'orderNumber', other],
  ])
  expect((await orders()).filter(({ number }) => number.startsWith('B'))).toMatchObject([{ number: 'B3', lines: 1 }])
})

test('batches end between orders, in files of any length [PLAT-3]', async () => {
  // 4,200 lines: the order on the seam of the first 2,000 has its refused line behind it.
  const lines = Array.from({ length: 1400 }, (_, order) =>
    [1, 2, 3].map((number) => line(`C${order}`, number, order === 666 && number === 3 ? 0 : 1)),
  ).flat()
  const report = await csv('orders', head, ...lines)
  expect(report).toMatchObject({ read: 4200, added: 4197, refused: 3 })
  const stored = (await orders()).filter(({ number }) => number.startsWith('C'))
  expect(stored).toHaveLength(1399)
  expect(stored.every((order) => order.lines === 3)).toBe(true)
  // Far apart, an order has been stored when its refused line is found, and the report says so.
  const apart = await csv('orders', head, line('D1', 1, 1), ...lines, line('D1', 2, 0))
  expect(apart.refusals.at(-1)?.reason).toBe(
    'Cases or eaches are required; rows of it that stand further up, apart from this one, were stored',
  )
})

test('what comes back has quantities below zero; an order of nothing else is a return [PLAT-3, ORDER-1]', async () => {
  const mixed = 'A line is sold or comes back: cases, eaches and total are all above or all below zero'
  const report = await csv(
    'orders',
    `${head},lineTotal`,
    `${line('R1', 1, -2)},`,
    `${line('R2', 1, 3)},`,
    `${line('R2', 2, -1, '2')},`,
    `${line('R3', 1, -2)},8.00`,
  )
  expect(report).toMatchObject({ added: 3, refused: 1 })
  expect(whyOf(report.refusals)).toEqual([[5, 'lineTotal', mixed]])
  expect((await orders()).filter(({ number }) => number.startsWith('R'))).toEqual([
    { number: 'R1', lines: 1, cents: -800, type: 'returnOrder' },
    { number: 'R2', lines: 2, cents: 800, type: 'regularDelivery' },
  ])
  // A return is no purchase.
  expect(await db.rows(`select item_number as item from item_purchases where item_number = '0000002'`)).toEqual([])
})

test("a time without a zone is by the division's clock, in winter and summer; a date is its midnight [PLAT-3]", async () => {
  const at = async (order: string, placedAt: string, code = 'NLV') => {
    const { refusals } = await csv(
      'orders',
      head,
      line(order, 1, 1).replace('2026-01-05T10:00:00Z', placedAt).replace('NLV', code),
    )
    const found = await db.maybe<{ at: string }>(`select placed_at as at from orders where order_number = '${order}'`)
    return found?.at ?? refusals[0]?.reason
  }
  expect(await at('T1', '2026-01-05 17:30')).toBe('2026-01-06T01:30:00.000Z')
  expect(await at('T2', '2026-07-05T17:30:00')).toBe('2026-07-06T00:30:00.000Z')
  expect(await at('T3', '2026-07-05T17:30:00+02:00')).toBe('2026-07-05T15:30:00.000Z')
  expect(await at('T4', '07/05/2026')).toBe('2026-07-05T07:00:00.000Z')
  expect(await csv('orders', head, line('T1', 1, 1).replace('2026-01-05T10:00:00Z', '2026-01-05 17:30'))).toMatchObject(
    {
      unchanged: 1,
    },
  )
  const { refusals } = await csv('orders', 'orderNumber,lineNumber,placedAt', 'T1,1,2026-01-05 17:30')
  expect(whyOf(refusals)).toEqual([[2, 'placedAt', 'needs a zone, such as Z, in a row that names no division']])
})

test('an invoice with a refused line is refused whole [PLAT-3, BILL-1]', async () => {
  const columns = 'division,invoiceNumber,lineNumber,shipTo,invoiceDate,dueDate,total,itemNumber,shippedCases,lineTotal'
  const report = await csv(
    'invoices',
    columns,
    'NLV,I-1,1,100,2026-01-08,2026-02-07,31.50,1,3,31.50',
    'NLV,I-2,1,100,2026-01-08,2026-02-07,20.00,1,1,10.00',
    'NLV,I-2,2,100,2026-01-08,2026-02-07,20.00,1,1,ten',
  )
  expect(report).toMatchObject({ added: 1, refused: 2 })
  expect(whyOf(report.refusals)[0]).toEqual([3, 'invoiceNumber', 'Another line of this invoice is refused'])
})

test('rows of tax and freight have no line: the total of the invoice has them [PLAT-3, BILL-1]', async () => {
  const columns =
    'division,invoiceNumber,lineNumber,shipTo,invoiceDate,dueDate,total,itemNumber,shippedCases,charge,lineTotal'
  const file = [
    columns,
    'NLV,I-9,1,100,2026-01-08,2026-02-07,13.00,1,1,,10.00',
    'NLV,I-9,2,100,2026-01-08,2026-02-07,13.00,,,Freight,3.00',
  ]
  expect(await csv('invoices', ...file)).toMatchObject({ read: 2, added: 1, unchanged: 1, refused: 0, leftOut: 1 })
  const again = await csv('invoices', ...file)
  expect(again).toMatchObject({ unchanged: 2, refused: 0 })
  const reason = 'Tax, freight and other charges show as what the total has beyond its lines'
  expect(again.warnings).toEqual([{ line: 3, field: 'charge', reason }])
  expect(
    await db.row(`select total_cents::int as total, (select sum(line_total_cents)::int from invoice_lines
      where invoice_number = 'I-9') as lines from invoices where invoice_number = 'I-9'`),
  ).toEqual({ total: 1300, lines: 1000 })
})
