import { expect, test } from 'vitest'
import { whyNotPlace } from './why-not-place.ts'

const ofLine = (itemNumber: string) => ({ code: 'item_discontinued', message: 'Gone', blocks: true, itemNumber })
const ofOrder = { code: 'delivery_date_required', message: 'Choose a date', blocks: true }
const hint = { code: 'inventory-warning', message: 'Low', blocks: false }
const free = { placeOrder: null }

test('what is only good to know does not stop the order [CHECK-4]', () => {
  expect(whyNotPlace(free, [hint])).toBeUndefined()
})

test('Place order says why it cannot be used, permission first, then the order, then its lines [CHECK-4]', () => {
  const findings = [ofLine('0000001'), hint, ofOrder]
  expect(whyNotPlace({ placeOrder: 'adding_orders_not_allowed' }, findings)).toMatch('permission to place orders')
  expect(whyNotPlace(free, findings)).toBe('Choose a date')
  expect(whyNotPlace(free, [ofLine('0000001')])).toBe('Item 0000001: Gone')
  expect(whyNotPlace(free, [ofLine('0000001'), ofLine('0000002')])).toMatch('2 items')
})
