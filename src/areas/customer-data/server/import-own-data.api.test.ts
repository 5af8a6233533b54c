import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importFile } from '#areas/imports/imports.endpoints.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { listCustomItems } from '../custom-items.endpoints.ts'
import { listCustomerInvoices } from '../customer-invoices.endpoints.ts'
import { listCustomerLocations } from '../named-entries.endpoints.ts'

const api = await startApi()
const admin = await api.as('admin')
const buyer = await api.as('buyer')
const params = shipTos.own

const send = (kind: ImportKindName, csv: string) =>
  admin.ask(importFile, { params: { kind } }, { bytes: Buffer.from(csv), headers: { 'content-type': 'text/csv' } })
/** The sample of the documentation, for the ship-to of these tests. */
const sample = (kind: ImportKindName) =>
  readFileSync(`docs/samples/${kind}.csv`, 'utf8')
    .replaceAll('EST,2001', 'NLV,101')
    .replaceAll('2026-11-16', '2026-02-16')

const kinds = [
  'customer-categories',
  'customer-locations',
  'customer-distributors',
  'custom-items',
  'customer-invoices',
] as const

test("the samples fill a kitchen's own data, and sent again they change nothing [GUIDE-4, PLAT-3]", async () => {
  for (const kind of kinds) expect(await send(kind, sample(kind))).toMatchObject({ refused: 0, changed: 0 })
  for (const kind of kinds) expect(await send(kind, sample(kind))).toMatchObject({ refused: 0, added: 0, changed: 0 })
  const { locations } = await buyer.ask(listCustomerLocations, { params })
  expect(locations.map(({ name }) => name)).toEqual(['Walk-in cooler', 'Dry store', 'Bar'])
  const { customItems } = await buyer.ask(listCustomItems, { params })
  // The price was typed by this import after the day of the invoice.
  expect(customItems).toMatchObject([
    { description: 'Dry-aged rib eye', isCatchWeight: true, price: { perPound: 149_500, casePrice: 59_800 } },
    { description: 'Heirloom tomatoes', locationName: 'Walk-in cooler', price: { casePrice: 3250, source: 'typed' } },
    { description: 'Sourdough starter', categoryName: 'Bakery', price: null },
  ])
  const { invoices } = await buyer.ask(listCustomerInvoices, { params })
  // 2 cases at $31.00 and 5 eaches at $1.70; 40.25 lb at $14.95 are $601.7375.
  expect(invoices).toMatchObject([{ invoiceNumber: 'GA-118', lineCount: 2, total: 6200 + 850 + 60_174 }])
})

const head =
  'division,shipTo,customerItemNumber,description,locationName,isBrokenCase,isCatchWeight,caseNetWeight,eachPrice'

test.each([
  ['NLV,101,B-1,Pickles,Attic,no,no,,', 'locationName'],
  ['NLV,101,B-1,,,no,no,,', 'description'],
  ['NLV,101,B-1,Pickles,,no,no,,1.50', 'eachPrice'],
  ['NLV,101,B-1,Pickles,,no,yes,,', 'caseNetWeight'],
  ['NLV,101,B-1,Pickles,,yes,yes,10,', 'isBrokenCase'],
  ['NLV,999,B-1,Pickles,,no,no,,', 'shipTo'],
])(
  'a custom item %s is refused by its field, and the rows around it are taken [GUIDE-4, PLAT-3]',
  async (row, field) => {
    const report = await send(
      'custom-items',
      `${head}\nNLV,101,A-1,Relish,,no,no,,\n${row}\nNLV,101,C-1,Kraut,,no,no,,\n`,
    )
    expect(report.refused).toBe(1)
    expect(report.refusals).toMatchObject([{ line: 3, field }])
  },
)

const invoiceHead =
  'division,shipTo,distributorName,invoiceNumber,lineNumber,invoiceDate,customerItemNumber,cases,casePrice,weight,perPound'

test.each([
  ['Nobody,I-1,1,2026-02-01,X-2,1,10,,', 'distributorName'],
  ['Green Acre Farm,I-1,1,2126-02-01,X-2,1,10,,', 'invoiceDate'],
  ['Green Acre Farm,I-1,1,2026-02-01,Q-9,1,10,,', 'customerItemNumber'],
  ['Green Acre Farm,I-1,1,2026-02-01,X-2,0,10,,', 'cases'],
  ['Green Acre Farm,I-1,1,2026-02-01,X-2,1,,,', 'casePrice'],
  ['Green Acre Farm,I-1,1,2026-02-01,X-3,1,,,9.95', 'weight'],
  ['Green Acre Farm,I-1,1,2026-02-01,X-2,1,10,5,', 'weight'],
])('an invoice line %s is refused by its field [GUIDE-4, PLAT-3]', async (row, field) => {
  const report = await send('customer-invoices', `${invoiceHead}\nNLV,101,${row}\n`)
  expect(report.refusals).toMatchObject([{ line: 2, field }])
})

test('a name in other capital letters is refused [GUIDE-4]', async () => {
  const report = await send('customer-locations', 'division,shipTo,name\nNLV,101,BAR\nNLV,101,Attic\nNLV,101,ATTIC\n')
  expect(report.refusals.map(({ line, field }) => [line, field])).toEqual([
    [2, 'name'],
    [4, 'name'],
  ])
})

test('an import that changes own data notifies the screens of its ship-to, and one that changes nothing does not [GUIDE-4, PLAT-6]', async () => {
  const seen = await api.listen('buyer')
  const foreign = await api.listen('stranger')
  const csv = 'division,shipTo,name\nNLV,101,Cellar\nNLV,101,Pantry\n'
  expect(await send('customer-locations', csv)).toMatchObject({ added: 2 })
  const event = { topic: 'customer-data', division: 'NLV', shipTo: params.shipTo }
  await expect.poll(() => [...seen]).toEqual([event])
  await send('customer-locations', csv)
  await send('customer-items', `division,shipTo,itemNumber,customerDescription\nNLV,101,${items.flour},Strong flour\n`)
  await expect.poll(() => [...seen]).toEqual([event, event])
  expect([...foreign]).toEqual([])
})
