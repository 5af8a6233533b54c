import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { callEndpoint } from './client.ts'
import { onSignedOut } from './query-client.ts'

const call = endpoint({ name: 'call', method: 'GET', path: '/call', summary: 'A call', answer: z.object({}) })
const answering = (status: number, code: string) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code, message: 'No.' }), { status }))
afterEach(() => vi.unstubAllGlobals())

test.each([
  [401, 'not_signed_in', 1],
  [401, 'wrong_credentials', 0],
  [403, 'feature_missing', 0],
])(
  '%i %s of any call, also one outside the queries, tells %i times that the session ended [AUTH-3, CART-14]',
  async (status, code, times) => {
    answering(status, code)
    const listener = vi.fn()
    const stop = onSignedOut(listener)
    await expect(callEndpoint(call, {})).rejects.toMatchObject({ code })
    stop()
    expect(listener).toHaveBeenCalledTimes(times)
  },
)

test('a call that was to change something is reported as a write, one that only reads is not [AUTH-3, PUNCH-4]', async () => {
  answering(401, 'not_signed_in')
  const write = endpoint({ name: 'write', method: 'PUT', path: '/call', summary: 'A write', answer: z.object({}) })
  const listener = vi.fn()
  const stop = onSignedOut(listener)
  await expect(callEndpoint(call, {})).rejects.toMatchObject({ status: 401 })
  await expect(callEndpoint(write, {})).rejects.toMatchObject({ status: 401 })
  stop()
  expect(listener.mock.calls).toEqual([[false], [true]])
})
