import { expect, test } from 'vitest'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import { chooseShipTo } from './choose-ship-to.ts'

const shipTo = (number: string, change: Partial<ShipToChoice> = {}): ShipToChoice => ({
  division: 'NLV',
  number,
  name: `Kitchen ${number}`,
  city: 'Reno',
  billTo: '0000001',
  billToName: 'Kitchens',
  isOrderingAllowed: true,
  isProspective: false,
  ...change,
})
const user = (shipTos: ShipToChoice[], shipToCount = shipTos.length) => ({ shipToCount, shipTos })

test('the remembered ship-to comes back as the server lists it now [SHELL-6]', () => {
  const listed = shipTo('0000002', { name: 'New name' })
  expect(chooseShipTo(user([shipTo('0000001'), listed]), shipTo('0000002'))).toBe(listed)
})

test('a remembered ship-to that is no longer allowed gives way to the first that allows ordering [SHELL-6]', () => {
  const first = shipTo('0000001', { isOrderingAllowed: false })
  const second = shipTo('0000002')
  expect(chooseShipTo(user([first, second]), shipTo('0000009'))).toBe(second)
})

test('the same number in another division is another ship-to [SHELL-6]', () => {
  const here = shipTo('0000001')
  expect(chooseShipTo(user([here]), shipTo('0000001', { division: 'NIC' }))).toBe(here)
})

test('a remembered ship-to beyond the listed ones is believed until the server says otherwise [SHELL-6]', () => {
  const far = shipTo('0000099')
  expect(chooseShipTo(user([shipTo('0000001')], 400), far)).toBe(far)
})

test('without one that allows ordering the first is chosen, and nothing without any [SHELL-6]', () => {
  const closed = shipTo('0000001', { isOrderingAllowed: false })
  expect(chooseShipTo(user([closed]), undefined)).toBe(closed)
  expect(chooseShipTo(user([]), undefined)).toBeNull()
})
