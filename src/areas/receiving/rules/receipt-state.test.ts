import { expect, test } from 'vitest'
import { receiptState } from './receipt-state.ts'

test('a receipt is received once finished, and started again by what is found afterwards [NEXT-6]', () => {
  expect(receiptState({ lastSeq: 0, finishedSeq: null })).toBe('toReceive')
  expect(receiptState({ lastSeq: 4, finishedSeq: null })).toBe('started')
  expect(receiptState({ lastSeq: 4, finishedSeq: 4 })).toBe('received')
  expect(receiptState({ lastSeq: 5, finishedSeq: 4 })).toBe('started')
})
