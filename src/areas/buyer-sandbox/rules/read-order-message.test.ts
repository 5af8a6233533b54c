import { expect, test } from 'vitest'
import { writeOrderMessage } from '#areas/cxml/rules/write-order-message.ts'
import { returnedCart, returnedLine } from '#areas/cxml/testing/returned-cart.ts'
import { someStamp } from '../testing/simulator-facts.ts'
import { readOrderMessage } from './read-order-message.ts'

test('a cart that the portal returns is read whole [PUNCH-5]', () => {
  const cart = returnedCart({
    lines: [returnedLine(), returnedLine({ partId: '7', auxiliaryId: 'EA:k7', unit: 'EA' })],
  })
  expect(readOrderMessage(writeOrderMessage(someStamp, cart))).toMatchObject({
    value: {
      buyerCookie: 'c-1',
      isTest: false,
      total: '164.80',
      currency: 'USD',
      shipTo: { addressId: '0042', name: 'Ward 7' },
      status: '',
      hasSecret: false,
      items: [
        {
          partId: '100234',
          auxiliaryId: 'CS:k7',
          quantity: '2',
          unitPrice: '41.20',
          unit: 'CS',
          classification: '50407000',
        },
        { partId: '7', unit: 'EA' },
      ],
    },
  })
})

test('a cart that was left has its status, and a secret in it is seen [PUNCH-5]', () => {
  const left = writeOrderMessage(
    someStamp,
    returnedCart({ lines: [], buyerCookie: '<s><SharedSecret>x</SharedSecret></s>' }),
  )
  expect(readOrderMessage(left)).toMatchObject({ value: { status: '204', items: [], hasSecret: true } })
})

test('another document, and none, is no cart [PUNCH-5]', () => {
  expect(readOrderMessage('<cXML><Response/></cXML>')).toMatchObject({ refusal: { code: 'cxml_not_cxml' } })
  expect(readOrderMessage('hello')).toMatchObject({ allowed: false })
})
