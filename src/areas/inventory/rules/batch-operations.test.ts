import { expect, test } from 'vitest'
import { buildOperation } from '../testing/build-operation.ts'
import { batchOperations } from './batch-operations.ts'

const pending = (count: number, references: number) =>
  Array.from({ length: count }, (_, at) => ({
    operation: buildOperation({ opId: `op-${at}`, replaces: Array.from({ length: references }, (_, n) => `old-${n}`) }),
  }))

test('a call carries at most 500 operations that name at most 5,000 others, in their order [NEXT-9]', () => {
  expect(batchOperations(pending(3, 1))).toHaveLength(3)
  expect(batchOperations(pending(501, 0))).toHaveLength(500)
  // 25 operations of 200 references are 5,000.
  expect(batchOperations(pending(30, 200))).toEqual(pending(25, 200))
  expect(batchOperations([])).toEqual([])
})
