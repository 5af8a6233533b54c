import { expect, test } from 'vitest'
import type { Feature } from '#kit/feature-keys.ts'
import { abilityOf } from '#kit/decision.ts'
import { mayRememberCodes, mayUseCodes } from './may-use-codes.ts'

const customer = { isProspective: false }
const prospect = { isProspective: true }
const actor = (...features: Feature[]) => ({ can: (feature: Feature) => features.includes(feature) })

test('codes are for customers, not for prospects [NEXT-8, CUST-4]', () => {
  expect(abilityOf(mayUseCodes(customer))).toBeNull()
  expect(abilityOf(mayUseCodes(prospect))).toBe('codes_not_for_prospects')
})

test('whoever orders, keeps guides or counts may say what a code stands for [NEXT-8, ACCESS-3]', () => {
  for (const feature of ['manageCart', 'manageGuides', 'inventoryCounts'] as const)
    expect(abilityOf(mayRememberCodes(customer, actor(feature)))).toBeNull()
  expect(abilityOf(mayRememberCodes(customer, actor('viewInvoices')))).toBe('feature_missing')
  expect(abilityOf(mayRememberCodes(prospect, actor('manageCart')))).toBe('codes_not_for_prospects')
})
