import { expect, test } from 'vitest'
import { phaseOfPrice } from './price-phase.ts'

test.each([
  ['2026-03-03', null, 'coming'],
  ['2026-03-02', null, 'running'],
  ['2026-01-01', '2026-03-02', 'running'],
  ['2026-01-01', '2026-03-01', 'ended'],
] as const)('from %s until %s: on March 2 it is %s [ITEM-8]', (startsOn, endsOn, phase) => {
  expect(phaseOfPrice({ startsOn, endsOn }, '2026-03-02')).toBe(phase)
})
