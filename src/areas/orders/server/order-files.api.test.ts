import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { readyCart } from '#areas/checkout/testing/ready-cart.ts'
import { readXlsx } from '#areas/order-import/server/xlsx/read-xlsx.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import {
  downloadOrderCsv,
  downloadOrderPdf,
  downloadOrdersCsv,
  downloadOrdersXlsx,
  downloadOrderXlsx,
} from '../order-files.endpoints.ts'

const api = await startApi()
const [buyer, stranger, dsr] = await Promise.all([api.as('buyer'), api.as('stranger'), api.as('dsr')])
const own = shipTos.own
let params: { division: string; shipTo: string; orderId: string }

beforeAll(async () => {
  const cart = await readyCart(buyer)
  const { order } = await buyer.ask(placeOrder, { params: cart, body: {} }, { ifMatch: 3 })
  params = { ...own, orderId: order.id }
  await api.db.run(
    `update order_lines set note = '=HYPERLINK("http://evil")' where order_id = $1 and line_number = 1`,
    [order.id],
  )
})

const textOf = (content: unknown): string => (typeof content === 'string' ? content : String(content as Buffer))

test('an order is a CSV that no spreadsheet runs a formula of [ORDER-1, security 57]', async () => {
  const answer = await buyer.call(downloadOrderCsv, { params })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="order-\d+\.csv"$/)
  const [head, first] = textOf(answer.body).split('\r\n')
  expect(head).toContain('Ordered cases,Ordered eaches,Confirmed cases')
  expect(first).toContain(`"'=HYPERLINK(""http://evil"")"`)
})

test('the same order is a workbook and a PDF with its lines [ORDER-1]', async () => {
  const xlsx = Buffer.from((await buyer.ask(downloadOrderXlsx, { params })) as Uint8Array)
  expect((await readXlsx(xlsx)).sheets[0]!.rows).toHaveLength(3)
  const pdf = Buffer.from((await buyer.ask(downloadOrderPdf, { params })) as Uint8Array)
  const texts = readPdf(pdf).flat()
  for (const text of ['FLOUR ALL PURPOSE', 'OIL CANOLA', 'Ordered', 'Confirmed', 'Shipped', 'Billed', 'PO-1'])
    expect(texts.join(' ')).toContain(text)
  expect(texts.at(-1)).toBe('Page 1 of 1')
})

test('files of an order are for those who may read it [ORDER-1, ACCESS-4]', async () => {
  for (const endpoint of [downloadOrderPdf, downloadOrderCsv, downloadOrderXlsx]) {
    const foreign = { ...shipTos.foreign, orderId: params.orderId }
    expect(codeOf(await stranger.call(endpoint, { params: foreign }))).toBe('order_not_found')
    expect((await stranger.call(endpoint, { params })).status).toBe(404)
  }
})

test('the list is a file of all its pages, each order once, the latest first, within the filters [ORDER-1]', async () => {
  // Above two pages of 500, several at the same instant.
  await api.db.run(
    `insert into orders (id, order_number, division, ship_to, bill_to, so_type, delivery_date, status, placed_at,
                         total_cases, total_units, subtotal_cents)
     select gen_random_uuid(), (500000 + n)::text, 'NLV', '0000102', '0000100', 'regularDelivery', '2026-03-01', 'Open',
       timestamptz '2026-02-20T12:00:00Z' + (n / 7) * interval '1 minute', 1, 0, 100
     from generate_series(1, 1203) n`,
  )
  const rows = textOf(await dsr.ask(downloadOrdersCsv, { query: { statuses: 'Open' } })).split('\r\n')
  const numbers = rows.slice(1, -1).map((row) => row.split(',')[0])
  expect(numbers).toHaveLength(1203)
  expect(new Set(numbers).size).toBe(1203)
  const placed = rows.slice(1, -1).map((row) => row.split(',')[10]!)
  expect(placed).toEqual(placed.toSorted().toReversed())
  const xlsx = (await dsr.ask(downloadOrdersXlsx, { query: { statuses: 'Open' } })) as unknown as Buffer
  expect((await readXlsx(xlsx)).sheets[0]!.rows).toHaveLength(1204)
  const others = textOf(await stranger.ask(downloadOrdersCsv, { query: { statuses: 'Open' } })).split('\r\n')
  expect(others).toHaveLength(2)
})

test('a file of a range beyond its bounds is refused before it begins [ORDER-1]', async () => {
  const late = await buyer.call(downloadOrdersCsv, { query: { to: '2026-04-02' } })
  expect([late.status, codeOf(late)]).toEqual([400, 'range_ends_too_late'])
})
