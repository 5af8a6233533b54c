import { expect, test } from 'vitest'
import type { Feature } from '#kit/feature-keys.ts'
import { eventTypes } from '../webhook.ts'
import { mayReceive } from './may-receive.ts'

test('one is sent what one may look at, and nothing without the right to connect programs [NEXT-12]', () => {
  const of = (...held: Feature[]) => mayReceive(new Set(held))
  expect(of('connectPrograms', 'viewInvoices')).toEqual(['invoice.created', 'invoice.balance'])
  expect(of('connectPrograms', 'viewSalesOrders')).toEqual([
    'order.placed',
    'order.changed',
    'order.status',
    'shipment.reported',
  ])
  expect(of('connectPrograms', 'showInventory')).toEqual(['stock.changed'])
  expect(of('viewInvoices', 'viewSalesOrders', 'showInventory', 'manageCart')).toEqual([])
  expect(mayReceive({ has: () => true })).toEqual([...eventTypes])
})
