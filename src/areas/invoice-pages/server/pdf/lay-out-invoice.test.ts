import { expect, test } from 'vitest'
import { brandMark } from '#kit/brand-mark.ts'
import { drawSvg } from '#platform/pdf/draw-svg.ts'
import { wordsOf } from '#platform/pdf/drawing.ts'
import { lettersOf, widthOf } from '#platform/pdf/letters-of.ts'
import { pageSize } from '#platform/pdf/pdf-document.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { invoiceFormats } from '#areas/invoice-pages/invoice-formats.ts'
import type { Invoice } from '#areas/invoice-pages/invoice.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoicePreview } from './invoice-preview.ts'
import { layOutInvoice } from './lay-out-invoice.ts'
import { sampleInvoice } from './sample-invoice.ts'

const formats = invoiceFormats.map(({ id, title }) => [title, id] as const)
const words = (invoice: Invoice, formatId: number) => wordsOf(layOutInvoice(invoice, formatId))
const flat = (invoice: Invoice, formatId: number) => words(invoice, formatId).flat()

/** So many lines, each a case of its own number for $10.00. */
const longInvoice = (count: number): Invoice => ({
  ...sampleInvoice,
  lines: Array.from({ length: count }, (_, index) => ({
    ...sampleInvoice.lines[index % sampleInvoice.lines.length]!,
    lineNumber: index + 1,
    itemNumber: String(index + 1).padStart(7, '0'),
    lineTotal: 1000,
  })),
  total: count * 1000,
  open: count * 1000,
})

test.each(formats)('%s: the PDF and the preview are the same drawing [PROFILE-7, BILL-1]', async (_, formatId) => {
  const drawing = layOutInvoice(sampleInvoice, formatId)
  const pdf = readPdf(await invoicePdf(sampleInvoice, formatId, new Date('2026-11-20T12:00:00Z')))
  expect(pdf).toEqual(wordsOf(drawing))
  expect(invoicePreview(formatId)).toBe(drawSvg(drawing[0]!))
})

test('every format says who, when and the same total, and looks different [PROFILE-7]', () => {
  for (const [, formatId] of formats) {
    const said = flat(sampleInvoice, formatId)
    for (const text of [
      'Harbor Bistro Group',
      'Harbor Bistro Downtown',
      '11/20/2026',
      '12/11/2026',
      '7010482',
      'HB-204',
    ])
      expect(said, text).toContain(text)
    // 99.00 + 63.00 + 18.90 + 297.43 + 328.55 + 112.00 + 83.90 + 79.05
    expect(said.slice(-4), String(formatId)).toContain('$1,081.83')
  }
  expect(new Set(formats.map(([, formatId]) => invoicePreview(formatId))).size).toBe(invoiceFormats.length)
  expect(invoicePreview(9)).toBeUndefined()
})

test("the drawing shows the portal's own mark [PROFILE-7]", () => {
  for (const [, formatId] of formats)
    for (const path of brandMark.paths) expect(invoicePreview(formatId)).toContain(`d="${path}"`)
})

test('Grouped has each category once with its subtotal, and the subtotals add up to the total [PROFILE-7]', () => {
  const said = flat(sampleInvoice, 2)
  expect(said.filter((text) => text === 'Produce')).toHaveLength(1)
  for (const [name, cents] of [
    ['Produce', '$180.90'],
    ['Meat and poultry', '$625.98'],
    ['Dry goods', '$274.95'],
  ])
    expect(said[said.indexOf(`Subtotal ${name}`) + 1]).toBe(cents)
})

test('Detailed has GTINs and weights, Standard the weights alone, Summary no items [PROFILE-7]', () => {
  const has = (formatId: number, text: string) => flat(sampleInvoice, formatId).some((each) => each.includes(text))
  expect([1, 2, 3, 4].map((id) => has(id, 'GTIN 90012345022080'))).toEqual([false, false, true, false])
  expect([1, 2, 3, 4].map((id) => has(id, 'Weighed 121.40 lb'))).toEqual([true, true, true, false])
  expect([1, 2, 3, 4].map((id) => has(id, '0002208'))).toEqual([true, true, true, false])
  expect(flat(sampleInvoice, 4)).toContain('176.25')
})

test.each(formats.slice(0, 3))(
  '%s: 500 lines run over pages that repeat their heads and lose nothing [BILL-1]',
  (_, id) => {
    const pages = words(longInvoice(500), id)
    expect(pages.length).toBeGreaterThan(9)
    const numbers = pages.flat().filter((text) => /^0\d{6}$/.test(text))
    expect(numbers).toHaveLength(500 + 2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('DESCRIPTION')
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      if (index > 0) expect(page[0]).toBe('INVOICE 7010482')
    }
    expect(pages.at(-1)).toContain('$5,000.00')
  },
)

test('long names, other scripts and long numbers stay inside their columns and the page [BILL-1]', () => {
  const long = 'Löwenbräu & Søn’s Very Long Restaurant Group of the Greater Metropolitan Area 豆腐料理店 '.repeat(3)
  const invoice: Invoice = {
    ...sampleInvoice,
    invoiceNumber: 'INV-'.repeat(7),
    po: 'PO'.repeat(40),
    shipToName: long,
    billToParty: { ...sampleInvoice.billToParty, name: long, address: long },
    lines: sampleInvoice.lines.map((line) => ({
      ...line,
      description: long,
      packSizeDescription: '128/12.75 FL OZ GLASS',
      category: long,
      shippedCases: 9999,
      casePrice: 9_999_999,
      lineTotal: 999_999_999,
      mark: 'substitute',
      substituteFor: { itemNumber: '0001001', description: long },
    })),
  }
  for (const [, formatId] of formats)
    for (const page of layOutInvoice(invoice, formatId))
      for (const mark of page) {
        if (mark.kind !== 'text') continue
        const { text, x, style } = mark
        const width = widthOf(typeof text === 'string' ? lettersOf(text, style.font ?? 'regular') : text, style.size)
        const [from, to] = style.align === 'right' ? [x - width, x] : [x, x + width]
        expect([from >= 39, to <= pageSize.width - 39]).toEqual([true, true])
        expect(mark.y).toBeLessThan(pageSize.height - 25)
      }
})

test('what is paid, left of a credit, charged beyond the items or not shipped is said [BILL-1]', () => {
  const paid = flat({ ...sampleInvoice, open: 8183, otherCharges: 500, total: 108_683 }, 1)
  expect(paid[paid.indexOf('Tax, freight and other charges') + 1]).toBe('$5.00')
  expect(paid[paid.indexOf('Paid and credited') + 1]).toBe('-$1,005.00')
  expect(paid[paid.indexOf('To pay') + 1]).toBe('$81.83')
  const credit = flat({ ...sampleInvoice, kind: 'deposit', total: -2000, open: -500, lines: [], otherCharges: 0 }, 1)
  expect(credit).toContain('RETURNED DEPOSIT')
  expect(credit).not.toContain('Due')
  expect(credit[credit.indexOf('Left') + 1]).toBe('-$5.00')
  const short = {
    ...sampleInvoice,
    notShipped: [{ itemNumber: '0001009', description: 'TRUFFLE', cases: 2, units: 0 }],
  }
  expect(flat(short, 2)).toContain('2 CS 0001009 TRUFFLE')
})
