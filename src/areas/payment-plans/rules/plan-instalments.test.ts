import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { planPaces } from '../payment-plan.ts'
import { planInstalments } from './plan-instalments.ts'

test('a down payment and three months, on the last day of short ones [NEXT-13]', () => {
  const terms = { downPayment: 10_000, startsOn: '2026-01-20', instalments: 3, pace: 'month', firstOn: '2026-01-31' }
  expect(planInstalments(40_001, terms as never)).toEqual([
    { number: 0, dueOn: '2026-01-20', amount: 10_000 },
    { number: 1, dueOn: '2026-01-31', amount: 10_001 },
    { number: 2, dueOn: '2026-02-28', amount: 10_000 },
    { number: 3, dueOn: '2026-03-31', amount: 10_000 },
  ])
})

test('without a down payment the first instalment is on the first day [NEXT-13]', () => {
  const terms = { downPayment: 0, startsOn: '2026-03-02', instalments: 2, pace: 'twoWeeks', firstOn: '' } as const
  expect(planInstalments(501, terms).map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
    ['2026-03-02', 251],
    ['2026-03-16', 250],
  ])
})

test('instalments add up to what is covered, to the cent, differ by a cent at most and follow each other [NEXT-13]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000_00 }),
      fc.nat(1000),
      fc.integer({ min: 1, max: 24 }),
      fc.constantFrom(...planPaces),
      fc.nat(700),
      (covered, share, instalments, pace, day) => {
        const downPayment = Math.floor((covered * Math.min(share, 999)) / 1000)
        const startsOn = addDays('2026-01-01', day)
        const firstOn = addDays(startsOn, 1 + (day % 60))
        const all = planInstalments(covered, { downPayment, startsOn, instalments, pace, firstOn })
        const sum = all.reduce((total, { amount }) => total + BigInt(amount), 0n)
        expect(sum).toBe(BigInt(covered))
        const regular = all.filter(({ number }) => number > 0)
        expect(regular).toHaveLength(instalments)
        expect(regular[0]!.amount - regular.at(-1)!.amount).toBeLessThanOrEqual(1)
        expect(all.every(({ dueOn }, place) => place === 0 || dueOn > all[place - 1]!.dueOn)).toBe(true)
      },
    ),
  )
})
