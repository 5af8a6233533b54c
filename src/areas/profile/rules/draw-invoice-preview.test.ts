import { expect, test } from 'vitest'
import { brandMark } from '#kit/brand-mark.ts'
import { invoiceFormats } from '../invoice-formats.ts'
import { drawInvoicePreview } from './draw-invoice-preview.ts'

const totalOf = (svg: string) => /font-size="12">(\$[\d,.]+)</.exec(svg)?.[1]

test('every format has a preview of its own, and all say the same total [PROFILE-7]', () => {
  const drawn = invoiceFormats.map(({ id }) => drawInvoicePreview(id)!)
  expect(new Set(drawn).size).toBe(invoiceFormats.length)
  expect(new Set(drawn.map(totalOf)).size).toBe(1)
})

test('a format that does not exist has none [PROFILE-7]', () => {
  expect(drawInvoicePreview(9)).toBeUndefined()
})

test('a preview is a plain picture: ASCII, nothing that runs or loads [PROFILE-7]', () => {
  for (const { id } of invoiceFormats) {
    // oxlint-disable-next-line no-control-regex -- ASCII is what is asked for
    expect(drawInvoicePreview(id)).toMatch(/^<svg [\x00-\x7f]+<\/svg>$/)
    expect(drawInvoicePreview(id)).not.toMatch(/<script|href|url\(|on\w+=/i)
  }
})

test("a preview shows the portal's own mark [PROFILE-7]", () => {
  for (const { id } of invoiceFormats) {
    for (const path of brandMark.paths) expect(drawInvoicePreview(id)).toContain(`d="${path}"`)
  }
})
