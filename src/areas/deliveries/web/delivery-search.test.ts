import { expect, test } from 'vitest'
import { readDeliverySearch } from './delivery-search.ts'

test('the screen of deliveries opens on the ERP and forgives what an address may say [PLAT-13]', () => {
  expect(readDeliverySearch({})).toEqual({ channel: 'erp', state: undefined, cursor: undefined })
  expect(readDeliverySearch({ channel: 'fax', state: 'lost', cursor: '<b>' })).toEqual(readDeliverySearch({}))
  expect(readDeliverySearch({ channel: 'mail', state: 'failed', cursor: '12' })).toEqual({
    channel: 'mail',
    state: 'failed',
    cursor: '12',
  })
})
