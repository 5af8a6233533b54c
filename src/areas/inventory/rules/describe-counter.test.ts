import { expect, test } from 'vitest'
import { describeCounter, describeUndecided, formatAge, nameCounter, nameOwners } from './describe-counter.ts'

const now = Date.parse('2026-03-02T20:00:00Z')
const by = (byName: string, deviceAt: string, isOwn = false) => ({ byName, deviceAt, isOwn })

test('a sheet says who counted and how long ago [NEXT-9]', () => {
  expect(describeCounter([by('Ana', '2026-03-02T19:58:00Z')], now)).toBe('Ana, 2 min ago')
  expect(describeCounter([by('Ana', '2026-03-02T19:58:00Z'), by('Me', '2026-03-02T16:55:00Z', true)], now)).toBe(
    'Ana and You, 2 min ago',
  )
  const crowd = ['Ana', 'Ben', 'Cho'].map((name) => by(name, '2026-03-02T19:59:50Z'))
  expect(describeCounter(crowd, now)).toBe('Ana and 2 more, just now')
  expect(describeCounter([], now)).toBe('')
})

test('hours and days read as such, and a clock that is ahead counted just now [NEXT-9]', () => {
  expect(formatAge('2026-03-02T16:55:00Z', now)).toBe('3 h 5 min ago')
  expect(formatAge('2026-03-02T23:00:00Z', now)).toBe('just now')
})

test('one person with two devices is not two people [NEXT-9]', () => {
  const mine = { ...by('Me', '2026-03-02T19:58:00Z', true), deviceId: 'phone' }
  const alsoMine = { ...mine, deviceId: 'tablet' }
  const hers = { ...by('Ana', '2026-03-02T19:58:00Z'), deviceId: 'hers' }
  expect(describeUndecided([mine, alsoMine])).toBe('You counted twice')
  expect(describeUndecided([hers, { ...hers, deviceId: 'other' }])).toBe('Ana counted twice')
  expect(describeUndecided([mine, hers])).toBe('You and Ana counted')
  expect([mine, alsoMine, hers].map((each) => nameCounter(each, 'phone'))).toEqual([
    'You',
    'You, on another device',
    'Ana',
  ])
  expect(nameOwners([mine], 'phone')).toBe('yours')
  expect(nameOwners([alsoMine, hers], 'phone')).toBe('yours on another device and Ana')
})
