import { expect, test } from 'vitest'
import { readOrderKey } from './read-order-key.ts'

const selected = { division: 'NLV', shipTo: '0000101' }

test('an address names an order of the selected ship-to by its id, one of any ship-to by all three [ORDER-1]', () => {
  expect(readOrderKey('abc', selected)).toEqual({ ...selected, orderId: 'abc' })
  expect(readOrderKey('abc', null)).toBeNull()
  expect(readOrderKey('NIC.0000901.abc', selected)).toEqual({ division: 'NIC', shipTo: '0000901', orderId: 'abc' })
})

test.each(['NIC.0000901', 'NIC.0000901.abc.d', '..abc'])('%s names no order [ORDER-1]', (value) => {
  expect(readOrderKey(value, selected)).toBeNull()
})
