import { expect, test } from 'vitest'
import type { MappingRow } from '../ship-to-mapping.ts'
import { chooseShipTo, type ShipToFacts } from './choose-ship-to.ts'

const row = (shipTo: string, punchoutShipTo: string, more: Partial<MappingRow> = {}): MappingRow => ({
  division: 'NLV',
  shipTo,
  name: `Ward ${shipTo}`,
  city: '',
  punchoutShipTo,
  punchoutGroupId: '',
  isOrderingAllowed: true,
  ...more,
})
const two = [row('0000101', '0042'), row('0000102', '0043')]
const locked: ShipToFacts = {
  mapping: two,
  orderable: [],
  allowShipToChange: false,
  allowShipTosByGroupOfDefault: false,
}
const open = { ...locked, allowShipToChange: true }
const grouped = { ...open, allowShipTosByGroupOfDefault: true }
const named = (addressId: string, name = '') => ({ addressId, name })
const outcome = (asked: { addressId: string; name: string } | undefined, facts: ShipToFacts) => {
  const chosen = chooseShipTo(asked, facts)
  return chosen.is === 'chosen' ? chosen.shipTo : chosen.is
}

// Each row of the table in punchout section 9: change off, change on, change within the group.
test.each([
  ['a mapped code', named(' 0042'), two, ['0000101', '0000101', '0000101']],
  ['a code that differs in its zeros', named('42'), two, ['refused', 'open', 'refused']],
  ['no code, one row', undefined, [two[0]!], ['0000101', '0000101', '0000101']],
  ['no code, several rows', undefined, two, ['refused', 'open', 'refused']],
  ['a code repeated as the name', named('', '0043'), two, ['0000102', '0000102', '0000102']],
  ['a name that is no code', named('', 'Ward 0000102'), two, ['refused', 'open', 'refused']],
] as const)('%s [PUNCH-2]', (_, asked, mapping, expected) => {
  expect([locked, open, grouped].map((facts) => outcome(asked, { ...facts, mapping }))).toEqual(expected)
})

test('without a mapping the only ship-to that may order is taken, of several one is chosen first [PUNCH-2]', () => {
  const one = { division: 'NLV', shipTo: '0000101', name: 'Ward A' }
  const none = { ...locked, mapping: [] }
  expect(outcome(named('X'), { ...none, orderable: [one] })).toBe('0000101')
  expect(outcome(named('X'), { ...none, orderable: [one, one] })).toBe('refused')
  expect(outcome(named('X'), { ...open, mapping: [], orderable: [one, one] })).toBe('open')
})

test('a mapped ship-to that may not order is refused, naming its code [PUNCH-2]', () => {
  const facts = { ...open, mapping: [row('0000101', '0042', { isOrderingAllowed: false })] }
  expect(chooseShipTo(named('0042'), facts)).toEqual({
    is: 'refused',
    because: 'Orders are not accepted for the ship-to of "0042".',
  })
})
