import { expect, test } from 'vitest'
import { insightLabel } from './insight-label.ts'

test('bars have names in words [CREDIT-2]', () => {
  expect(insightLabel('code', 'SHORT', 'Short')).toBe('Short')
  expect(insightLabel('week', '2026-03-02', '')).toBe('Week of Mon, Mar 2, 2026')
  expect(insightLabel('route', 'NLV/2', '')).toBe('NLV Tuesday')
  expect(insightLabel('vendor', '', '')).toBe('No vendor known')
  expect(insightLabel('vendor', 'Fresh Farms', 'Fresh Farms')).toBe('Fresh Farms')
})
