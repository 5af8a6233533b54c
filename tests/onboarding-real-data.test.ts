import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { onboardCommand } from '#app/cli/onboard.ts'
import { toCsv } from '#kit/csv.ts'
import { runCommand } from './support/backup.ts'
import { testDatabase } from './support/database.ts'

const folder = process.env['LARDER_SHARED_DATA'] ?? '../shared/data'
const isThere = existsSync(join(folder, 'README.md'))
if (!isThere) console.warn(`The real data is not at ${folder}; set LARDER_SHARED_DATA to prove onboarding on it`)

const { db, url } = await testDatabase()
const exports = mkdtempSync(join(tmpdir(), 'larder-exports-'))
afterAll(() => rmSync(exports, { recursive: true, force: true }))

/** Orders that are looked at: the first ones of the wholesaler. */
const maxOrders = 600

interface Order {
  readonly invoiceNo: string
  readonly at: string
  readonly customer?: string | null
  readonly lines: readonly (readonly [code: string, quantity: number, price: number])[]
}

async function readOrders(): Promise<Order[]> {
  const orders: Order[] = []
  const file = createReadStream(join(folder, 'orders_uci_online_retail.ndjson.gz')).pipe(createGunzip())
  for await (const line of createInterface({ input: file })) {
    orders.push(JSON.parse(line) as Order)
    if (orders.length === maxOrders) break
  }
  return orders
}

const isNumber = (text: string) => /^[A-Za-z0-9-]{1,20}$/.test(text)

/** Whether a clerk would take the order: a customer, and lines that can be read. */
const isGood = ({ customer, lines }: Order, sold: ReadonlySet<string>) =>
  Boolean(customer) &&
  lines.every(
    ([code, quantity, price]) =>
      sold.has(code) &&
      quantity !== 0 &&
      Math.abs(quantity) <= 9999 &&
      price >= 0 &&
      Number(price.toFixed(2)) === price,
  )

test.runIf(isThere)(
  'a wholesaler’s own exports become a portal that can take orders, in two runs [PLAT-3]',
  async () => {
    const orders = await readOrders()
    const items = readFileSync(join(folder, 'orders_stockcode_to_catalogue.csv'), 'utf8')
      .split(/\r?\n/)
      .slice(1)
      .flatMap((line) => /^([^,]*),[^,]*,("?)(.*)\2,\d+,[^,]*,[^,]*$/.exec(line)?.slice(1, 4) ?? [])
    const named = Array.from({ length: items.length / 3 }, (_, index) => ({
      code: items[index * 3]!,
      name: items[index * 3 + 2]!.replaceAll('""', '"').trim(),
    }))
    const customers = [...new Set(orders.flatMap(({ customer }) => customer || []))]
    const put = (name: string, rows: (string | number)[][]) => writeFileSync(join(exports, name), toCsv(rows))
    put('ITEMMAST_20261126.csv', [
      ['Item No.', 'Item Description', 'Dept', 'Unit Price', 'On Hand'],
      ...named.map(({ code, name }, index) => [code, name, 'Gifts', '2.50', index % 90]),
    ])
    put('CUSTOMERS.txt', [
      ['Cust #', 'Customer Name', 'Route Days'],
      ...customers.map((each) => [each, `Customer ${each}`, 'MWF']),
    ])
    put('web_logins.csv', [
      ['Email Address', 'Contact', 'Acct No'],
      ['cook@kitchen.example', 'Ana Ruiz', customers[0]!],
    ])
    put('sales_history.csv', [
      ['InvoiceNo', 'StockCode', 'Description', 'Quantity', 'InvoiceDate', 'UnitPrice', 'CustomerID'],
      ...orders.flatMap(({ invoiceNo, at, customer, lines }) =>
        lines.map(([code, quantity, price]) => [
          invoiceNo,
          code,
          '',
          quantity,
          at.replace('T', ' '),
          price,
          customer ?? '',
        ]),
      ),
    ])
    const environment = { DATABASE_URL: url, SECRET_KEY: 'a key of thirty-two letters or more' }
    await runCommand(onboardCommand, [exports, '--division', 'WHS', '--time-zone', 'Europe/London'], environment)
    const lines = await runCommand(onboardCommand, [exports], environment)
    console.info(lines.filter((line) => / read, /.test(line)).join('\n'))

    const sold = new Set(named.filter(({ code, name }) => isNumber(code) && name !== '').map(({ code }) => code))
    const good = orders.filter((order) => isGood(order, sold))
    expect(good.length).toBeGreaterThan(maxOrders / 2)
    expect(good.some(({ lines: ofOrder }) => ofOrder.some(([, quantity]) => quantity < 0))).toBe(true)
    const cents = good
      .flatMap((order) => order.lines)
      .reduce((sum, [, quantity, price]) => sum + quantity * Math.round(price * 100), 0)
    expect(
      await db.row(`select (select count(*)::int from items) as items, (select count(*)::int from ship_tos) as "shipTos",
      count(*)::int as orders, sum(subtotal_cents)::bigint as cents from orders`),
    ).toEqual({ items: sold.size, shipTos: customers.length, orders: good.length, cents })
    expect(lines.filter((line) => line.startsWith('- '))).toEqual([
      '- A portal admin: npm run larder -- user EMAIL --role portalAdmin.',
    ])
  },
  // Some 20,000 lines of orders.
  120_000,
)
