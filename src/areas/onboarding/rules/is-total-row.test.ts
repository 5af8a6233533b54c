import { expect, test } from 'vitest'
import { isTotalRow } from './is-total-row.ts'

test('a row of totals is no row of the table [PLAT-3]', () => {
  expect(isTotalRow(['Total', '342 items', '', '', ''])).toBe(true)
  expect(isTotalRow(['', 'TOTAL', '', '', '', '1,240.00'])).toBe(true)
  for (const word of ['Grand total:', 'Subtotal', 'Summe', 'Gesamtsumme', 'Totaux', 'Total général'])
    expect(isTotalRow([word, '', '', '12']), word).toBe(true)
  // An item may be called so.
  expect(isTotalRow(['10023', 'Total', '', '', ''])).toBe(false)
  expect(isTotalRow(['TOTAL', 'Cereal', '12/16 OZ', 'Dry', '40.10'])).toBe(false)
  expect(isTotalRow(['Totally nuts', '', ''])).toBe(false)
  expect(isTotalRow([])).toBe(false)
})
