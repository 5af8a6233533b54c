import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { newBrowser, pushBrowser } from '#areas/notifications/testing/open-push.ts'
import { encryptPush } from './encrypt-push.ts'

test('the browser of the tests opens the message of RFC 8291, section 5', () => {
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'))
  const message =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const browser = pushBrowser(keys, Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'))
  expect(browser.open(Buffer.from(message, 'base64url'))).toBe('When I grow up, I want to be a watermelon')
})

test('what is encrypted for a browser is opened by it, and by no other one [NEXT-7]', () => {
  const [browser, other] = [newBrowser(), newBrowser()]
  const keysOf = ({ p256dh, auth }: typeof browser) => ({
    p256dh: Buffer.from(p256dh, 'base64url'),
    auth: Buffer.from(auth, 'base64url'),
  })
  const text = '{"title":"Crème brûlée"}'
  const [one, two] = [encryptPush(text, keysOf(browser)), encryptPush(text, keysOf(browser))]
  expect(browser.open(one)).toBe(text)
  expect(() => other.open(one)).toThrow()
  // Salt and keys are new for each message.
  expect(one.equals(two)).toBe(false)
  one[one.length - 20]! ^= 1
  expect(() => browser.open(one)).toThrow()
})
