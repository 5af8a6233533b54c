import { expect, test } from 'vitest'
import { orderedItem } from '#areas/cxml/testing/cxml-document.ts'
import { attributeOf, childrenNamed, findElement, textAt } from '#areas/cxml/rules/find-element.ts'
import { cxmlJudge, cxmlVersions, hasCxml } from '#tests/support/cxml-dtd.ts'
import { startDocumentsWorld } from '../testing/documents-world.ts'

const world = await startDocumentsWorld()
const { api, deliver, order, report, move, taken, inbox } = world
const { db } = api
const kinds = () => taken().map(({ kind }) => kind)
const confirmed = async (orderId: string) => {
  await move(orderId, 'InProgress')
  await move(orderId, 'Open')
}
const placedOrder = async (...order: Parameters<typeof world.order>) => {
  const { placed } = await world.order(...order)
  return placed[0]!
}
/** What is to be looked at later is due now. */
const wait = () => db.run('update punchout_document_events set not_before = now()')
const valid = () => {
  if (!hasCxml) return
  for (const version of cxmlVersions) {
    using by = cxmlJudge(version)
    for (const { text } of inbox.taken) expect(() => by.judge(text)).not.toThrow()
  }
}

test('what leaves is announced once, with truck and lines, after the confirmation [PUNCH-3]', async () => {
  const { orderId } = await order()
  await confirmed(orderId)
  const tracking = { reference: 'Truck 7, stop 3', expectedAt: '2026-03-03T18:00:00Z' }
  await report({ orderId, tracking, lines: [{ lineNumber: 1, shipped: { cases: 1, units: 0 } }] })
  await deliver()
  await report({ orderId, lines: [{ lineNumber: 1, shipped: { cases: 1, units: 0 } }] })
  await deliver()
  expect(kinds()).toEqual(['ConfirmationRequest', 'ShipNoticeRequest'])
  const { content } = taken()[1]!
  expect(textAt(content, 'ShipControl/ShipmentIdentifier')).toBe('Truck 7, stop 3')
  expect(attributeOf(findElement(content, 'ShipNoticeHeader'), 'deliveryDate')).toBe('2026-03-03T10:00:00-08:00')
  const item = findElement(content, 'ShipNoticePortion/ShipNoticeItem')
  expect([attributeOf(item, 'quantity'), attributeOf(item, 'lineNumber'), textAt(item, 'UnitOfMeasure')]).toEqual([
    '1',
    '1',
    'CS',
  ])
  valid()
})

test('an order that leaves in parts is announced by shipment, each with what has left since, once [PUNCH-3]', async () => {
  const lines =
    orderedItem({ part: '1001', quantity: '3', price: '20.00' }) +
    orderedItem({ part: '1003', quantity: '1', price: '98.20' })
  const { orderId, orderNumber } = await placedOrder(lines, { total: '158.20' })
  await confirmed(orderId)
  const ship = (lineNumber: number, cases: number, reference: string) =>
    report({ orderId, tracking: { reference }, lines: [{ lineNumber, shipped: { cases, units: 0 } }] })
  const shipped = () =>
    taken()
      .filter(({ kind }) => kind === 'ShipNoticeRequest')
      .map(({ content, header }) => [
        attributeOf(header, 'shipmentID'),
        textAt(content, 'ShipControl/ShipmentIdentifier'),
        ...childrenNamed(findElement(content, 'ShipNoticePortion'), 'ShipNoticeItem').map(
          (item) => `${attributeOf(item, 'lineNumber')}: ${attributeOf(item, 'quantity')}`,
        ),
      ])
  // A truck that is reported in pieces is one shipment.
  await ship(1, 1, 'Truck 1')
  await deliver()
  api.clock.advance(9 * 60_000)
  await ship(1, 2, 'Truck 1')
  await wait()
  await deliver()
  expect(shipped()).toEqual([])
  api.clock.advance(10 * 60_000)
  await wait()
  await deliver()
  expect(shipped()).toEqual([[`${orderNumber}-1`, 'Truck 1', '1: 2']])
  // The rest is the whole order: at once.
  await ship(1, 3, 'Truck 2')
  await ship(2, 1, 'Truck 2')
  await Promise.all([deliver(), deliver()])
  expect(shipped()[1]).toEqual([`${orderNumber}-2`, 'Truck 2', '1: 1', '2: 1'])
  await ship(2, 1, 'Truck 3')
  await wait()
  await deliver()
  expect(shipped()).toHaveLength(2)
  expect(await db.rows('select * from punchout_document_events')).toEqual([])
  valid()
})
