import { expect, test } from 'vitest'
import { cutText, moneyText, writeDay } from './write-parts.ts'

test('amounts are exact, with two to four decimals and a sign [PUNCH-3]', () => {
  expect([0n, 1n, 100n, 412_000n, 412_050n, -412_000n, -1n].map(moneyText)).toEqual([
    '0.00',
    '0.0001',
    '0.01',
    '41.20',
    '41.205',
    '-41.20',
    '-0.0001',
  ])
  // Beyond what a number holds exactly.
  expect(moneyText(9_007_199_254_740_993_0000n)).toBe('9007199254740993.00')
})

test('a day is its noon with the offset of the division on that day [PUNCH-3]', () => {
  expect(writeDay('2026-03-04', 'America/Los_Angeles')).toBe('2026-03-04T12:00:00-08:00')
  // The clocks go forward in the night before.
  expect(writeDay('2026-03-08', 'America/Los_Angeles')).toBe('2026-03-08T12:00:00-07:00')
  expect(writeDay('2026-11-01', 'America/New_York')).toBe('2026-11-01T12:00:00-05:00')
})

test('a text is cut between letters [PUNCH-3]', () => {
  expect(cutText('ab🥕', 3)).toBe('ab')
  expect(cutText('ab🥕', 4)).toBe('ab🥕')
})
