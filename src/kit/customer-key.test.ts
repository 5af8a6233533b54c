import { expect, test } from 'vitest'
import { customerKeyIn, maxCustomerKey } from './customer-key.ts'

test('a customer is named by division and a number of letters, digits and dashes, at most 20 [PLAT-3, USERS-1]', () => {
  const keys = ['NLV/0001234', 'NLV/PR0000115', 'N2/12345678', `NICLAS/${'A-9'.repeat(6)}Z1`]
  expect(keys.map(customerKeyIn)).toEqual(keys)
  expect(Math.max(...keys.map(({ length }) => length))).toBe(maxCustomerKey)
  const others = ['', 'NLV', 'NLV/', 'nlv/1', 'NLV/1/2', "NLV/1' or 1", `NLV/${'1'.repeat(21)}`, undefined]
  expect(others.map(customerKeyIn)).toEqual(others.map(() => undefined))
})
