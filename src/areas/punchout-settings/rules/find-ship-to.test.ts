import { expect, test } from 'vitest'
import { ownShipTo } from '../testing/own-ship-tos.ts'
import { byNumber, findShipTo } from './find-ship-to.ts'

const own = byNumber([
  ownShipTo('0000101'),
  ownShipTo('0000103', { isOrderingAllowed: false }),
  ownShipTo('0000777'),
  ownShipTo('0000777', { division: 'NIC' }),
  ownShipTo('0000888', { isOrderingAllowed: false }),
  ownShipTo('0000888', { division: 'NIC' }),
])
const find = (shipTo: string, division?: string) => {
  const found = findShipTo({ shipTo, ...(division && { division }) }, own)
  return 'error' in found ? found.error : `${found.shipTo.division}/${found.shipTo.shipTo}`
}

test('a number names a ship-to of the user for which orders are accepted [PUNCH-2]', () => {
  expect(find('0000101')).toBe('NLV/0000101')
  expect([find('0000103'), find('0009999')]).toEqual([1, 2])
})

test('of two divisions the one that may order is meant, else the division is needed [PUNCH-2]', () => {
  expect(find('0000888')).toBe('NIC/0000888')
  expect(find('0000777')).toBe(5)
  expect(find('0000777', 'NIC')).toBe('NIC/0000777')
  expect([find('0000888', 'NLV'), find('0000101', 'NIC')]).toEqual([1, 2])
})
