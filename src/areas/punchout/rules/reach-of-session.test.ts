import { expect, test } from 'vitest'
import { reachOfSession } from './reach-of-session.ts'

const row = (shipTo: string, punchoutGroupId: string) => ({
  division: 'NLV',
  shipTo,
  name: shipTo,
  city: '',
  punchoutShipTo: shipTo,
  punchoutGroupId,
  isOrderingAllowed: true,
})
const mapping = [row('0000101', 'east'), row('0000102', 'east'), row('0000103', '')]
const chosen = (shipTo: string) => ({ is: 'chosen', division: 'NLV', shipTo, name: shipTo }) as const
const open = { is: 'open', because: '' } as const
const allowed = { allowShipToChange: true, allowShipTosByGroupOfDefault: false }
const byGroup = { allowShipToChange: true, allowShipTosByGroupOfDefault: true }

test('without a change of ship-to a session is held to its first one [PUNCH-4]', () => {
  const settings = { allowShipToChange: false, allowShipTosByGroupOfDefault: false }
  expect(reachOfSession(chosen('0000101'), settings, mapping)).toEqual({ reach: 'one', groupId: '' })
  expect(reachOfSession(chosen('0000101'), settings, [])).toEqual({ reach: 'one', groupId: '' })
})

test('with one a buyer chooses among what is mapped, and all of the user only where nothing is [PUNCH-4]', () => {
  expect(reachOfSession(chosen('0000101'), allowed, mapping)).toEqual({ reach: 'mapped', groupId: '' })
  expect(reachOfSession(open, allowed, mapping)).toEqual({ reach: 'mapped', groupId: '' })
  expect(reachOfSession(open, allowed, [])).toEqual({ reach: 'own', groupId: '' })
})

test('by group a buyer chooses within that of the first ship-to; one without a group has no other [PUNCH-4]', () => {
  expect(reachOfSession(chosen('0000102'), byGroup, mapping)).toEqual({ reach: 'group', groupId: 'east' })
  expect(reachOfSession(chosen('0000103'), byGroup, mapping)).toEqual({ reach: 'one', groupId: '' })
})
