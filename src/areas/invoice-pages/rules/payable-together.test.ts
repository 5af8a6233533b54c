import { expect, test } from 'vitest'
import { payableTogether } from './payable-together.ts'

const open = { division: 'NLV', billTo: '0010001', open: 100 }

test('selected invoices are paid together when all are open and of one bill-to of one division [BILL-3]', () => {
  expect(payableTogether([])).toBe(false)
  expect(payableTogether([open])).toBe(true)
  expect(payableTogether([open, { ...open, open: 1 }])).toBe(true)
  expect(payableTogether([open, { ...open, open: 0 }])).toBe(false)
  expect(payableTogether([{ ...open, open: -500 }])).toBe(false)
  expect(payableTogether([open, { ...open, billTo: '0010002' }])).toBe(false)
  expect(payableTogether([open, { ...open, division: 'NIC' }])).toBe(false)
})
