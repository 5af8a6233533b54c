import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { readGtin } from '#kit/read-gtin.ts'
import { decodeText, encodingOf } from '#areas/imports/server/decode-text.ts'
import type { ImportReport } from '#areas/imports/import-report.ts'
import { importBytes, importRows } from '#areas/imports/server/public.ts'
import { readCsv } from '#areas/imports/server/read-csv.ts'
import type { SourceRow } from '#areas/imports/server/source-row.ts'
import { testDatabase } from './support/database.ts'

const folder = process.env['LARDER_SHARED_DATA'] ?? '../shared/data'
const isThere = existsSync(join(folder, 'README.md'))
if (!isThere) console.warn(`The real data is not at ${folder}; set LARDER_SHARED_DATA to prove the imports on it`)

const { db } = await testDatabase()

async function ndjsonOf<Row>(file: string): Promise<Row[]> {
  const rows: Row[] = []
  const lines = createInterface({ input: createReadStream(join(folder, file)).pipe(createGunzip()) })
  for await (const line of lines) rows.push(JSON.parse(line) as Row)
  return rows
}
const addsUp = ({ read, added, changed, unchanged, refused }: ImportReport) => {
  expect(added + changed + unchanged + refused).toBe(read)
}
/** What was refused, by reason, for the person who reads the run. */
const tell = ({ kind, read, added, refused, refusals }: ImportReport) => {
  const reasons = new Map<string, number>()
  for (const { field, reason } of refusals) {
    const words = `${field} ${reason}`.replace(/Line \d+/, 'An earlier line').replace(/, not “.*”$/s, '')
    reasons.set(words, (reasons.get(words) ?? 0) + 1)
  }
  const list = [...reasons].map(([reason, count]) => `  ${count} x ${reason}`)
  console.info([`${kind}: ${read} read, ${added} added, ${refused} refused`, ...list].join('\n'))
}

interface Product {
  readonly id: string
  readonly gtinRaw?: string
  readonly gtin14?: string
  readonly code?: string
  readonly description?: string
  readonly product_name?: string
  readonly brandOwner?: string
  readonly brands?: string
  readonly category?: string
  readonly ingredients?: string
  readonly ingredients_text?: string
  readonly servingSize?: { value: number; uom: string }
}

const catalogues = ['catalogue_bfpd2018', 'catalogue_fdc2020', 'catalogue_off2026_full']
const brandOf = (product: Product) => (product.brandOwner ?? product.brands ?? '').trim() || 'Unknown'
const categoryOf = (product: Product) => product.category ?? 'Other'
/**
 * The size of real serving sizes is often missing a unit; such a pair is left out rather than
 * invented.
 */
const servingOf = ({ servingSize }: Product) =>
  servingSize?.uom && Number.isFinite(servingSize.value)
    ? { 'servingSize.value': servingSize.value.toFixed(2), 'servingSize.uom': servingSize.uom }
    : {}

const products = isThere
  ? (await Promise.all(catalogues.map((name) => ndjsonOf<Product>(`${name}.ndjson.gz`)))).flat()
  : []
const items = products.map((product, index) => ({
  division: 'NLV',
  itemNumber: String(index + 1),
  description: product.description ?? product.product_name ?? '',
  brand: brandOf(product),
  categoryId: categoryOf(product),
  gtin: product.gtinRaw ?? product.code ?? product.gtin14 ?? '',
  ingredients: product.ingredients ?? product.ingredients_text ?? '',
  ...servingOf(product),
}))
const prices = items.map(({ division, itemNumber }, index) => ({
  division,
  itemNumber,
  startsOn: '2026-01-01',
  casePrice: `${10 + (index % 90)}.${String(index % 100).padStart(2, '0')}`,
}))

const customers = [
  ...new Set((isThere ? await ndjsonOf<Invoice>('orders_uci_online_retail.ndjson.gz') : []).map(shipToOf)),
]

interface Invoice {
  readonly invoiceNo: string
  readonly at: string
  readonly customer?: string
  readonly cancelled: boolean
  readonly lines: readonly [stockCode: string, quantity: number, unitPrice: number][]
}
function shipToOf({ customer }: Invoice): string {
  return customer ?? '1'
}

test.runIf(isThere)(
  'real catalogues are taken, and the dirt in them is named [PLAT-3]',
  { timeout: 120_000 },
  async () => {
    await importRows(db, importKinds.divisions, [
      { division: 'NLV', name: 'North Las Vegas', timeZone: 'America/Los_Angeles' },
    ])
    const brands = await importRows(
      db,
      importKinds.brands,
      [...new Set(products.map(brandOf))].map((brand) => ({ brand })),
    )
    const categories = [...new Set(products.map(categoryOf))]
    await importRows(
      db,
      importKinds.categories,
      categories.map((name) => ({ categoryId: name, name })),
    )
    tell(brands)
    const refusedLines = new Set<number>()
    const first = await importRows(db, importKinds.items, items, { onRefusal: ({ line }) => refusedLines.add(line) })
    tell(first)
    addsUp(first)
    expect(first.read).toBe(products.length)
    // The dirt that is known beforehand is exactly what is refused: no description, or a category
    // of more than 60 characters. Of a code GS1 would not accept as it stands the item is kept, and
    // the code where it only lost its leading zero.
    const linesWhere = (isDirty: (item: (typeof items)[number]) => boolean) =>
      items.flatMap((item, index) => (isDirty(item) ? [index + 1] : []))
    expect([...refusedLines].toSorted((one, other) => one - other)).toEqual(
      linesWhere(({ description, categoryId }) => description.trim() === '' || categoryId.length > 60),
    )
    const odd = linesWhere(({ gtin }) => gtin !== '' && readGtin(gtin) === null)
    expect(first.leftOut).toBeLessThan(odd.length)
    for (const { line, field } of first.warnings) expect([field, odd.includes(line)]).toEqual(['gtin', true])
    for (const { line, reason } of first.refusals) {
      expect(line).toBeGreaterThan(0)
      expect(reason).not.toBe('')
    }
    const again = await importRows(db, importKinds.items, items)
    addsUp(again)
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: first.added, refused: first.refused })
    const priced = await importRows(db, importKinds.prices, prices)
    addsUp(priced)
    // A price whose item was refused is refused, too, and nothing else.
    expect(priced).toMatchObject({ added: first.added, refused: first.refused })
  },
)

