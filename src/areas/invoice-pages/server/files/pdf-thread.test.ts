import { afterAll, expect, test } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import type { Invoice } from '#areas/invoice-pages/invoice.ts'
import { invoicePdf } from '../pdf/invoice-pdf.ts'
import { sampleInvoice } from '../pdf/sample-invoice.ts'
import { PdfThread } from './pdf-thread.ts'
import type { PdfRequest } from './pdf-request.ts'

const thread = new PdfThread()
afterAll(() => thread.stop())
const writtenAt = new Date('2026-11-20T12:00:00Z')
const numbered = (invoiceNumber: string): Invoice => ({ ...sampleInvoice, invoiceNumber })

async function* batches(...given: Invoice[][]): AsyncGenerator<Invoice[]> {
  for (const each of given) yield each
}
async function fileOf(request: Partial<PdfRequest>, ...given: Invoice[][]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const asked = { kind: 'single', formatId: 1, writtenAt, ...request } as const
  for await (const piece of thread.draw(asked, batches(...given))) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('an invoice drawn beside the server is the same file [BILL-1, PLAT-14]', async () => {
  const drawn = await fileOf({ formatId: 3 }, [sampleInvoice])
  expect(drawn.equals(await invoicePdf(sampleInvoice, 3, writtenAt))).toBe(true)
})

test('a merged PDF has every invoice in its order, each with page numbers of its own, and marks where each begins [BILL-1]', async () => {
  const long = { ...numbered('L'), lines: Array.from({ length: 60 }, () => sampleInvoice.lines[0]!) }
  const file = await fileOf({ kind: 'merged' }, [numbered('A'), long], [numbered('B')])
  const pages = readPdf(file)
  expect(pages.map((words) => words.at(-1))).toEqual(['Page 1 of 1', 'Page 1 of 2', 'Page 2 of 2', 'Page 1 of 1'])
  expect(pages.map((words) => words.find((word) => ['A', 'INVOICE L', 'L', 'B'].includes(word)))).toEqual([
    'A',
    'L',
    'INVOICE L',
    'B',
  ])
  expect(file.toString('latin1').match(/\/XXPart/g)).toHaveLength(3)
})

test('files that are drawn at the same time do not mix [BILL-1]', async () => {
  const files = await Promise.all(['A', 'B', 'C'].map((name) => fileOf({}, [numbered(name)])))
  expect(files.map((file) => readPdf(file)[0]!.find((word) => /^[ABC]$/.test(word)))).toEqual(['A', 'B', 'C'])
})

test('who stops reading stops the work [BILL-1]', async () => {
  let read = 0
  async function* endless() {
    for (;;) {
      read++
      yield [sampleInvoice]
    }
  }
  let received = 0
  for await (const piece of thread.draw({ kind: 'zip', formatId: 1, writtenAt }, endless())) {
    received += piece.length
    if (received > 20_000) break
  }
  const before = read
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([read, read < 20]).toEqual([before, true])
})

test('what cannot be drawn fails alone, and the next file is drawn [BILL-1]', async () => {
  await expect(fileOf({}, [{} as Invoice])).rejects.toThrow(/pdf|undefined|TypeError/i)
  expect(readPdf(await fileOf({}, [numbered('A')]))[0]).toContain('A')
})
