import { expect, test } from 'vitest'
import { mayKeep } from './may-keep.ts'

test('5,000 quantities of one person wait on a device, and no more [NEXT-9]', () => {
  expect(mayKeep(4999).allowed).toBe(true)
  expect(mayKeep(5000)).toMatchObject({
    allowed: false,
    refusal: { message: expect.stringMatching(/^5,000 quantities wait on this device/) },
  })
})
