import { expect, test } from 'vitest'
import { signWebhook } from '../server/sign-webhook.ts'
import { eventTypes } from '../webhook.ts'
import { sampleEvent, verifyCode } from './sample-events.ts'

test('every event has a sample that is JSON [NEXT-12]', () => {
  for (const type of eventTypes)
    expect(JSON.parse(sampleEvent(type))).toMatchObject({ type, data: { division: 'NLV' } })
})

test('the code of the guide accepts what we sign, and nothing that was changed, is old or of another secret [NEXT-12]', async () => {
  const { isFromLarder } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(verifyCode)}`
  )) as { isFromLarder: (secret: string, headers: object, body: string, now?: number) => boolean }
  const [secret, other] = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD']
  const message = { id: 'm1', timestamp: 1_614_265_330, body: sampleEvent('order.placed') }
  const now = message.timestamp * 1000
  const headers = signWebhook(message, [other, secret])
  expect(isFromLarder(secret, headers, message.body, now)).toBe(true)
  expect(isFromLarder(other, headers, message.body, now)).toBe(true)
  expect(isFromLarder(secret, signWebhook(message, [other]), message.body, now)).toBe(false)
  expect(isFromLarder(secret, headers, `${message.body} `, now)).toBe(false)
  expect(isFromLarder(secret, headers, message.body, now + 301_000)).toBe(false)
  expect(isFromLarder(secret, { ...headers, 'webhook-timestamp': 'x' }, message.body, now)).toBe(false)
})
