import { expect, test } from 'vitest'
import { batchOperations, mayKeep } from './operation-limits.ts'

test('5,000 operations of one person wait on a device, and no more [NEXT-9]', () => {
  const words = { kept: 'quantities', doing: 'counting' }
  expect(mayKeep(4999, words).allowed).toBe(true)
  expect(mayKeep(5000, words)).toMatchObject({
    allowed: false,
    refusal: { message: expect.stringMatching(/^5,000 quantities wait on this device.* go on counting\.$/) },
  })
})

const pending = (count: number, references: number) =>
  Array.from({ length: count }, () => ({
    operation: { replaces: Array.from({ length: references }, (_, n) => `old-${n}`), joins: [] },
  }))

test('a call carries at most 500 operations that name at most 5,000 others, in their order [NEXT-9]', () => {
  expect(batchOperations(pending(3, 1))).toHaveLength(3)
  expect(batchOperations(pending(501, 0))).toHaveLength(500)
  // 25 operations of 200 references are 5,000.
  expect(batchOperations(pending(30, 200))).toEqual(pending(25, 200))
  expect(batchOperations([])).toEqual([])
})