test.runIf(isThere)("a wholesaler's real invoices become order history [PLAT-3]", { timeout: 120_000 }, async () => {
  await importRows(db, importKinds['bill-tos'], [{ division: 'NLV', billTo: '1', name: 'Everybody' }])
  await importRows(
    db,
    importKinds['ship-tos'],
    customers.map((shipTo) => ({ division: 'NLV', shipTo, billTo: '1', name: shipTo })),
  )
  const invoices = (await ndjsonOf<Invoice>('orders_uci_online_retail.ndjson.gz')).slice(0, 3000)
  const rows = invoices.flatMap((invoice) =>
    invoice.lines.map(([stockCode, quantity, price], index) => ({
      orderNumber: invoice.invoiceNo,
      lineNumber: index + 1,
      division: 'NLV',
      shipTo: shipToOf(invoice),
      placedAt: invoice.at,
      itemNumber: stockCode,
      description: stockCode,
      orderedCases: quantity,
      casePrice: String(price),
    })),
  )
  const first = await importRows(db, importKinds.orders, rows)
  tell(first)
  addsUp(first)
  expect(first.read).toBe(rows.length)
  expect(first.added).toBeGreaterThan(rows.length * 0.9)
  const again = await importRows(db, importKinds.orders, rows)
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: first.added, refused: first.refused })
  const stored = await db.row<{ lines: number; sum: number; cents: number }>(
    `select (select count(*) from order_lines) as lines, (select sum(subtotal_cents)::bigint from orders) as sum,
       (select sum(line_total_cents)::bigint from order_lines) as cents`,
  )
  expect(stored.lines).toBe(first.added)
  expect(stored.sum).toBe(stored.cents)
})

test.runIf(isThere)('real GTINs are judged as GS1 judges them [PLAT-3]', async () => {
  const source = await readCsv(decodeText(createReadStream(join(folder, 'gtin_cases.csv'))))
  let seen = 0
  for await (const row of source.rows) {
    if (!('cells' in row)) throw new Error(row.reason)
    const { code_as_stored: code, valid_check_digit: isValid, gtin14 } = row.cells
    const isLength = [8, 12, 13, 14].includes(String(code).length)
    expect(readGtin(String(code)), String(code)).toBe(isValid === '1' && isLength ? gtin14 : null)
    seen++
  }
  expect(seen).toBe(4000)
})

const messy = isThere ? readdirSync(join(folder, 'messy_csv'), { recursive: true, encoding: 'utf8' }) : []

test.runIf(isThere)('messy CSV reads as its makers say it should [PLAT-3]', async () => {
  const withAnswers = messy.filter((path) => path.startsWith('csv-spectrum') && path.endsWith('.csv'))
  expect(withAnswers.length).toBeGreaterThan(8)
  for (const path of withAnswers) {
    const answer = path.replace('csv-spectrum', 'csv-spectrum/expected').replace(/\.csv$/, '.json')
    const rows = await cellsOf(path)
    const bytes = readFileSync(join(folder, 'messy_csv', answer))
    const answered = JSON.parse(new TextDecoder(encodingOf(bytes, true)).decode(bytes)) as Answered | Answered[]
    const wanted = [answered].flat()
    const trimmed = wanted.map((row) => mapped(row, (cell) => plain(String(cell))))
    expect(
      rows.map((row) => ('cells' in row ? { ...row.cells } : row)),
      path,
    ).toEqual(trimmed)
  }
  for (const path of messy.filter((one) => one.startsWith('papaparse/'))) {
    for (const row of await cellsOf(path)) expect(row.line, path).toBeGreaterThan(1)
  }
})

/**
 * Our line ends are LF everywhere; and one of the answers was made with another telephone number
 * than its file.
 */
const plain = (cell: string) =>
  cell
    .trim()
    .replaceAll('\r\n', '\n')
    .replace(/^1234567890$/, '2095257564')

type Answered = Readonly<Record<string, unknown>>
const mapped = (row: Answered, change: (value: unknown) => unknown): Answered =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name.trim(), change(value)]))

async function cellsOf(path: string): Promise<SourceRow[]> {
  const rows: SourceRow[] = []
  const source = await readCsv(decodeText(createReadStream(join(folder, 'messy_csv', path))))
  for await (const row of source.rows) rows.push(row)
  return rows
}

test.runIf(isThere)('a catalogue written as Windows-1252 CSV is the same catalogue [PLAT-3]', async () => {
  const some = items.filter(({ description }) => /[é-ü]/.test(description)).slice(0, 20)
  const lines = some.map(({ itemNumber, description }) => `NLV;${itemNumber};"${description.replaceAll('"', '""')}"`)
  const bytes = Buffer.from(['division;itemNumber;description', ...lines].join('\r\n'), 'latin1')
  const report = await importBytes(db, importKinds.items, asPieces(bytes), { format: 'csv' })
  addsUp(report)
  expect(report.changed).toBe(0)
})

async function* asPieces(bytes: Buffer) {
  yield bytes
}
