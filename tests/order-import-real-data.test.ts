import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { Refused } from '#kit/decision.ts'
import { guessMapping } from '#areas/order-import/rules/guess-mapping.ts'
import { readRows } from '#areas/order-import/rules/read-rows.ts'
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
    const { columns, rows } = await readOrderBytes(readFileSync(join(spectrum, name)))
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
  expect(marked.columns.map(({ header }) => header)).toEqual(['A', 'B', 'C'])
})

type Line = [stockCode: string, quantity: number, price: number]

test.runIf(isThere)(
  "a wholesaler's real orders are read line by line, and each odd quantity is told [IMPORT-2]",
  async () => {
    const stream = createReadStream(join(folder, 'orders_uci_online_retail.ndjson.gz')).pipe(createGunzip())
    const totals = { orders: 0, rows: 0, wrongQuantity: 0, twice: 0 }
    for await (const text of createInterface({ input: stream })) {
      const { lines } = JSON.parse(text) as { lines: Line[] }
      const file = `StockCode;Quantity;UnitPrice\r\n${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
      const { columns, rows, separator } = await readOrderBytes(Buffer.from(file))
      const mapping = guessMapping(columns)
      expect([separator, mapping]).toEqual([';', { itemCode: 0, orderedCases: 1, orderedUnits: null, unit: null }])
      const read = readRows(rows, mapping)
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
