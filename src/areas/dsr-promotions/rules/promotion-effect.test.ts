import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { effectDays, type EffectDay, promotionEffectOf } from './promotion-effect.ts'

const start = '2026-03-01'
const day = (offset: number, cases: number): EffectDay => ({
  day: addDays(start, offset),
  cases,
  units: 1,
  salesCents: cases * 2000,
  costCents: cases * 1500,
})

test('a running promotion is compared with as many days before it as it has run [STAFF-3]', () => {
  const days = { startsOn: start, endsOn: '2026-03-31' }
  expect(effectDays(days, '2026-02-20').days).toBe(0)
  expect(effectDays(days, '2026-03-10')).toEqual({ days: 10, since: '2026-02-19', until: '2026-03-10' })
  expect(effectDays(days, '2026-06-01')).toEqual({ days: 31, since: '2026-01-29', until: '2026-03-31' })
})

test('cases, sales and margin during it and before, and week by week [STAFF-3]', () => {
  const rows = [day(-11, 99), day(-10, 1), day(-1, 2), day(0, 4), day(8, 8), day(10, 99)]
  const effect = promotionEffectOf(start, { days: 10 }, rows, true)
  expect(effect.before).toEqual({ cases: 3, units: 2, salesCents: 6000, marginCents: 1500 })
  expect(effect.during).toEqual({ cases: 12, units: 2, salesCents: 24_000, marginCents: 6000 })
  expect(effect.weeks.map(({ week, startsOn, endsOn, cases }) => [week, startsOn, endsOn, cases])).toEqual([
    [-2, '2026-02-19', '2026-02-21', 1],
    [-1, '2026-02-22', '2026-02-28', 2],
    [0, '2026-03-01', '2026-03-07', 4],
    [1, '2026-03-08', '2026-03-10', 8],
  ])
})

test('without the permission there is no margin [STAFF-3, security 18]', () => {
  const effect = promotionEffectOf(start, { days: 7 }, [{ ...day(0, 4), costCents: null }], false)
  expect(JSON.stringify(effect)).not.toContain('margin')
})

test('the weeks add up to the totals, and both sides have the same lengths [STAFF-3]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.array(fc.tuple(fc.integer({ min: -120, max: 120 }), fc.integer({ min: 0, max: 50 }))),
      (days, sold) => {
        const { before, during, weeks } = promotionEffectOf(
          start,
          { days },
          sold.map(([at, cases]) => day(at, cases)),
          true,
        )
        const casesOf = (isBefore: boolean) =>
          weeks.filter(({ week }) => week < 0 === isBefore).reduce((sum, { cases }) => sum + cases, 0)
        expect([casesOf(true), casesOf(false)]).toEqual([before.cases, during.cases])
        const inside = (from: number, until: number) =>
          sold.reduce((sum, [at, cases]) => (at >= from && at < until ? sum + cases : sum), 0)
        expect([before.cases, during.cases]).toEqual([inside(-days, 0), inside(0, days)])
      },
    ),
  )
})
