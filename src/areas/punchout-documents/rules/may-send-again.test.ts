import { expect, test } from 'vitest'
import { maySendAgain } from './may-send-again.ts'

const sent = { documentId: '1', isReplaced: false, hasAddress: true }
const code = (differs: Partial<Parameters<typeof maySendAgain>[0]>) => {
  const decision = maySendAgain({ ...sent, ...differs })
  return decision.allowed ? null : decision.refusal.code
}

test('a document of the portal’s own may be sent again, where there is an address [PUNCH-5]', () => {
  expect(code({})).toBeNull()
  expect(code({ hasAddress: false })).toBe('documents_off')
})

test('what was received, a cart, and a confirmation that was replaced may not [PUNCH-5]', () => {
  expect(code({ documentId: null })).toBe('document_not_resendable')
  expect(code({ isReplaced: true })).toBe('document_replaced')
})
