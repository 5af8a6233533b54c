import { expect, test } from 'vitest'
import { orderAddress } from './orders.addresses.ts'

test('an order has an address that names its ship-to [CHECK-4]', () => {
  const address = orderAddress({ division: 'NLV', shipTo: '0000101', id: 'o-1' })
  const { pathname, searchParams } = new URL(address, 'https://portal.example')
  expect(pathname).toBe('/salesorders')
  expect(Object.fromEntries(searchParams)).toEqual({ 'ship-to': 'NLV.0000101', order: 'o-1' })
})
