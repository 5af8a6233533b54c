import { expect, test } from 'vitest'
import type { AutopayOutcome } from '../autopay.ts'
import { runWords } from './run-words.ts'

const words = (outcome: AutopayOutcome, amount = 123_456) =>
  runWords({ outcome, payOn: '2026-03-06', amount, invoices: 2, limit: 100_000, reason: 'Cards cannot be used here.' })

test('each outcome of a run is a sentence with its day and amount [BILL-5]', () => {
  expect([
    words('paid'),
    words('paid', 0),
    words('skipped'),
    words('nothingDue'),
    words('overLimit'),
    words('stopped'),
  ]).toEqual([
    'The run of Fri, Mar 6, 2026 paid $1,234.56 for 2 invoices.',
    'The run of Fri, Mar 6, 2026 settled 2 invoices with credits.',
    'The run of Fri, Mar 6, 2026 was skipped.',
    'Nothing was due on Fri, Mar 6, 2026.',
    'The run of Fri, Mar 6, 2026 paid nothing: $1,234.56 for 2 invoices is more than the limit of $1,000.00.',
    'The run of Fri, Mar 6, 2026 paid nothing, and the schedule was stopped: Cards cannot be used here.',
  ])
})
