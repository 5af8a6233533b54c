import { expect, test } from 'vitest'
import type { MappingText } from '../ship-to-mapping.ts'
import { ownShipTo } from '../testing/own-ship-tos.ts'
import { checkMapping } from './check-mapping.ts'

const own = [
  ownShipTo('0000101'),
  ownShipTo('0000102'),
  ownShipTo('0000103', { isOrderingAllowed: false }),
  ownShipTo('0000777'),
  ownShipTo('0000777', { division: 'NIC' }),
]
const row = (shipTo: string, punchoutShipTo: string, more: Partial<MappingText> = {}): MappingText => ({
  shipTo,
  punchoutShipTo,
  punchoutGroupId: '',
  ...more,
})
const refusalOf = (rows: readonly MappingText[], stored: { division: string; shipTo: string }[] = []) => {
  const checked = checkMapping(rows, own, stored)
  return checked.allowed ? null : [checked.refusal.code, checked.refusal.field]
}

test('codes are free text: trimmed, with their leading zeros [PUNCH-2]', () => {
  const checked = checkMapping([row('0000101', ' 0042 ', { punchoutGroupId: ' West ' })], own, [])
  expect(checked).toEqual({
    allowed: true,
    value: [{ division: 'NLV', shipTo: '0000101', punchoutShipTo: '0042', punchoutGroupId: 'West' }],
  })
})

test('the same customer ship-to twice is refused at its field, whatever its case [PUNCH-2]', () => {
  expect(refusalOf([row('0000101', 'Ward A'), row('0000102', 'ward a')])).toEqual([
    'punchout_ship_to_taken',
    'shipTosMapping.1.punchoutShipTo',
  ])
  expect(refusalOf([row('0000101', '42'), row('0000102', '042')])).toBeNull()
})

test('a ship-to is mapped once, with a code [PUNCH-2]', () => {
  expect(refusalOf([row('0000101', 'A'), row('0000101', 'B')])).toEqual([
    'ship_to_mapped_twice',
    'shipTosMapping.1.shipTo',
  ])
  expect(refusalOf([row('0000101', '  ')])).toEqual(['punchout_value_required', 'shipTosMapping.0.punchoutShipTo'])
})

test('only ship-tos of the user for which orders are accepted are mapped [PUNCH-2]', () => {
  expect(refusalOf([row('0000103', 'A')])).toEqual(['ship_to_in_active', 'shipTosMapping.0.shipTo'])
  expect(refusalOf([row('0009999', 'A')])).toEqual(['ship_to_not_found_here', 'shipTosMapping.0.shipTo'])
})

test('a stored row stays when its ship-to may not order any more [PUNCH-2]', () => {
  const kept = row('0000103', 'A', { division: 'NLV' })
  expect(refusalOf([kept], [{ division: 'NLV', shipTo: '0000103' }])).toBeNull()
  expect(refusalOf([kept])).not.toBeNull()
})

test('a number that two divisions use needs its division [PUNCH-2]', () => {
  expect(refusalOf([row('0000777', 'A')])).toEqual(['ship_to_not_found_here', 'shipTosMapping.0.shipTo'])
  expect(refusalOf([row('0000777', 'A', { division: 'NIC' }), row('0000777', 'B', { division: 'NLV' })])).toBeNull()
})
