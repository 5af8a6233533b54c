import { expect, test } from 'vitest'
import { presentAgainOn, type ReturnedPresentment } from './present-again-on.ts'
import { knownReturnCodes } from './return-reason.ts'

// Wednesday, November 25, 2026; banks are closed on Thursday.
const today = '2026-11-25'
const returned: ReturnedPresentment = { code: 'R01', presentment: 1, firstSettlesOn: '2026-11-24' }
const on = (change: Partial<ReturnedPresentment>, waits: readonly number[] = [3, 5]) =>
  presentAgainOn({ ...returned, ...change }, waits, today)

test('only a lack of money is collected again [BILL-6]', () => {
  expect(knownReturnCodes.filter((code) => on({ code }))).toEqual(['R01', 'R09'])
  expect(on({ code: 'R99' })).toBeUndefined()
})

test('it is collected again after the banking days that are set, twice and never a third time [BILL-6]', () => {
  expect([1, 2, 3].map((presentment) => on({ presentment }))).toEqual(['2026-12-01', '2026-12-03', undefined])
  expect(on({ presentment: 3 }, [1, 1, 1])).toBeUndefined()
  expect([1, 2].map((presentment) => on({ presentment }, [2]))).toEqual(['2026-11-30', undefined])
  expect(on({}, [])).toBeUndefined()
})

test('it takes effect within 180 days of the first settlement [BILL-6]', () => {
  // 180 and 181 days before December 1.
  expect(on({ firstSettlesOn: '2026-06-04' })).toBe('2026-12-01')
  expect(on({ firstSettlesOn: '2026-06-03' })).toBeUndefined()
})
