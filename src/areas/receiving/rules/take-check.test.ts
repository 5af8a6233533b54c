import { expect, test } from 'vitest'
import type { ReceiptOperation } from '../receipt-operation.ts'
import { buildCheck, buildPiece } from '../testing/build-check.ts'
import { takeCheck } from './take-check.ts'

const items = new Set([buildCheck().itemNumber])
const codeOf = (operation: ReceiptOperation) => {
  const decision = takeCheck(operation, items)
  return decision.allowed ? null : decision.refusal.code
}
const damaged = (cases: number) => ({ kind: 'damaged' as const, cases, units: 0, note: '' })

test('what was found of an item there is, is taken [NEXT-6]', () => {
  expect(codeOf(buildCheck())).toBeNull()
  expect(codeOf(buildPiece({ weightHundredths: 3820, lots: ['L7'] }))).toBeNull()
  expect(codeOf(buildCheck({ problems: [damaged(3)] }))).toBeNull()
  expect(codeOf(buildCheck({ cases: 0, isCleared: true }))).toBeNull()
})

test.each([
  [{ itemNumber: '9999999' }, 'receipt_item_not_found'],
  [{ isCleared: true }, 'receipt_cleared_with_content'],
  [{ isPiece: true }, 'receipt_piece_wrong'],
  [{ problems: [damaged(1), damaged(1)] }, 'receipt_problem_twice'],
  [{ problems: [damaged(0)] }, 'receipt_problem_nothing'],
  [{ problems: [damaged(4)] }, 'receipt_problem_above'],
  [{ problems: [damaged(2), { ...damaged(2), kind: 'wrong' as const }] }, 'receipt_problem_above'],
])('%o is refused as %s [NEXT-6]', (changes, code) => {
  expect(codeOf(buildCheck(changes))).toBe(code)
})
