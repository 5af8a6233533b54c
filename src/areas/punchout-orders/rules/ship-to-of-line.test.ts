import { expect, test } from 'vitest'
import { shipToOfLine } from './ship-to-of-line.ts'

const own = (shipTo: string) => ({ division: 'NLV', shipTo, name: shipTo })
const row = (shipTo: string, punchoutShipTo: string) => ({
  ...own(shipTo),
  city: '',
  punchoutShipTo,
  punchoutGroupId: '',
  isOrderingAllowed: true,
})
const mapping = [row('0000101', 'W-1'), row('0000102', 'W-2')]
const orderable = [own('0000101'), own('0000102')]
const named = (addressId: string, name = '') => ({ addressId, name })
const choose = (...[name, facts = { mapping, orderable }, returned]: Parameters<typeof shipToOfLine> | [undefined]) => {
  const chosen = shipToOfLine(name, facts, returned)
  return chosen.allowed ? chosen.value.shipTo : chosen.refusal.status
}

test('an order goes to the ship-to that is mapped to its code, whatever its case, and to no other [PUNCH-3]', () => {
  expect(choose(named(' w-2 '), { mapping, orderable }, own('0000101'))).toBe('0000102')
  expect(choose(named('W-9'), { mapping, orderable }, own('0000101'))).toBe(417)
  expect(choose(named('W-1'), { mapping, orderable: [own('0000102')] }, undefined)).toBe(417)
})

test('without a name it goes where the returned cart was for, else to the only ship-to there is [PUNCH-3]', () => {
  expect(choose(undefined, { mapping, orderable }, own('0000102'))).toBe('0000102')
  expect(choose(undefined, { mapping, orderable }, undefined)).toBe(417)
  expect(choose(undefined, { mapping: mapping.slice(0, 1), orderable }, undefined)).toBe('0000101')
  expect(choose(undefined, { mapping: [], orderable: orderable.slice(0, 1) }, undefined)).toBe('0000101')
  expect(choose(undefined, { mapping: [], orderable }, undefined)).toBe(417)
  expect(choose(named('', 'Kitchen 0000102'), { mapping, orderable }, undefined)).toBe(417)
})
