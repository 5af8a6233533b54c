import { expect, test } from 'vitest'
import { matchOrders } from './match-orders.ts'

const orders = [
  { orderNumber: '1001', erpOrderNumber: 'E77', po: 'Kitchen' },
  { orderNumber: '100', erpOrderNumber: null, po: 'PO-9' },
  { orderNumber: '2000', erpOrderNumber: 'E100', po: '' },
]

test.each([
  ['100', ['100', '1001', '2000']],
  ['e77', ['1001']],
  ['po-9', ['100']],
  [' KITCH', ['1001']],
  ['salmon', []],
])('%j finds the orders %j by number and PO, an exact one first [SHELL-10]', (keyword, expected) => {
  expect(matchOrders(orders, keyword).map(({ orderNumber }) => orderNumber)).toEqual(expected)
})
