import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import type { PriceColumn } from '#areas/views/view-columns.ts'
import { priceColumnNames } from '#areas/views/view-columns.ts'
import type { PriceListRow } from '../price-list.ts'
import { drawPriceList } from './price-list-pdf.ts'

const row = (n: number): PriceListRow => ({
  itemNumber: String(n).padStart(7, '0'),
  description: `ITEM ${n} WITH A NAME THAT TAKES MORE THAN ONE LINE OF ITS COLUMN ON PAPER`,
  customerDescription: '',
  customerItemNumber: '',
  brand: 'Millstone',
  packSizeDescription: '6/1 LB',
  categoryName: n < 60 ? 'Meat' : 'Produce',
  price: null,
  unitPrice: null,
  caseCost: null,
})
async function* batches(count: number) {
  for (let from = 0; from < count; from += 50)
    yield await Promise.resolve(Array.from({ length: Math.min(50, count - from) }, (_, at) => row(from + at)))
}
const shipTo = {
  name: 'Harbor Grill',
  division: 'NLV',
  shipTo: '0000101',
  billTo: '0000100',
  timeZone: 'America/Los_Angeles',
}
const draw = async (
  count: number,
  more: { columns?: readonly PriceColumn[]; paper?: 'letter' | 'a4'; isByCategory?: boolean } = {},
) => {
  const file = await drawPriceList(batches(count), {
    shipTo,
    viewName: 'Short',
    columns: ['itemNumber', 'description', 'casePrice'],
    date: '2026-11-27',
    isByCategory: false,
    paper: 'letter',
    writtenAt: new Date('2026-11-26T18:00:00Z'),
    ...more,
  })
  return { pages: readPdf(file), file: file.toString('latin1') }
}

test('every page has the head of the table and its number, and every item stands once [STAFF-4]', async () => {
  const { pages } = await draw(170)
  expect(pages.length).toBeGreaterThan(3)
  for (const [index, words] of pages.entries()) {
    expect(words).toContain('Description')
    expect(words).toContain(`Page ${index + 1} of ${pages.length}`)
  }
  const all = pages.flat()
  for (let n = 0; n < 170; n++) expect(all.filter((word) => word === String(n).padStart(7, '0'))).toHaveLength(1)
})

test('by category each has its heading, which stands again where it goes on [STAFF-4]', async () => {
  const { pages } = await draw(120, { isByCategory: true })
  expect(pages.flat()).toEqual(expect.arrayContaining(['Meat', 'Produce']))
  expect(pages[1]!.some((word) => word.endsWith(', continued'))).toBe(true)
})

test('the paper is Letter or A4, turned for many columns [STAFF-4]', async () => {
  const box = async (more: Parameters<typeof draw>[1]) =>
    /MediaBox \[0 0 ([\d.]+ [\d.]+)/.exec((await draw(1, more)).file)![1]
  expect(await box({})).toBe('612 792')
  expect(await box({ paper: 'a4' })).toBe('595.28 841.89')
  expect(await box({ columns: priceColumnNames })).toBe('792 612')
})
