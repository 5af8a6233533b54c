import { expect, test } from 'vitest'
import { cxmlDocument, orderContent, orderedItem } from '../testing/cxml-document.ts'
import { readOrderRequest } from './read-order-request.ts'
import { readRequest } from './read-request.ts'

const orderOf = (content: string) => {
  const request = readRequest(cxmlDocument(content))
  if (!request.allowed) throw new Error(request.refusal.message)
  return readOrderRequest(request.value.content)
}
const statusOf = (content: string) => {
  const order = orderOf(content)
  return order.allowed ? 200 : order.refusal.status
}

test('an order has its number whole, its lines, and prices in hundredths of a cent [PUNCH-3]', () => {
  const id = 'PO '.repeat(60).trim()
  const order = orderOf(
    orderContent(
      orderedItem() + orderedItem({ part: '7', unit: 'EA', price: '1.2345', more: '<Comments>ripe</Comments>' }),
      {
        id,
        attributes: 'orderVersion="2" type="update" requestedDeliveryDate="2026-03-05"',
        header: '<DocumentReference payloadID="0@buyer.example"/><Comments>dock 2<Attachment/></Comments>',
      },
    ),
  )
  expect(order).toMatchObject({
    allowed: true,
    value: {
      orderId: id,
      orderVersion: '2',
      type: 'update',
      changes: '0@buyer.example',
      total: 824_000,
      currency: 'USD',
      deliveryDate: '2026-03-05',
      comment: 'dock 2',
      lines: [
        { lineNumber: 1, partId: '100234', quantity: 2, unit: 'CS', unitPrice: 412_000, currency: 'USD' },
        { lineNumber: 2, partId: '7', unit: 'EA', unitPrice: 12_345, comment: 'ripe' },
      ],
    },
  })
})

test('an order is new unless it says otherwise, and only one that deletes may have no lines [PUNCH-3]', () => {
  expect(orderOf(orderContent(orderedItem()))).toMatchObject({ value: { type: 'new' } })
  expect(statusOf(orderContent(''))).toBe(400)
  expect(statusOf(orderContent('', { attributes: 'type="delete"' }))).toBe(200)
})

test('numbers, types, prices and lines that are wrong are 400 [PUNCH-3]', () => {
  expect(statusOf(orderContent(orderedItem(), { id: '' }))).toBe(400)
  expect(statusOf(orderContent(orderedItem(), { id: 'x'.repeat(256) }))).toBe(400)
  expect(statusOf(orderContent(orderedItem(), { attributes: 'type="replace"' }))).toBe(400)
  for (const price of ['-1', '1e3', '1,50', '0.00001', 'free', 'NaN'])
    expect(statusOf(orderContent(orderedItem({ price }))), price).toBe(400)
  expect(statusOf(orderContent(orderedItem({ price: '1.500000' })))).toBe(200)
  expect(statusOf(orderContent(orderedItem().repeat(5001)))).toBe(400)
})

test('orders whose lines are no goods of a list are 450, and so is a blanket order [PUNCH-3]', () => {
  const item = orderedItem()
  expect(statusOf(orderContent(item, { attributes: 'orderType="release"' }))).toBe(200)
  for (const orderType of ['blanket', 'stockTransport', 'stockTransportRelease'])
    expect(statusOf(orderContent(item, { attributes: `orderType="${orderType}"` })), orderType).toBe(450)
  expect(statusOf(orderContent(item.replaceAll('ItemDetail', 'BlanketItemDetail')))).toBe(450)
  expect(statusOf(orderContent(orderedItem({ more: '<SpendDetail/>' })))).toBe(450)
  expect(statusOf(orderContent(item.replace('<ItemOut ', '<ItemOut itemType="composite" ')))).toBe(450)
  expect(statusOf(orderContent(item.replace('<ItemOut ', '<ItemOut parentLineNumber="1" ')))).toBe(450)
})
