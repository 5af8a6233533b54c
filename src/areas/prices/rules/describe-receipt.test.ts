import { expect, test } from 'vitest'
import { describeReceipt, hasReceipt } from './describe-receipt.ts'

const receipt = { kind: 'contract', reference: 'BID-9', since: '2026-01-01', until: '2026-06-30' } as const
const override = {
  type: 'amount',
  value: 1900,
  per: 'case',
  byName: 'Dana Rep',
  at: '2026-02-18T10:00:00Z',
} as const

test('a price says what it is, since when and until when [NEXT-1]', () => {
  expect(describeReceipt({ receipt })).toEqual([
    'Contract or bid BID-9, since Thu, Jan 1, 2026 until Tue, Jun 30, 2026.',
  ])
  expect(describeReceipt({ receipt: { kind: 'list', reference: '', since: '2026-01-01', until: null } })).toEqual([
    'List price, since Thu, Jan 1, 2026, without an end.',
  ])
})

test('staff read who overrode a price and with what [NEXT-1, CART-10]', () => {
  expect(describeReceipt({ receipt, isPriceSet: true, casePriceOverride: override })[1]).toBe(
    'Override of the case by Dana Rep on Wed, Feb 18, 2026: $19.00.',
  )
  const percent = { ...override, type: 'percent', value: 1250, per: 'each' } as const
  expect(describeReceipt({ receipt: null, isPriceSet: true, eachPriceOverride: percent })).toEqual([
    'Override of the each by Dana Rep on Wed, Feb 18, 2026: 12.5% off.',
  ])
  const perPound = { ...override, per: 'pound', value: 24_550 } as const
  expect(describeReceipt({ receipt: null, casePriceOverride: perPound })[0]).toContain('$2.455/lb')
})

test('a customer reads that staff set the price, and of imported history that nothing is known [NEXT-1]', () => {
  expect(describeReceipt({ receipt: null, isPriceSet: true })).toEqual(['Set for this order by your sales team.'])
  expect(describeReceipt({ receipt: null })).toEqual([])
  expect([
    hasReceipt({ receipt: null }),
    hasReceipt({ receipt: null, isPriceSet: true }),
    hasReceipt({ receipt }),
  ]).toEqual([false, true, true])
})

test('a promotion is named with what it does, until when, and what the unit costs without it [NEXT-1, STAFF-3]', () => {
  const spring = {
    id: '00000000-0000-7000-8000-0000000000aa',
    name: 'Spring dairy',
    terms: '10% off',
    since: '2026-03-01',
    until: '2026-03-31',
    unit: 'case' as const,
    before: 2000,
  }
  const sentenceOf = (perPoundBefore: number | null) =>
    describeReceipt({ receipt: { ...receipt, promotions: [{ ...spring, perPoundBefore }] } })[1]
  expect(sentenceOf(null)).toBe('Promotion “Spring dairy” until Tue, Mar 31, 2026: 10% off; $20.00 a case without it.')
  expect(sentenceOf(24_550)).toContain('$2.455/lb without it.')
})
