import { expect, test } from 'vitest'
import { someParties, someShipNotice } from '../testing/outgoing.ts'
import { attributeOf, findElement, textAt } from './find-element.ts'
import { readXml } from './read-xml.ts'
import { writeShipNotice } from './write-ship-notice.ts'

const stamp = { payloadId: '1.x@larder.example', at: new Date('2026-03-04T17:00:00Z'), timeZone: 'America/Los_Angeles' }
const read = (differs: Parameters<typeof someShipNotice>[0] = {}) => {
  const xml = readXml(writeShipNotice(stamp, someParties(), someShipNotice(differs)))
  if (!xml.allowed) throw new Error(xml.refusal.message)
  return findElement(xml.value, 'Request/ShipNoticeRequest')!
}

test('a ship notice says when it left, when it is expected, by what, and what is on the truck [PUNCH-3]', () => {
  const notice = read()
  const header = findElement(notice, 'ShipNoticeHeader')
  expect([attributeOf(header, 'shipmentDate'), attributeOf(header, 'deliveryDate')]).toEqual([
    '2026-03-04T06:00:00-08:00',
    '2026-03-04T09:00:00-08:00',
  ])
  expect(textAt(notice, 'ShipControl/ShipmentIdentifier')).toBe('Truck 7, stop 3')
  const item = findElement(notice, 'ShipNoticePortion/ShipNoticeItem')
  expect([attributeOf(item, 'lineNumber'), attributeOf(item, 'quantity'), textAt(item, 'UnitOfMeasure')]).toEqual([
    '1',
    '2',
    'CS',
  ])
})

test('where only the day is known it is that day, and nothing where none is [PUNCH-3]', () => {
  const dayOf = (differs: Parameters<typeof someShipNotice>[0]) =>
    attributeOf(findElement(read(differs), 'ShipNoticeHeader'), 'deliveryDate')
  expect(dayOf({ expected: { day: '2026-03-05' } })).toBe('2026-03-05T12:00:00-08:00')
  expect(dayOf({ expected: null })).toBe('')
  expect(findElement(read({ tracking: '' }), 'ShipControl')).toBeUndefined()
})
