import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { checkPlan, type PlanWish } from './check-plan.ts'

const today = '2026-03-02'
const known = [
  { invoiceNumber: 'A1', dueDate: '2026-02-01', open: 5000, planNumber: null },
  { invoiceNumber: 'A2', dueDate: '2026-04-01', open: 700, planNumber: null },
  { invoiceNumber: 'A3', dueDate: '2026-02-01', open: 900, planNumber: '1001' },
]
const wish: PlanWish = {
  invoices: [
    { invoiceNumber: 'A1', seenOpen: 5000 },
    { invoiceNumber: 'A2', seenOpen: 700 },
  ],
  downPayment: 700,
  startsOn: '2026-03-03',
  instalments: 5,
  pace: 'week',
  firstOn: '2026-03-10',
}

test('what is covered is what is open of its invoices [NEXT-13]', () => {
  const decision = checkPlan(wish, known, today)
  expect(decision.allowed && [decision.value.covered, decision.value.instalments.map(({ amount }) => amount)]).toEqual([
    5700,
    [700, 1000, 1000, 1000, 1000, 1000],
  ])
})

test.each([
  [{ invoices: [] }, 'Choose at least one invoice.'],
  [{ invoices: [wish.invoices[0]!, wish.invoices[0]!] }, 'Each invoice can be chosen once.'],
  [{ invoices: [{ invoiceNumber: 'B1', seenOpen: 1 }] }, 'This invoice is not open for this bill-to.'],
  [{ invoices: [{ invoiceNumber: 'A3', seenOpen: 900 }] }, 'A3 is in payment plan 1001 already.'],
  [{ invoices: [{ invoiceNumber: 'A1', seenOpen: 4000 }] }, '$50.00 of A1 is open now, not $40.00.'],
  [
    { invoices: [wish.invoices[1]!], downPayment: 0 },
    'A plan is for overdue accounts: choose at least one invoice that is past due.',
  ],
  [{ downPayment: -1 }, 'The down payment must be from $0.00 up to less than $57.00.'],
  [{ downPayment: 5700 }, 'The down payment must be from $0.00 up to less than $57.00.'],
  [{ instalments: 0 }, 'A plan has 1 to 24 instalments.'],
  [{ instalments: 25 }, 'A plan has 1 to 24 instalments.'],
  [{ instalments: 1.5 }, 'A plan has 1 to 24 instalments.'],
  [{ downPayment: 5650, instalments: 1 }, 'Each payment must be at least $1.00: choose fewer instalments.'],
  [{ startsOn: '2026-03-01' }, 'The first payment must be from today to Wed, Apr 1, 2026.'],
  [{ startsOn: '2026-04-02' }, 'The first payment must be from today to Wed, Apr 1, 2026.'],
  [{ firstOn: '2026-03-03' }, 'The instalments must start after the down payment, by Mon, May 4, 2026.'],
])('%j is refused in words [NEXT-13]', (change, sentence) => {
  expect(why(checkPlan({ ...wish, ...change } as PlanWish, known, today))).toBe(sentence)
})
