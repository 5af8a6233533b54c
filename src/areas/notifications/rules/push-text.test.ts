import { expect, test } from 'vitest'
import { pushText } from './push-text.ts'

const order = { event: 'orderFailed', address: '/orders?order=1' }

test('a device shows the kind of event and leads to its place [NEXT-7]', () => {
  expect(pushText({ ...order, isSignedIn: true })).toEqual({
    title: 'Order needs attention',
    body: 'Open Larder to read it.',
    to: '/orders?order=1',
  })
  expect(pushText({ ...order, event: 'ofAnotherVersion', isSignedIn: true }).title).toBe('Larder')
})

test('where nobody is signed in any more, it shows nothing of the account [NEXT-7]', () => {
  expect(JSON.stringify(pushText({ ...order, isSignedIn: false }))).not.toMatch(/order/i)
})
