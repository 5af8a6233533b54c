import { expect, test } from 'vitest'
import { signWebhook } from './sign-webhook.ts'

// The example of the specification of Standard Webhooks.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

test('a message is signed as Standard Webhooks says [NEXT-12]', () => {
  expect(signWebhook(message, [secret])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  })
})

test('during a rotation it carries both signatures, the new one first [NEXT-12]', () => {
  const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
  const { 'webhook-signature': both } = signWebhook(message, [other, secret])
  expect(both.split(' ')).toHaveLength(2)
  expect(both.split(' ')[1]).toBe(signature)
})

test('another body, id or instant has another signature [NEXT-12]', () => {
  for (const change of [{ id: 'msg_x' }, { timestamp: 1_614_265_331 }, { body: '{"test": 2432232315}' }])
    expect(signWebhook({ ...message, ...change }, [secret])['webhook-signature']).not.toBe(signature)
})
