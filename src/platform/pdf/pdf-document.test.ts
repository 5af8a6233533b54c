import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import { createPdf, maxPages, TooManyPages } from './pdf-document.ts'

const facts = { title: 'Crème brûlée 2 × 4', subject: 'Data sheet', writtenAt: new Date('2026-11-24T10:00:00Z') }

test('what is drawn can be copied out again, page by page, in every script [ITEM-5]', async () => {
  const pdf = createPdf(facts)
  pdf.addPage().text('Crème (brûlée) \\ < ½', 40, 40, { size: 12 })
  pdf.addPage().text('Tofu 豆腐, 김치', 40, 40, { size: 9, font: 'bold' })
  pdf.pages[0]!.text('drawn later', 40, 60, { size: 9, align: 'right' })
  expect(readPdf(await pdf.write())).toEqual([
    ['Crème (brûlée) \\ < ½', 'drawn later'],
    ['Tofu ', '豆腐', ', ', '김치'],
  ])
})

test('the file carries its title and language, and only the parts it uses of its fonts [ITEM-5]', async () => {
  const pdf = createPdf(facts)
  pdf.addPage().text('豆腐', 40, 40, { size: 12 })
  const file = await pdf.write()
  const text = file.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text).toContain('/Lang (en-US)')
  expect(text).toContain('/DisplayDocTitle true')
  expect(text).toContain('(D:20261124100000Z)')
  expect(text).not.toContain('Helvetica')
  // The whole font has 12 MB.
  expect(file.length).toBeLessThan(10_000)
})

test('the same document is the same file, byte by byte, and one leaves nothing behind for the next [ITEM-5]', async () => {
  const write = (text: string) => {
    const pdf = createPdf(facts)
    pdf.addPage().text(text, 40, 40, { size: 12 })
    return pdf.write()
  }
  const [first] = [await write('Flour'), await write('Crème 豆腐')]
  expect((await write('Flour')).equals(first)).toBe(true)
})

test('a document ends at 500 pages [security 21]', () => {
  const pdf = createPdf(facts)
  for (let page = 0; page < maxPages; page++) pdf.addPage()
  expect(() => pdf.addPage()).toThrow(TooManyPages)
})

test('characters that share a glyph are copied out as they were written, whichever came first in the process [ITEM-5]', async () => {
  const written = async (text: string) => {
    const pdf = createPdf(facts)
    pdf.addPage().text(text, 40, 40, { size: 12 })
    return readPdf(await pdf.write())[0]
  }
  // The increment sign and Delta, mu and the micro sign.
  for (const sign of ['\u2206', '\u0394', '\u03bc', '\u00b5'])
    expect(await written(`a ${sign} b`)).toEqual([`a ${sign} b`])
})
