import { expect, test } from 'vitest'
import { returnedCart, returnedLine } from '../testing/returned-cart.ts'
import { childrenNamed, findElement, textAt } from './find-element.ts'
import { readXml } from './read-xml.ts'
import { writeOrderMessage } from './write-order-message.ts'

const stamp = { payloadId: '1.x@larder.example', at: new Date('2026-03-02T17:00:00Z'), timeZone: 'America/Los_Angeles' }
const messageOf = (cart = returnedCart()) => {
  const read = readXml(writeOrderMessage(stamp, cart))
  if (!read.allowed) throw new Error(read.refusal.message)
  return findElement(read.value, 'Message')!
}
const order = 'PunchOutOrderMessage'

test('the total is the sum of quantity and price as sent, exactly [PUNCH-3]', () => {
  const lines = [returnedLine({ quantity: 3, unitPrice: 412_000 }), returnedLine({ quantity: 7, unitPrice: 12_345 })]
  const message = messageOf(returnedCart({ lines }))
  // 3 x 41.20 + 7 x 1.2345 = 123.60 + 8.6415
  expect(textAt(message, `${order}/PunchOutOrderMessageHeader/Total/Money`)).toBe('132.2415')
  const prices = childrenNamed(findElement(message, order), 'ItemIn').map((item) =>
    textAt(item, 'ItemDetail/UnitPrice/Money'),
  )
  expect(prices).toEqual(['41.20', '1.2345'])
})

test('money has two to four decimals and never an exponent [PUNCH-3]', () => {
  const priceOf = (unitPrice: number) =>
    textAt(
      messageOf(returnedCart({ lines: [returnedLine({ unitPrice })] })),
      `${order}/ItemIn/ItemDetail/UnitPrice/Money`,
    )
  expect([0, 1, 10, 100, 5000, 99_999_999_990].map(priceOf)).toEqual([
    '0.00',
    '0.0001',
    '0.001',
    '0.01',
    '0.50',
    '9999999.999',
  ])
})

test('the cookie goes back as it came [PUNCH-3]', () => {
  const buyerCookie = ' <s id="7">a &amp; b</s>\n'
  expect(findElement(messageOf(returnedCart({ buyerCookie })), `${order}/BuyerCookie`)!.inner).toBe(buyerCookie)
})

test('a cart that is left has status 204 and no line, another no status [PUNCH-3]', () => {
  const left = messageOf(returnedCart({ lines: [] }))
  expect(findElement(left, 'Status')!.attributes.get('code')).toBe('204')
  expect(findElement(left, `${order}/ItemIn`)).toBeUndefined()
  expect(findElement(messageOf(), 'Status')).toBeUndefined()
})

test('descriptions are cut to 255 letters, short names to 50, never inside a letter [PUNCH-3]', () => {
  const line = returnedLine({ name: '🍅'.repeat(200) })
  const description = findElement(messageOf(returnedCart({ lines: [line] })), `${order}/ItemIn/ItemDetail/Description`)!
  expect(description.text).toBe('🍅'.repeat(127))
  expect(textAt(description, 'ShortName')).toBe('🍅'.repeat(25))
})
