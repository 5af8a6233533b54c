import { expect, test } from 'vitest'
import { isOpenToKeys } from './is-open-to-keys.ts'

test('a call that a feature covers, and reading what is of the customer, are open to API keys [NEXT-12]', () => {
  expect(isOpenToKeys({ method: 'POST', needs: ['addOrder'] })).toBe(true)
  expect(isOpenToKeys({ method: 'GET', needs: ['viewInvoices'] })).toBe(true)
  expect(isOpenToKeys({ method: 'GET' })).toBe(true)
})

test('what is a person’s own, and every step of signing in, is refused to API keys [NEXT-12]', () => {
  expect(isOpenToKeys({ method: 'GET', forPeople: true })).toBe(false)
  expect(isOpenToKeys({ method: 'POST', needs: ['viewBankCard', 'addBankCard'], noProxy: true })).toBe(false)
  expect(isOpenToKeys({ method: 'POST', stages: ['mfa'] })).toBe(false)
  expect(isOpenToKeys({ method: 'GET', access: 'public' })).toBe(false)
})

test('a write that no feature covers is refused to API keys, as no scope could allow it [NEXT-12]', () => {
  expect(isOpenToKeys({ method: 'PUT' })).toBe(false)
  expect(isOpenToKeys({ method: 'DELETE', needs: [] })).toBe(false)
})
