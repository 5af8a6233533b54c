import { expect, test } from 'vitest'
import { readOrderRequest } from '#areas/cxml/rules/read-order-request.ts'
import { readRequest } from '#areas/cxml/rules/read-request.ts'
import { someCart, someItem } from '../testing/returned-items.ts'
import { someFacts, someStamp } from '../testing/simulator-facts.ts'
import { type OrderChoices, writeOrder } from './write-order.ts'

const choices: OrderChoices = { type: 'new', orderId: 'PO-7', version: 1, changes: undefined, isTest: false }
const orderOf = (differs: Partial<OrderChoices> = {}, cart = someCart()) => {
  const request = readRequest(writeOrder(someStamp, someFacts(), cart, { ...choices, ...differs }))
  if (!request.allowed) throw new Error(request.refusal.message)
  const order = readOrderRequest(request.value.content)
  if (!order.allowed) throw new Error(order.refusal.message)
  return order.value
}

test('an order holds the lines of the cart with their prices, and its ship-to [PUNCH-5]', () => {
  const items = [someItem(), someItem({ partId: '7', auxiliaryId: '', unit: 'EA', unitPrice: '1.2345' })]
  expect(orderOf({}, someCart({ items }))).toMatchObject({
    orderId: 'PO-7',
    orderVersion: '1',
    type: 'new',
    changes: undefined,
    total: 824_000,
    shipTo: { addressId: '0042', name: 'Ward 7' },
    lines: [
      { partId: '100234', auxiliaryId: 'CS:k7', quantity: 2, unit: 'CS', unitPrice: 412_000 },
      { partId: '7', auxiliaryId: '', unit: 'EA', unitPrice: 12_345 },
    ],
  })
})

test('a change names the order it changes and its version [PUNCH-5]', () => {
  expect(orderOf({ type: 'update', version: 2, changes: '1@simulator.example' })).toMatchObject({
    type: 'update',
    orderVersion: '2',
    changes: '1@simulator.example',
  })
  expect(orderOf({ type: 'delete', version: 3 }).type).toBe('delete')
})
