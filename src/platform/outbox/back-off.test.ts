import { expect, test } from 'vitest'
import { backOff } from './back-off.ts'

test('pauses double from 2 seconds to 15 minutes and are spread by chance [PLAT-4]', () => {
  expect([1, 2, 3, 9, 10, 11, 500].map((failures) => backOff(failures, 0) / 1000)).toEqual([
    2, 4, 8, 512, 900, 900, 900,
  ])
  expect(backOff(1, 1)).toBe(2500)
  expect(backOff(0, 0)).toBe(2000)
})
