import { expect, test } from 'vitest'
import { deliveryProblem } from './delivery-problem.ts'

test('a failed delivery is noted with its cause and without secrets [PLAT-4]', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(deliveryProblem(new TypeError('fetch failed', { cause }))).toBe('fetch failed (ECONNREFUSED)')
  expect(deliveryProblem(new Error('no way to smtp://user:hunter2@mail.example:25'))).toBe(
    'no way to smtp://mail.example:25',
  )
  expect(deliveryProblem(new Error('x'.repeat(1000)))).toHaveLength(300)
  expect(deliveryProblem('secret')).toBe('unknown')
})
