import { expect, test } from 'vitest'
import { draftRows, indexOfRefusal, isChanged, mappingToSend, searchRows } from './mapping-draft.ts'

const shipTo = (number: string, name: string) => ({ division: 'NLV', shipTo: number, name, city: 'Reno' })
const mapped = { ...shipTo('0000102', 'Ward B'), isOrderingAllowed: false, punchoutShipTo: 'W-B', punchoutGroupId: '' }
const rows = draftRows([mapped], [shipTo('0000101', 'Ward A'), shipTo('0000102', 'Ward B')])
const typed = (key: string, punchoutShipTo: string, punchoutGroupId = '') =>
  new Map([[key, { punchoutShipTo, punchoutGroupId }]])

test('mapped ship-tos come first, each ship-to once [PUNCH-2]', () => {
  expect(rows.map(({ key, isOrderingAllowed }) => [key, isOrderingAllowed])).toEqual([
    ['NLV/0000102', false],
    ['NLV/0000101', true],
  ])
})

test('the search finds numbers, names, and what is typed [PUNCH-2]', () => {
  const find = (keyword: string) => searchRows(rows, typed('NLV/0000101', 'X-9'), keyword).map(({ shipTo: at }) => at)
  expect(find('ward')).toHaveLength(2)
  expect(find('x-9')).toEqual(['0000101'])
  expect(find('0102')).toEqual(['0000102'])
})

test('what is typed back to what is stored is no change [PUNCH-2]', () => {
  expect(isChanged(rows, typed('NLV/0000102', 'W-B'))).toBe(false)
  expect(isChanged(rows, typed('NLV/0000102', 'W-C'))).toBe(true)
})

test('a row without code and group leaves the mapping; a group alone is sent, to be refused [PUNCH-2]', () => {
  expect(mappingToSend(rows, typed('NLV/0000102', '  '))).toEqual([])
  expect(mappingToSend(rows, typed('NLV/0000101', '', 'West')).map(({ key }) => key)).toEqual([
    'NLV/0000102',
    'NLV/0000101',
  ])
})

test('a refusal names the entry it is about [PUNCH-2]', () => {
  expect(indexOfRefusal('shipTosMapping.12.punchoutShipTo')).toBe(12)
  expect(indexOfRefusal('settings.senderDomain')).toBeUndefined()
})
