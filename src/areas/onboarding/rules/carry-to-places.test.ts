import { expect, test } from 'vitest'
import type { ColumnSource, PlannedImport } from '../onboarding-plan.ts'
import { carryToPlaces } from './carry-to-places.ts'

const from = (name: string): ColumnSource => ({ from: name })
const shipTos = (...names: string[]): PlannedImport => ({
  kind: 'ship-tos',
  columns: { division: { always: 'RNO' }, ...Object.fromEntries(names.map((name) => [name, from(name)])) },
})
const places = shipTos('shipTo', 'billTo', 'name', 'city')

test('what a customer file alone says is that of each of its ship-tos, never its address [PLAT-3]', () => {
  const aside = shipTos('shipTo', 'billTo', 'name', 'city', 'address2', 'priceClass', 'isOrderingAllowed', 'dsrEmail')
  expect(carryToPlaces(aside, places)).toEqual({
    kind: 'ship-tos',
    columns: {
      division: { always: 'RNO' },
      shipTo: from('shipTo'),
      priceClass: from('priceClass'),
      isOrderingAllowed: from('isOrderingAllowed'),
      dsrEmail: from('dsrEmail'),
    },
    onlyWith: ['priceClass', 'isOrderingAllowed', 'dsrEmail'],
    isOfCustomers: true,
  })
  const both = carryToPlaces(aside, shipTos('shipTo', 'billTo', 'name', 'priceClass', 'isOrderingAllowed'))
  expect(both?.onlyWith).toEqual(['dsrEmail'])
  expect(carryToPlaces(shipTos('shipTo', 'billTo', 'name', 'address2'), places)).toBeUndefined()
})
