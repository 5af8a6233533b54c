import { expect, test } from 'vitest'
import { sharedReason, whyNotOrderable } from './why-not-orderable.ts'

const price = {
  casePrice: 1000,
  eachPrice: null,
  perPound: null,
  isBidPrice: false,
  isCaseBidPrice: false,
  isEachBidPrice: false,
  isEstimate: false,
} as unknown as Parameters<typeof whyNotOrderable>[0]['price']
const willCall = { blockedReason: 'Only for Will Call', price }
const prospect = { blockedReason: 'Please reach out to your DSR.', price: null }

test('a row that cannot be ordered says why, also when only its price is missing [ITEM-7]', () => {
  expect(whyNotOrderable(willCall)).toBe('Only for Will Call')
  expect(whyNotOrderable({ blockedReason: null, price: null })).toBe("Item data visible but can't be added to cart")
  expect(whyNotOrderable({ blockedReason: null, price })).toBeNull()
})

test('what holds for every row is said once, and what holds for some beside them [CUST-4, ITEM-7]', () => {
  expect(sharedReason([prospect, prospect])).toBe('Please reach out to your DSR.')
  expect(sharedReason([prospect])).toBeNull()
  expect(sharedReason([prospect, willCall])).toBeNull()
  expect(
    sharedReason([
      { blockedReason: null, price },
      { blockedReason: null, price },
    ]),
  ).toBeNull()
  expect(sharedReason([])).toBeNull()
})
