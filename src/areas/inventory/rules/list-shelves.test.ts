import { expect, test } from 'vitest'
import { buildLine } from '../testing/build-line.ts'
import { filterShelves, listShelves, otherLocations } from './list-shelves.ts'

const walkIn = { id: 'w', name: 'Walk-in' }
const bar = { id: 'b', name: 'Bar' }
const lines = [
  buildLine({ lineId: '1', description: 'MILK WHOLE', locationId: 'w', locationName: 'Walk-in' }),
  buildLine({ lineId: '2', description: 'LEMONS', brand: 'Sunny', locationId: 'w', locationName: 'Walk-in' }),
  buildLine({ lineId: '3', description: 'GLOVES' }),
]
const facts = (keys: string[], more = {}) => ({ keys, counted: new Set(keys), undecided: new Set<string>(), ...more })
const shown = (sections: ReturnType<typeof listShelves>) =>
  sections.map(({ name, shelves }) => [name, shelves.map(({ line }) => line.lineId)])

test('a sheet has a section for each location, in the way through the kitchen [INV-1]', () => {
  expect(shown(listShelves(lines, [walkIn, bar], facts([])))).toEqual([
    ['Walk-in', ['1', '2']],
    ['No location', ['3']],
  ])
})

test('an item that was counted at another location too has a row there [INV-1]', () => {
  expect(shown(listShelves(lines, [walkIn, bar], facts(['2@b'])))).toEqual([
    ['Walk-in', ['1', '2']],
    ['No location', ['3']],
    ['Bar', ['2']],
  ])
})

test('an item can be counted at every location that has no shelf of it yet [INV-1]', () => {
  const [milk, , gloves] = lines
  expect(otherLocations(milk!, [walkIn, bar], facts([]))).toEqual([bar])
  expect(otherLocations(milk!, [walkIn, bar], facts(['1@b']))).toEqual([])
  expect(otherLocations(gloves!, [walkIn, bar], facts(['1@b']))).toEqual([walkIn, bar])
})

test('filters leave what is not counted, what is undecided, one location, and words in any order [INV-1]', () => {
  const sections = listShelves(lines, [walkIn], facts([]))
  const state = { counted: new Set(['1@w']), undecided: new Set(['3@']) }
  const filter = (more: object) => shown(filterShelves(sections, { keyword: '', show: 'all', ...more }, state))
  expect(filter({ show: 'uncounted' })).toEqual([
    ['Walk-in', ['2']],
    ['No location', ['3']],
  ])
  expect(filter({ show: 'undecided' })).toEqual([['No location', ['3']]])
  expect(filter({ locationId: '' })).toEqual([['No location', ['3']]])
  expect(filter({ keyword: 'sunny  lem' })).toEqual([['Walk-in', ['2']]])
  expect(filter({ keyword: 'nothing' })).toEqual([])
})
