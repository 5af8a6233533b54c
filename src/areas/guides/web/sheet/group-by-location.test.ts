import { expect, test } from 'vitest'
import type { CompactGuideLine } from '#areas/guides/guide.ts'
import { groupByLocation } from './group-by-location.ts'

const line = (lineId: string, locationId: string | null) => ({ lineId, locationId }) as CompactGuideLine
const locations = [
  { id: 'cooler', name: 'Walk-in cooler' },
  { id: 'dry', name: 'Dry store' },
]
const shelf = [line('1', 'dry'), line('2', 'cooler'), line('3', null), line('4', 'dry'), line('5', 'gone')]

test('the sheet follows the way through the kitchen, then the shelf [GUIDE-3]', () => {
  expect(
    groupByLocation(shelf, locations).map(({ title, lines }) => [title, lines.map(({ lineId }) => lineId)]),
  ).toEqual([
    ['Walk-in cooler', ['2']],
    ['Dry store', ['1', '4']],
    ['No location', ['3', '5']],
  ])
})

test('every line is on the sheet once, also where the kitchen has no locations [GUIDE-3]', () => {
  expect(groupByLocation(shelf, []).flatMap(({ lines }) => lines)).toEqual(shelf)
  expect(groupByLocation([], locations)).toEqual([])
})
