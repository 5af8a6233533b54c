import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { unzip } from '#tests/support/unzip.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import { saveInvoiceFormat } from '#areas/profile/invoice-formats.endpoints.ts'
import {
  downloadInvoiceLinesCsv,
  downloadInvoiceLinesXlsx,
  downloadInvoicePdf,
  downloadInvoicesPdf,
  downloadInvoicesZip,
} from '#areas/invoice-pages/invoice-files.endpoints.ts'
import { addInvoice } from '#areas/invoice-pages/testing/add-invoice.ts'

const api = await startApi()
const [buyer, stranger] = await Promise.all([api.as('buyer'), api.as('stranger')])

beforeAll(async () => {
  const lines = [
    { itemNumber: items.flour, cases: 2, units: 3, casePrice: 2000, eachPrice: 250, total: 4750 },
    { itemNumber: items.chicken, cases: 1, weight: 4210, casePrice: 9820, total: 10_336 },
  ]
  await addInvoice(api.db, { invoiceNumber: 'F1', total: 15_586, invoiceDate: '2026-02-21', lines })
  await addInvoice(api.db, {
    invoiceNumber: 'F2',
    total: -2000,
    lines: [{ itemNumber: items.flour, cases: -1, total: -2000 }],
  })
  await addInvoice(api.db, { invoiceNumber: 'X1', total: 600, shipTo: '0000201', billTo: '0000200' })
})

const pdfOf = async (invoiceNumber: string, who = buyer) =>
  who.call(downloadInvoicePdf, { params: { division: 'NLV', invoiceNumber } })

test('an invoice comes as a PDF in the format its reader has chosen [BILL-1, PROFILE-7]', async () => {
  const standard = await pdfOf('F1')
  expect(standard.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="invoice-F1.pdf"',
  })
  const words = readPdf(standard.body as Buffer).flat()
  expect(words).toEqual(expect.arrayContaining(['INVOICE', 'F1', 'Harbor Grill Downtown', '$155.86']))
  expect(words).not.toContain('CATEGORY')
  await buyer.ask(saveInvoiceFormat, { body: { formatId: 4 } })
  expect(readPdf((await pdfOf('F1')).body as Buffer).flat()).toContain('CATEGORY')
  await buyer.ask(saveInvoiceFormat, { body: { formatId: 1 } })
})

test("another customer's invoice is no file [BILL-1, ACCESS-4]", async () => {
  expect(await pdfOf('X1')).toMatchObject({ status: 404, body: { code: 'invoice_not_found' } })
  expect((await buyer.call(downloadInvoicesZip, { query: { invoices: 'NLV.X1' } })).status).toBe(404)
  const { body } = await stranger.call(downloadInvoicesZip, { query: { invoices: 'NLV.F1,NLV.X1' } })
  expect(Object.keys(await unzip(body as unknown as Buffer))).toEqual(['NLV-X1.pdf'])
})

test('many invoices come as a ZIP of one PDF each, and say how many they are [BILL-1]', async () => {
  const { headers, body } = await buyer.call(downloadInvoicesZip, {})
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'x-larder-invoices': '2',
    'content-disposition': 'attachment; filename="invoices-2026-03-02.zip"',
  })
  const files = await unzip(body as unknown as Buffer)
  expect(Object.keys(files)).toEqual(['NLV-F1.pdf', 'NLV-F2.pdf'])
  expect(readPdf(files['NLV-F2.pdf']!).flat()).toContain('CREDIT')
})

test('many invoices come as one PDF, the newest first or as they were chosen [BILL-1]', async () => {
  const numbersIn = async (query: object) =>
    readPdf((await buyer.call(downloadInvoicesPdf, { query })).body as unknown as Buffer).map((words) =>
      words.find((word) => /^F\d$/.test(word)),
    )
  expect(await numbersIn({})).toEqual(['F1', 'F2'])
  expect(await numbersIn({ invoices: 'NLV.F2,NLV.F1' })).toEqual(['F2', 'F1'])
  expect(await numbersIn({ show: 'credits' })).toEqual(['F2'])
})

test('the lines come as CSV whose amounts add up to the total of each invoice [BILL-1]', async () => {
  const text = (await buyer.call(downloadInvoiceLinesCsv, {})).body as unknown as string
  const [head, ...rows] = parse(text, { bom: true })
  const at = (name: string) => head!.indexOf(name)
  const sumOf = (number: string) =>
    rows
      .filter((row) => row[at('DocumentNumber')] === number)
      .reduce((sum, row) => sum + Math.round(Number(row[at('Amount')]) * 100), 0)
  expect([sumOf('F1'), sumOf('F2')]).toEqual([15_586, -2000])
  expect(
    rows.filter((row) => row[at('DocumentNumber')] === 'F1').map((row) => [row[at('Unit')], row[at('Quantity')]]),
  ).toEqual([
    ['CS', '2'],
    ['EA', '3'],
    ['LB', '42.1'],
    ['EA', '1'],
  ])
})

test('the same lines come as a workbook [BILL-1]', async () => {
  const { body } = await buyer.call(downloadInvoiceLinesXlsx, { query: { invoices: 'NLV.F1' } })
  const sheet = (await unzip(body as unknown as Buffer))['xl/worksheets/sheet1.xml']!.toString()
  expect(sheet.match(/<row>/g)).toHaveLength(5)
  expect(sheet).toContain('<v>103.36</v>')
})

test('nothing to download, and more than 1,000 invoices, are refused with a sentence [BILL-1]', async () => {
  expect(await buyer.call(downloadInvoicesZip, { query: { keyword: 'nothing' } })).toMatchObject({
    status: 404,
    body: { message: 'No invoices match.' },
  })
  await api.db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
     select 'NLV', 'M' || n, '0000101', '0000100', '2026-02-01', '2026-02-22', 100, 100 from generate_series(1, 1000) n`,
  )
  expect(await buyer.call(downloadInvoicesZip, {})).toMatchObject({
    status: 400,
    body: { code: 'invoice_files_too_many', message: expect.stringContaining('at most 1,000 invoices') as string },
  })
})
