import { expect, test } from 'vitest'
import { someCart, someItem } from '../testing/returned-items.ts'
import { checkCart } from './check-cart.ts'
import type { ReturnedCartMessage } from './read-order-message.ts'

const sent = { buyerCookie: 'c-1', isTest: false, shipToCode: '0042' }
const units = { uomMapCase: 'CS', uomMapEach: 'EA' }
const wrongIn = (differs: Partial<ReturnedCartMessage>, choices = sent) =>
  checkCart(someCart(differs), choices, units)
    .filter(({ state }) => state === 'wrong')
    .map(({ subject }) => subject)

test('a cart that came back right has nothing wrong [PUNCH-5]', () => {
  expect(wrongIn({})).toEqual([])
  expect(checkCart(someCart(), sent, units).map(({ subject }) => subject)).toEqual([
    'BuyerCookie',
    'Secret',
    'Mode',
    'Lines',
    'Total',
    'Units',
    'Ship-to',
  ])
})

test('each thing a buyer’s system would stumble over is named [PUNCH-5]', () => {
  expect(wrongIn({ buyerCookie: 'c-2' })).toEqual(['BuyerCookie'])
  expect(wrongIn({ hasSecret: true })).toEqual(['Secret'])
  expect(wrongIn({ isTest: true })).toEqual(['Mode'])
  expect(wrongIn({ items: [someItem(), someItem()], total: '164.80' })).toEqual(['Lines'])
  expect(wrongIn({ items: [someItem({ quantity: '2.5' })] })).toEqual(['Lines', 'Total'])
  expect(wrongIn({ items: [someItem({ unit: 'PCE' })] })).toEqual(['Units'])
})

test('the total is compared exactly, to a hundredth of a cent [PUNCH-5]', () => {
  const items = [
    someItem({ quantity: '3', unitPrice: '1.2345' }),
    someItem({ partId: '7', quantity: '1', unitPrice: '0.10' }),
  ]
  expect(wrongIn({ items, total: '3.8035' })).toEqual([])
  expect(wrongIn({ items, total: '3.80' })).toEqual(['Total'])
  expect(wrongIn({ items, total: 'free' })).toEqual(['Total'])
})

test('an empty cart must say that the buyer left, or it deletes the requisition [PUNCH-5, punchout R10]', () => {
  expect(wrongIn({ items: [], status: '204' })).toEqual([])
  expect(wrongIn({ items: [], status: '' })).toEqual(['Cart'])
})

test('another ship-to than the one that was sent is a note [PUNCH-5]', () => {
  const shipTo = { addressId: '0043', name: 'Ward 8' }
  expect(checkCart(someCart({ shipTo }), sent, units).at(-1)).toMatchObject({
    state: 'note',
    text: '0042 was sent; the buyer changed to 0043 Ward 8.',
  })
})
