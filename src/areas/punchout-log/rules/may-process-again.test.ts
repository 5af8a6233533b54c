import { expect, test } from 'vitest'
import { mayProcessAgain } from './may-process-again.ts'

const may = (kind: string, status: number, direction: 'in' | 'out' = 'in') =>
  mayProcessAgain({ kind, status, direction }).allowed

test('an order that a recognised sender sent and that was refused may be processed again [PUNCH-5]', () => {
  for (const status of [400, 409, 412, 417, 500]) expect(may('OrderRequest', status), String(status)).toBe(true)
})

test('an order of a stranger, one that was accepted, and any other message may not [PUNCH-5]', () => {
  for (const status of [200, 204, 401, 403, 406, 450]) expect(may('OrderRequest', status), String(status)).toBe(false)
  expect(may('PunchOutSetupRequest', 417)).toBe(false)
  expect(may('OCI call-up', 409)).toBe(false)
  expect(may('OrderRequest', 400, 'out')).toBe(false)
})
