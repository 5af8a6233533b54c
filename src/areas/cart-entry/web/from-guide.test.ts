import { expect, test } from 'vitest'
import { CallFailed } from '#browser/call-failed.ts'
import { fromGuide, guideOf } from './from-guide.ts'

const guide = { id: '01890000-0000-7000-8000-000000000001', type: 'CustomOrder' }
const none = { cases: 0, units: 0 }
const typed = { cases: 1, units: 0 }
const failed = (status: number, code: string) => new CallFailed({ status, code, message: code })

test('what was ordered from a guide that a colleague deleted is sent without it [GUIDE-3, CART-5]', async () => {
  const sent: unknown[] = []
  const cart = await fromGuide(guide, (guideInfo) => {
    sent.push(guideInfo)
    return guideInfo ? Promise.reject(failed(404, 'guide_not_found')) : Promise.resolve('cart')
  })
  expect([cart, sent]).toEqual(['cart', [guide, undefined]])
})

test.each([
  ['another refusal', guide, failed(409, 'cart_changed')],
  ['no response', guide, failed(0, 'no_connection')],
  ['a refusal without a guide', undefined, failed(404, 'guide_not_found')],
])('%s is sent once and thrown as it is [CART-5]', async (_, from, failure) => {
  let sent = 0
  const sending = fromGuide(from, () => {
    sent += 1
    return Promise.reject(failure)
  })
  await expect(sending).rejects.toBe(failure)
  expect(sent).toBe(1)
})

test('lines typed in several places are from the guide that one of them was typed in [GUIDE-3]', () => {
  expect(guideOf([{ itemNumber: '0001001', base: none, typed }])).toBeUndefined()
  const lines = [
    { itemNumber: '0001001', base: none, typed },
    { itemNumber: '0001002', base: none, typed, guide },
  ]
  expect(guideOf(lines)).toEqual(guide)
})
