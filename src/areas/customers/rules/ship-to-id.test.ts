import { expect, test } from 'vitest'
import { readShipToId, shipToIdOf } from './ship-to-id.ts'

test('a ship-to’s id names division and number, with or without zeros in front [CUST-2]', () => {
  const key = { division: 'NLV', shipTo: '0020001' }
  expect(readShipToId(shipToIdOf(key))).toEqual(key)
  expect(readShipToId('NLV-20001')).toEqual(key)
  expect(readShipToId('NIC-A-7')).toEqual({ division: 'NIC', shipTo: 'A-7' })
})
