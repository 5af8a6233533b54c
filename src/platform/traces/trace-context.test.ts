import { expect, test } from 'vitest'
import { traceContextOf } from './trace-context.ts'

// The example of the W3C recommendation.
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const bytes = (first: number) => (length: number) => Buffer.alloc(length, first)

test('a request continues the trace it came with, which decides whether it is recorded [PLAT-7]', () => {
  expect(traceContextOf(`00-${traceId}-${parentId}-01`, 0)).toEqual({ traceId, parentId, isSampled: true })
  expect(traceContextOf(`00-${traceId}-${parentId}-00`, 100)).toEqual({ traceId, parentId, isSampled: false })
  // A later version may add parts.
  expect(traceContextOf(`01-${traceId}-${parentId}-01-more`, 0)).toMatchObject({ traceId, isSampled: true })
})

test('without a valid header a trace begins [PLAT-7]', () => {
  for (const header of [undefined, '', 'x', `ff-${traceId}-${parentId}-01`, `00-${'0'.repeat(32)}-${parentId}-01`])
    expect(traceContextOf(header, 100, bytes(0xab))).toEqual({
      traceId: 'ab'.repeat(16),
      parentId: undefined,
      isSampled: true,
    })
})

test('of the traces that begin here only a part is recorded [PLAT-7]', () => {
  // 0x01010101 % 100 is 9.
  expect(traceContextOf(undefined, 9, bytes(1)).isSampled).toBe(false)
  expect(traceContextOf(undefined, 10, bytes(1)).isSampled).toBe(true)
  expect(traceContextOf(undefined, 0, bytes(0)).isSampled).toBe(false)
})
