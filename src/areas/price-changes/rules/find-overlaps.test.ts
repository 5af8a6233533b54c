import { expect, test } from 'vitest'
import { buildLine } from '../testing/build-line.ts'
import { findOverlaps } from './find-overlaps.ts'

const price = (startsOn: string, endsOn: string | null, reference = '') => ({
  itemNumber: '0001001',
  scope: 'C:A',
  startsOn,
  endsOn,
  caseCents: 1900,
  eachCents: null,
  poundHundredths: null,
  reference,
  changeId: null,
})
const line = buildLine({ startsOn: '2026-03-10', endsOn: '2026-03-20' })

test('prices on some of the same days are named, with the day from which they count instead [ITEM-8]', () => {
  const stored = [
    price('2026-03-20', null, 'next'),
    price('2020-01-01', null, 'before'),
    price('2026-03-01', '2026-03-10', 'ends that day'),
    price('2026-03-01', '2026-03-09', 'ended'),
    price('2026-03-21', null, 'later'),
    price('2026-03-10', null, 'the same price'),
    { ...price('2026-03-11', null, 'another class'), scope: 'C:B' },
    { ...price('2026-03-11', null, 'another item'), itemNumber: '0001002' },
  ]
  expect(findOverlaps(line, stored)).toEqual([
    { startsOn: '2020-01-01', endsOn: null, reference: 'before', winsFrom: null, losesBreaks: false },
    { startsOn: '2026-03-01', endsOn: '2026-03-10', reference: 'ends that day', winsFrom: null, losesBreaks: false },
    { startsOn: '2026-03-20', endsOn: null, reference: 'next', winsFrom: '2026-03-20', losesBreaks: false },
  ])
})

test('a price with price breaks that the new one replaces is named with them, one that comes later is not [ITEM-8]', () => {
  const breaks: [number, number][] = [[10, 175_000]]
  const stored = [
    { ...price('2026-03-01', null), breaks },
    { ...price('2026-03-15', null), breaks },
  ]
  expect(findOverlaps(line, stored).map(({ startsOn, losesBreaks }) => [startsOn, losesBreaks])).toEqual([
    ['2026-03-01', true],
    ['2026-03-15', false],
  ])
})

test('a price without an end overlaps with everything later, one that is removed with nothing [ITEM-8]', () => {
  const later = [price('2027-01-01', null)]
  expect(findOverlaps({ ...line, endsOn: null }, later)).toHaveLength(1)
  expect(findOverlaps({ ...line, endsOn: null, isRemoved: true }, later)).toEqual([])
})
