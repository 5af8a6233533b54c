import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { createGuide, type GuideSource } from '#areas/guides/guides.endpoints.ts'
import { linesIn, standardGuide } from '#areas/guides/testing/made-guide.ts'
import { importRows } from '#areas/imports/server/public.ts'
import { startApi } from './support/api.ts'
import { shipTos } from './support/distributor.ts'

const folder = process.env['LARDER_SHARED_DATA'] ?? '../shared/data'
const isThere = existsSync(join(folder, 'README.md'))
if (!isThere) console.warn(`The real data is not at ${folder}; set LARDER_SHARED_DATA to prove guides on it`)

/** The customer of the real invoices with the most of them. */
const customer = '12748'
/**
 * From the last day of the real invoices to March 1, 2026: the clock of the tests is a day later.
 */
const laterMs = Date.parse('2026-03-01T00:00:00Z') - Date.parse('2011-08-31T00:00:00Z')

interface Invoice {
  readonly invoiceNo: string
  readonly at: string
  readonly customer?: string
  readonly lines: readonly [stockCode: string, quantity: number, price: number][]
}
interface Row {
  readonly orderNumber: string
  readonly placedAt: string
  readonly itemNumber: string
}

/** Item numbers of the tests' distributor begin with 000. */
function catalogue(): Map<string, { itemNumber: string; description: string }> {
  const [, ...rows] = readFileSync(join(folder, 'orders_stockcode_to_catalogue.csv'), 'utf8').trim().split(/\r?\n/)
  return new Map(
    rows.map((row) => {
      const [stockCode, number, description] = row.split(',') as [string, string, string]
      return [stockCode, { itemNumber: `9${number}`, description: description.replaceAll('"', '').trim() || stockCode }]
    }),
  )
}

async function rowsOf(itemOf: ReturnType<typeof catalogue>) {
  const rows: (Row & Record<string, unknown>)[] = []
  const stream = createReadStream(join(folder, 'orders_uci_online_retail.ndjson.gz')).pipe(createGunzip())
  for await (const text of createInterface({ input: stream })) {
    const invoice = JSON.parse(text) as Invoice
    if (invoice.customer !== customer) continue
    for (const [index, [stockCode, quantity, price]] of invoice.lines.entries()) {
      const item = itemOf.get(stockCode)
      if (!item) continue
      rows.push({
        orderNumber: invoice.invoiceNo,
        lineNumber: index + 1,
        ...shipTos.own,
        placedAt: new Date(Date.parse(`${invoice.at}Z`) + laterMs).toISOString(),
        ...item,
        orderedCases: quantity,
        casePrice: String(price),
      })
    }
  }
  return rows
}

/** In how many orders each item is, since an instant: from the rows alone. */
function timesSince(rows: readonly Row[], since: string): Map<string, number> {
  const orders = new Map<string, Set<string>>()
  for (const { itemNumber, orderNumber, placedAt } of rows) {
    if (Date.parse(placedAt) < Date.parse(since)) continue
    orders.set(itemNumber, (orders.get(itemNumber) ?? new Set()).add(orderNumber))
  }
  return new Map([...orders].map(([itemNumber, of]) => [itemNumber, of.size]))
}

test.runIf(isThere)(
  "guides of a wholesaler's real orders have exactly what was bought: the Standard guide, weeks, and single orders [GUIDE-1]",
  { timeout: 120_000 },
  async () => {
    const api = await startApi()
    const itemOf = catalogue()
    const items = [...itemOf.values()].map((item) => ({
      division: 'NLV',
      ...item,
      brand: 'Millstone',
      categoryId: 'dry',
    }))
    const imported = await importRows(api.db, importKinds.items, items)
    expect(imported.added).toBe(items.length)
    const all = await rowsOf(itemOf)
    const refused = new Set<number>()
    await importRows(api.db, importKinds.orders, all, { onRefusal: ({ line }) => refused.add(line) })
    // What came back is no purchase.
    const rows = all.filter(({ orderedCases }, index) => !refused.has(index + 1) && Number(orderedCases) > 0)
    console.info(`Real orders: ${all.length} lines, ${refused.size} refused`)
    expect(rows.length).toBeGreaterThan(1000)

    const buyer = await api.as('buyer')
    // The rule of a division that has set none: three times in eight weeks, from midnight in Las
    // Vegas.
    const often = [...timesSince(rows, '2026-01-05T00:00:00-08:00')].filter(([, times]) => times >= 3)
    const standard = await linesIn(buyer, await standardGuide(buyer))
    expect(often.length).toBeGreaterThan(2)
    expect(standard.map(({ itemNumber }) => itemNumber ?? '').toSorted()).toEqual(
      often.map(([itemNumber]) => itemNumber).toSorted(),
    )

    let made = 0
    const numbersFrom = async (from: GuideSource) => {
      const body = { type: 'CustomOrder' as const, name: `Real ${++made}`, from }
      const { guide, leftOut } = await buyer.ask(createGuide, { params: shipTos.own, body })
      expect(leftOut).toEqual([])
      const lines = await linesIn(buyer, { ...shipTos.own, type: guide.type, guideId: guide.id })
      return lines.map(({ itemNumber }) => itemNumber ?? '')
    }
    for (const [weeks, since] of [
      [4, '2026-02-02T00:00:00-08:00'],
      [26, '2025-09-01T00:00:00-07:00'],
    ] as const) {
      const numbers = await numbersFrom({ kind: 'bought', weeks })
      expect(numbers.toSorted(), `${weeks} weeks`).toEqual([...timesSince(rows, since).keys()].toSorted())
    }
    const orders = await api.db.rows<{ id: string; orderNumber: string }>(
      'select id, order_number as "orderNumber" from orders order by order_number',
    )
    for (const { id, orderNumber } of orders.filter((_, index) => index % 5 === 0)) {
      const ordered = all.filter((row) => row.orderNumber === orderNumber).map(({ itemNumber }) => itemNumber)
      expect(await numbersFrom({ kind: 'order', orderId: id }), orderNumber).toEqual([...new Set(ordered)])
    }
  },
)
