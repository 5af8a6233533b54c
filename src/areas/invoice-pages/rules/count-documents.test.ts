import { expect, test } from 'vitest'
import { type DocumentCounter, partCounter, zipCounter } from './count-documents.ts'
import { sampleInvoice } from '../server/pdf/sample-invoice.ts'
import { openPdfFile } from '../server/files/pdf-file.ts'

async function fileOf(kind: 'zip' | 'merged', count: number): Promise<Buffer> {
  const file = openPdfFile({ kind, formatId: 1, writtenAt: new Date('2026-11-20T12:00:00Z') })
  const invoices = Array.from({ length: count }, (_, index) => ({ ...sampleInvoice, invoiceNumber: `N${index}` }))
  await file.add(invoices)
  await file.end()
  return Buffer.concat(file.take())
}
/** What a counter says after each piece of this many bytes. */
const counts = (file: Buffer, counter: DocumentCounter, size: number): number[] =>
  Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
    counter(file.subarray(index * size, (index + 1) * size)),
  )

test.each([
  ['zip', zipCounter],
  ['merged', partCounter],
] as const)('the documents of a %s are counted as they arrive, however it is cut [BILL-1]', async (kind, counter) => {
  const file = await fileOf(kind, 5)
  for (const size of [1, 7, 1000, file.length]) {
    const seen = counts(file, counter(), size)
    expect(seen.at(-1)).toBe(5)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  }
  expect(counts(file, counter(), 2000)[0]).toBeLessThan(5)
})
