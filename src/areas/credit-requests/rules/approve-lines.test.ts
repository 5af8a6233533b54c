import { expect, test } from 'vitest'
import { approveLines, type ClaimedLine } from './approve-lines.ts'

const claimed: readonly ClaimedLine[] = [
  { lineNumber: 1, unit: 'CS', quantity: 4, amount: 8000, take: { cases: 32, units: 0 } },
  { lineNumber: 2, unit: 'EA', quantity: 5, amount: 1350, take: { cases: 3, units: 2 } },
]

test('lines that are not named are approved as they are [CREDIT-3]', () => {
  expect(approveLines(claimed, 935, [])).toEqual({
    allowed: true,
    value: { lines: claimed, charges: 935, total: 8000 + 1350 + 935 },
  })
})

test('approval in part gives back what it does not take, charges in proportion [CREDIT-3]', () => {
  const decision = approveLines(claimed, 935, [
    { lineNumber: 1, quantity: 1, amount: null },
    { lineNumber: 2, quantity: 0, amount: null },
  ])
  expect(decision).toMatchObject({
    value: {
      lines: [
        { quantity: 1, amount: 2000, take: { cases: 8, units: 0 } },
        { quantity: 0, amount: 0, take: { cases: 0, units: 0 } },
      ],
      charges: 200,
      total: 2200,
    },
  })
})

test('an amount may be less than the quantity is worth, never more [CREDIT-3]', () => {
  const less = approveLines(claimed, 0, [{ lineNumber: 1, quantity: 4, amount: 5000 }])
  expect(less).toMatchObject({
    value: { lines: [{ quantity: 4, amount: 5000, take: { cases: 32 } }, {}], total: 6350 },
  })
  expect(approveLines(claimed, 0, [{ lineNumber: 1, quantity: 1, amount: 2001 }])).toMatchObject({
    refusal: { code: 'credit_approved_above_asked', field: 'lines.0.amount' },
  })
  expect(approveLines(claimed, 0, [{ lineNumber: 2, quantity: 6, amount: null }])).toMatchObject({
    refusal: { field: 'lines.0.quantity' },
  })
})

test('eaches that are approved are those billed as eaches first [CREDIT-3]', () => {
  const decision = approveLines(claimed, 0, [{ lineNumber: 2, quantity: 3, amount: null }])
  expect(decision).toMatchObject({ value: { lines: [{}, { take: { cases: 1, units: 2 }, amount: 810 }] } })
})

test('nothing at all is a rejection; a line of another request is refused [CREDIT-3]', () => {
  const none = claimed.map(({ lineNumber }) => ({ lineNumber, quantity: 0, amount: null }))
  expect(approveLines(claimed, 935, none)).toMatchObject({ refusal: { code: 'credit_approved_nothing' } })
  expect(approveLines(claimed, 0, [{ lineNumber: 3, quantity: 1, amount: null }])).toMatchObject({
    refusal: { code: 'credit_line_unknown', field: 'lines.0.lineNumber' },
  })
})
