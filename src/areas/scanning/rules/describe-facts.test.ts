import { expect, test } from 'vitest'
import { noFacts } from '../scanned-code.ts'
import { describeFacts } from './describe-facts.ts'

test('what a label says beside the item is one line [NEXT-8]', () => {
  expect(describeFacts(noFacts)).toBe('')
  expect(describeFacts({ ...noFacts, weightHundredths: 1230, lot: 'A7', count: 12 })).toBe(
    '12.30 lb · 12 in it · Lot A7',
  )
  const dates = { producedOn: '2026-11-01', packedOn: '2026-11-02', bestBefore: '2026-12-01', sellBy: '2026-12-24' }
  expect(describeFacts({ ...noFacts, ...dates, serial: '77', expiresOn: '2026-12-31' })).toBe(
    'Serial 77 · Produced Sun, Nov 1, 2026 · Packed Mon, Nov 2, 2026 · Best before Tue, Dec 1, 2026 · ' +
      'Sell by Thu, Dec 24, 2026 · Expires Thu, Dec 31, 2026',
  )
})
