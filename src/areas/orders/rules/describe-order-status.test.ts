import { expect, test } from 'vitest'
import { describeOrderStatus } from './describe-order-status.ts'

const order = {
  orderNumber: '1000001',
  shipToName: 'Harbor Grill Downtown',
  po: '',
  deliveryDate: '2026-03-03',
  status: 'Open',
  message: '',
} as const

test('a confirmed, shipped or failed order is news; being worked on is not [PROFILE-9]', () => {
  const eventOf = (status: 'Placed' | 'InProgress' | 'Open' | 'Invoiced' | 'Failed' | 'Expired') =>
    describeOrderStatus({ ...order, status })?.event
  expect([eventOf('Placed'), eventOf('InProgress')]).toEqual([undefined, undefined])
  expect([eventOf('Open'), eventOf('Invoiced')]).toEqual(['orderConfirmed', 'orderInvoiced'])
  expect([eventOf('Failed'), eventOf('Expired')]).toEqual(['orderFailed', 'orderFailed'])
})

test('the mail names the order and repeats what the ERP said [PROFILE-9]', () => {
  const news = describeOrderStatus({ ...order, status: 'Failed', message: 'Credit hold' })!
  expect(news.mail.subject).toBe('Order 1000001 needs attention: Harbor Grill Downtown')
  expect(news.mail.text).toContain('Credit hold')
  expect(news.mail.text).toContain('Delivery date: Tue, Mar 3')
  expect(news.text).toBe('Order 1000001 needs attention: Harbor Grill Downtown, Tue, Mar 3.')
})
