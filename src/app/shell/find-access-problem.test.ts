import { expect, test } from 'vitest'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import { type AccessFacts, findAccessProblem } from './find-access-problem.ts'

const shipTo: ShipToChoice = {
  division: 'NLV',
  number: '0001000',
  name: 'Blue Door Bistro',
  city: 'Reno',
  billTo: '0000101',
  billToName: 'Blue Door Group',
  isOrderingAllowed: true,
  isProspective: false,
}
const user = (change: Partial<AccessFacts>): AccessFacts => ({
  kind: 'external',
  features: [],
  allowedModesUi: ['restaurant'],
  shipToCount: change.shipTos?.length ?? 0,
  shipTos: [],
  ...change,
})
const noBillTos = '/errors/no-bill-tos'

test('a user without bill-tos lands on the page that says so [ACCESS-5]', () => {
  expect(findAccessProblem(user({}), 'restaurant')).toBe(noBillTos)
  expect(findAccessProblem(user({}), 'accounting')).toBe(noBillTos)
})

test('in restaurant mode one ship-to must allow ordering [ACCESS-5]', () => {
  const closed = { ...shipTo, isOrderingAllowed: false }
  expect(findAccessProblem(user({ shipTos: [closed] }), 'restaurant')).toBe(noBillTos)
  expect(findAccessProblem(user({ shipTos: [closed] }), 'accounting')).toBeNull()
  expect(findAccessProblem(user({ shipTos: [closed, shipTo] }), 'restaurant')).toBeNull()
})

test('a prospect may browse without ordering [ACCESS-5]', () => {
  const prospect = { ...shipTo, isOrderingAllowed: false, isProspective: true }
  expect(findAccessProblem(user({ shipTos: [prospect] }), 'restaurant')).toBeNull()
})

test('ship-tos beyond the listed ones may allow ordering [ACCESS-5]', () => {
  const closed = { ...shipTo, isOrderingAllowed: false }
  expect(findAccessProblem(user({ shipTos: [closed], shipToCount: 60 }), 'restaurant')).toBeNull()
})

test('staff who see all bill-tos need none of their own [ACCESS-5]', () => {
  expect(findAccessProblem(user({ kind: 'internal', features: ['allBillTos'] }), 'restaurant')).toBeNull()
})

test('a screen that needs no bill-to opens without one, but not without any mode [ACCESS-5, USERS-2]', () => {
  expect(findAccessProblem(user({}), 'restaurant', true)).toBeNull()
  expect(findAccessProblem(user({ allowedModesUi: [] }), 'restaurant', true)).toBe('/errors')
})

test('a user without any allowed mode has no access [ACCESS-3]', () => {
  expect(findAccessProblem(user({ shipTos: [shipTo], allowedModesUi: [] }), 'restaurant')).toBe('/errors')
})
