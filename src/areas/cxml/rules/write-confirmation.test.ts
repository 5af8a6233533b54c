import { expect, test } from 'vitest'
import { someConfirmation, someParties } from '../testing/outgoing.ts'
import { attributeOf, childrenNamed, findElement, textAt } from './find-element.ts'
import { readXml } from './read-xml.ts'
import { writeConfirmation } from './write-confirmation.ts'

const stamp = { payloadId: '1.x@larder.example', at: new Date('2026-03-02T17:00:00Z'), timeZone: 'America/Los_Angeles' }
const read = (differs: Parameters<typeof someConfirmation>[0] = {}) => {
  const xml = readXml(writeConfirmation(stamp, someParties(), someConfirmation(differs)))
  if (!xml.allowed) throw new Error(xml.refusal.message)
  return findElement(xml.value, 'Request/ConfirmationRequest')!
}

test('each part of a line has its outcome, its price and its day [PUNCH-3]', () => {
  const items = childrenNamed(read(), 'ConfirmationItem')
  expect(items.map((item) => [attributeOf(item, 'lineNumber'), attributeOf(item, 'quantity')])).toEqual([
    ['1', '2'],
    ['2', '3'],
    ['3', '1'],
  ])
  const parts = items.flatMap((item) => childrenNamed(item, 'ConfirmationStatus'))
  expect(parts.map((part) => [attributeOf(part, 'type'), attributeOf(part, 'quantity')])).toEqual([
    ['accept', '2'],
    ['detail', '1'],
    ['detail', '1'],
    ['backordered', '1'],
    ['reject', '1'],
  ])
  expect(attributeOf(parts[0], 'deliveryDate')).toBe('2026-03-04T12:00:00-08:00')
  expect(textAt(parts[1], 'UnitPrice/Money')).toBe('41.205')
  expect(textAt(parts[2], 'ItemIn/ItemID/SupplierPartID')).toBe('100235')
  expect(textAt(parts[2], 'ItemIn/ItemDetail/UnitPrice/Money')).toBe('41.20')
  expect(textAt(parts[4], 'Comments')).toBe('Crème “fraîche” & <more> "x" 日本')
})

test('a later confirmation takes the place of the former one by its payloadID, under the same number [PUNCH-3]', () => {
  const header = findElement(read({ replaces: '1.w@larder.example' }), 'ConfirmationHeader')
  expect([attributeOf(header, 'operation'), attributeOf(header, 'confirmID')]).toEqual(['update', '1000001'])
  expect(attributeOf(findElement(header, 'DocumentReference'), 'payloadID')).toBe('1.w@larder.example')
  const first = findElement(read(), 'ConfirmationHeader')
  expect(attributeOf(first, 'operation')).toBe('new')
  expect(findElement(first, 'DocumentReference')).toBeUndefined()
})

test('timestamps have the offset of the division, and no Z [PUNCH-3]', () => {
  expect(attributeOf(findElement(read(), 'ConfirmationHeader'), 'noticeDate')).toBe('2026-03-02T09:00:00-08:00')
})
