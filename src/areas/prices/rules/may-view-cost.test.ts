import { expect, test } from 'vitest'
import type { Feature } from '#kit/feature-keys.ts'
import { mayViewCost } from './may-view-cost.ts'

const actor = (kind: 'internal' | 'proxy' | 'external', ...features: Feature[]) => ({
  kind,
  can: (feature: Feature) => features.includes(feature),
})

test('cost is for staff who may view analysis: not for customers with it, nor for staff who act as one [STAFF-4]', () => {
  expect(mayViewCost(actor('internal', 'viewAnalysis'))).toBe(true)
  expect(mayViewCost(actor('internal'))).toBe(false)
  expect(mayViewCost(actor('external', 'viewAnalysis'))).toBe(false)
  expect(mayViewCost(actor('proxy', 'viewAnalysis'))).toBe(false)
})
