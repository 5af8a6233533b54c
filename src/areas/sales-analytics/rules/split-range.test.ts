import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { blockOf, firstDayOf, splitBlocks, splitRange } from './split-range.ts'

const daysOf = (from: string, until: string): string[] => {
  const days = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

test('a range is its blocks, with the days at its ends added or taken off: each day once, at most 14 at an end [STAFF-6]', () => {
  const offset = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(offset, offset, (start, length) => {
      const from = addDays('2026-01-01', start)
      const until = addDays(from, length)
      const { blocks, before, after } = splitRange(from, until)
      const times = new Map<string, number>()
      const count = (days: readonly string[], sign: number) => {
        for (const day of days) times.set(day, (times.get(day) ?? 0) + sign)
      }
      for (let block = blocks[0]; block <= blocks[1]; block++)
        count(daysOf(firstDayOf(block), addDays(firstDayOf(block), 27)), 1)
      for (const { days, sign } of [before, after]) {
        count(daysOf(...days), sign)
        if (blocks[0] <= blocks[1]) expect(daysOf(...days).length).toBeLessThanOrEqual(14)
      }
      expect([...times].filter(([, count]) => count !== 0)).toEqual([...times].filter(([, count]) => count === 1))
      expect([...times].flatMap(([day, count]) => (count === 0 ? [] : [day])).toSorted()).toEqual(daysOf(from, until))
      if (length >= 42) expect(blocks[1]).toBeGreaterThanOrEqual(blocks[0])
    }),
  )
})

test('blocks are counted from the first Monday of 1970, and 364 days are thirteen of them [STAFF-6]', () => {
  expect([blockOf('1970-01-05'), blockOf('1970-02-01'), blockOf('1970-02-02')]).toEqual([0, 0, 1])
  expect(blockOf('2026-03-04') - blockOf(addDays('2026-03-04', -364))).toBe(13)
})

test('blocks are seasons of three, with at most one block added or taken off at an end [STAFF-6]', () => {
  const from = fc.integer({ min: 600, max: 640 })
  fc.assert(
    fc.property(from, fc.integer({ min: -1, max: 20 }), (first, more) => {
      const blocks = [first, first + more] as const
      const { seasons, before, after } = splitBlocks(blocks)
      const times = new Map<number, number>()
      const count = ([start, end]: readonly [number, number], sign: number) => {
        for (let block = start; block <= end; block++) times.set(block, (times.get(block) ?? 0) + sign)
        return Math.max(0, end - start + 1)
      }
      count([seasons[0] * 3, seasons[1] * 3 + 2], 1)
      const lengths = [before, after].map((end) => count(end.blocks, end.sign))
      if (seasons[0] <= seasons[1]) expect(Math.max(...lengths)).toBeLessThanOrEqual(1)
      const expected = Array.from({ length: more + 1 }, (_, index) => [first + index, 1])
      expect([...times].filter(([, count]) => count !== 0).toSorted(([a], [b]) => a - b)).toEqual(expected)
    }),
  )
})
