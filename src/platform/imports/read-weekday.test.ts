import { expect, test } from 'vitest'
import { readWeekday } from './read-weekday.ts'

test('weekdays are names or the numbers 0 to 6 from Sunday [CUST-3]', () => {
  expect(['Mon', 'tuesday', 'THU', '0', '6'].map(readWeekday)).toEqual([1, 2, 4, 0, 6])
  expect(['T', 'someday', '7', '-1', ''].map(readWeekday)).toEqual([null, null, null, null, null])
})
