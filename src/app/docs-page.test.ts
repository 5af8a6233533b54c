import { gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { getItem, searchShop } from '#areas/shop/shop.endpoints.ts'
import { serveDocs } from './docs-page.server.ts'

const app = Fastify()
await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] })
serveDocs(app, [getItem, searchShop], { version: '1.2.3', publicUrl: 'http://x', cookieName: 'larder_session' })

const ask = (url: string, encodings?: string) =>
  app.inject({ url, ...(encodings !== undefined && { headers: { 'accept-encoding': encodings } }) })

test.each(['/api/openapi.json', '/api/docs'])('%s is the same compressed and as text [PLAT-6]', async (url) => {
  const plain = await ask(url)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toContain('getItem')
  const packed = await ask(url, 'gzip, deflate, br')
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.headers['vary']).toContain('accept-encoding')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  const refused = await ask(url, 'gzip;q=0')
  expect(refused.headers['content-encoding']).toBeUndefined()
  expect(refused.body).toBe(plain.body)
})
