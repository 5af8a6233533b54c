import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { checkPayOn, firstPayOn, lastPayOn } from './check-pay-on.ts'

// A Monday.
const today = '2026-11-23'

test.each([
  ['2026-11-23', 'bank', undefined],
  ['2026-11-22', 'card', 'The payment date Sun, Nov 22, 2026 is in the past. Today is Mon, Nov 23, 2026.'],
  [
    '2026-11-26',
    'bank',
    'The payment date Thu, Nov 26, 2026 is a bank holiday. The next banking day is Fri, Nov 27, 2026.',
  ],
  ['2026-11-26', 'card', undefined],
  [
    '2026-11-28',
    'bank',
    'The payment date Sat, Nov 28, 2026 is on a weekend. The next banking day is Mon, Nov 30, 2026.',
  ],
  ['2027-01-22', 'card', undefined],
  ['2027-01-23', 'card', 'The payment date can be at most 60 days ahead, until Fri, Jan 22, 2027.'],
] as const)('%s by %s: %s [BILL-3]', (payOn, kind, sentence) => {
  expect(why(checkPayOn(payOn, kind, today))).toBe(sentence)
})

test('the first day a bank pays is the next banking day; a card pays today [BILL-3]', () => {
  expect([firstPayOn('bank', '2026-11-28'), firstPayOn('card', '2026-11-28')]).toEqual(['2026-11-30', '2026-11-28'])
  expect(lastPayOn(today)).toBe('2027-01-22')
})
