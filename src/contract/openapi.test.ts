import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { openApiOf, tagOf } from './openapi.ts'

const upload = endpoint({
  name: 'upload',
  method: 'POST',
  path: '/imports/:kind',
  summary: 'Import a file',
  params: z.object({ kind: z.string() }),
  rawBody: ['text/csv', 'application/x-ndjson'],
  answer: z.object({}),
})
const facts = { version: '1.0.0', publicUrl: 'https://order.example', cookieName: '__Host-larder_session' }

test('calls with a raw body describe it by its types [PLAT-6]', () => {
  const document = openApiOf([upload], facts)
  expect(document).toMatchObject({
    paths: {
      '/api/imports/{kind}': {
        post: {
          tags: ['imports'],
          requestBody: {
            required: true,
            content: {
              'text/csv': { schema: { type: 'string', contentMediaType: 'text/csv' } },
              'application/x-ndjson': { schema: { type: 'string' } },
            },
          },
        },
      },
    },
  })
})

test('the document names its server, the cookie as it is called there, its tags and the stream of events [PLAT-6]', () => {
  expect(openApiOf([upload], facts)).toMatchObject({
    servers: [{ url: 'https://order.example' }],
    tags: [{ name: 'events' }, { name: 'imports' }],
    components: { securitySchemes: { session: { in: 'cookie', name: '__Host-larder_session' } } },
    paths: { '/api/events': { get: { responses: { '200': { content: { 'text/event-stream': {} } } } } } },
  })
})

test('a call is tagged by the noun after version and customer [PLAT-6]', () => {
  expect(tagOf('/v2-1-0/divisions/:division/ship-tos/:shipTo/carts/:cartId')).toBe('carts')
  expect(tagOf('/divisions/:division/bill-tos/:billTo/payment-methods')).toBe('payment-methods')
  expect(tagOf('/me/ship-tos')).toBe('me')
  expect(tagOf('/divisions')).toBe('divisions')
})
