import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { Refused } from '#kit/decision.ts'
import { sortRows } from '#areas/order-import/rules/sort-rows.ts'
import type { DescribedTable } from '#areas/order-import/rules/describe-table.ts'
import type { KeptSheet } from '#areas/order-import/server/order-import.store.ts'
import { readOrderBytes } from '#areas/order-import/server/read-order-bytes.ts'

const folder = process.env['LARDER_SHARED_DATA'] ?? '../shared/data'
const isThere = existsSync(join(folder, 'README.md'))
if (!isThere) console.warn(`The real data is not at ${folder}; set LARDER_SHARED_DATA to prove order files on it`)
const messy = join(folder, 'messy_csv')

test.runIf(isThere)('every messy file is read as its author meant, or refused in words [IMPORT-1]', async () => {
  const spectrum = join(messy, 'csv-spectrum')
  for (const name of readdirSync(spectrum).filter((one) => one.endsWith('.csv'))) {
    const expected = JSON.parse(readFileSync(join(spectrum, 'expected', name.replace('.csv', '.json')), 'utf8')) as
      | Record<string, string>
      | Record<string, string>[]
    const { table, sheets } = await readOrderBytes(readFileSync(join(spectrum, name)))
    const { columns, headerRow } = table
    const rows = sheets[0]!.rows.filter(([row]) => row > headerRow!)
    const read = rows.map(([, ...cells]) =>
      Object.fromEntries(columns.map(({ header }, index) => [header, (cells[index] ?? '').replaceAll('\r\n', '\n')])),
    )
    const trimmed = [expected]
      .flat()
      .map((row) =>
        Object.fromEntries(Object.entries(row).map(([key, one]) => [key, one.trim().replaceAll('\r\n', '\n')])),
      )
    // The phone number that is expected of this one is not the one in the file.
    if (name === 'location_coordinates.csv') for (const row of [...read, ...trimmed]) delete row['Contact Phone Number']
    expect(read, name).toEqual(trimmed)
  }
  const papaparse = join(messy, 'papaparse')
  for (const name of readdirSync(papaparse)) {
    const outcome = await readOrderBytes(readFileSync(join(papaparse, name))).catch((error: unknown) => error)
    expect(outcome instanceof Refused || !(outcome instanceof Error), name).toBe(true)
  }
  const marked = await readOrderBytes(readFileSync(join(papaparse, 'utf-8-bom-sample.csv')))
  expect(marked.table.columns.map(({ header }) => header)).toEqual(['A', 'B', 'C'])
})

const wantedOf = (sheet: KeptSheet, { headerRow, guess }: DescribedTable) =>
  sortRows({ ...sheet, importedRows: [] }, headerRow, guess, { withHiddenRows: false, addsUpRepeats: false })

type Line = [stockCode: string, quantity: number, price: number]

async function* realOrders(): AsyncGenerator<Line[]> {
  const stream = createReadStream(join(folder, 'orders_uci_online_retail.ndjson.gz')).pipe(createGunzip())
  for await (const text of createInterface({ input: stream })) yield (JSON.parse(text) as { lines: Line[] }).lines
}

test.runIf(isThere)(
  "a wholesaler's real orders are read line by line, and each odd quantity is told [IMPORT-2]",
  async () => {
    const totals = { orders: 0, rows: 0, wrongQuantity: 0, twice: 0 }
    for await (const lines of realOrders()) {
      const file = `StockCode;Quantity;UnitPrice\r\n${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
      const { table, sheets, separator } = await readOrderBytes(Buffer.from(file))
      const mapping = table.guess
      expect([separator, table.headerRow]).toEqual([';', 1])
      expect([separator, mapping]).toEqual([';', { itemCode: 0, orderedCases: 1, orderedUnits: null, unit: null }])
      const { wanted: read, notOrdered } = wantedOf(sheets[0]!, table)
      expect(notOrdered).toEqual([])
      expect(read.map(({ row }) => row)).toEqual(lines.map((_, index) => index + 2))
      totals.orders++
      totals.rows += read.length
      const told = (code: string) => read.filter(({ refusal }) => refusal?.code === code).length
      totals.wrongQuantity += told('row_invalid_quantity')
      totals.twice += told('row_duplicate_item')
      const isOdd = ([, quantity]: Line) => quantity < 1 || quantity > 9999
      const first = (line: Line, index: number) => lines.findIndex(([code]) => code === line[0]) === index
      const odd = lines.filter(
        (line, index) => isOdd(line) && first(line, index) && /^[A-Za-z0-9-]{1,20}$/.test(line[0]),
      )
      expect(told('row_invalid_quantity')).toBe(odd.length)
    }
    console.info(`Real orders: ${JSON.stringify(totals)}`)
    expect(totals.orders).toBeGreaterThan(10_000)
  },
)

test.runIf(isThere)(
  'the same orders printed as order guides, with everything that stands around lines, give the same lines [IMPORT-1]',
  async () => {
    let orders = 0
    for await (const lines of realOrders()) {
      if (++orders % 10 !== 0) continue
      const isLine = ([code, quantity]: Line) => /\d/.test(code) && /^[A-Za-z0-9-]{1,20}$/.test(code) && quantity > 0
      const ordered = lines.filter(isLine)
      if (ordered.length === 0) continue
      const half = Math.ceil(ordered.length / 2)
      const row = ([code, quantity, price]: Line) => `${code};Name of it;${quantity};${price}`
      const sum = (some: Line[]) => some.reduce((all, [, quantity]) => all + quantity, 0)
      const header = 'Item #;Description;Order;Price'
      const printed = [
        'Riverside Grill, Las Vegas, NV',
        'Customer Number;0020001;Date;11/24/2026',
        '',
        header,
        'FIRST GROUP',
        ...ordered.slice(0, half).map(row),
        '0999999;Not wanted;;1.50',
        `;First group total;${sum(ordered.slice(0, half))}`,
        'Page 1 of 2',
        header,
        'Second group:',
        ...ordered.slice(half).map(row),
        '0999998;Not wanted either;0;2.50',
        `;TOTAL;${sum(ordered)};`,
        ';Signature;__________',
      ]
      const { table, sheets } = await readOrderBytes(Buffer.from(printed.join('\r\n')))
      expect(table.headerRow).toBe(4)
      const { wanted, notOrdered } = wantedOf(sheets[0]!, table)
      const read = wanted.map(({ orderedCases }) => orderedCases)
      const isOver = ([, quantity]: Line) => quantity > 9999
      expect(read, `order ${orders}`).toEqual(ordered.map((line) => (isOver(line) ? 0 : line[1])))
      expect(notOrdered).toHaveLength(printed.length - 2 - ordered.length)
    }
    expect(orders).toBeGreaterThan(10_000)
  },
)
