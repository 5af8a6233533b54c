import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { traceRequests } from './trace-requests.ts'

const received: { path: string; authorization: string | undefined; body: string }[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    received.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
    response.end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
afterAll(() => void collector.close())

/** The parts of OTLP that are looked at. */
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly object[] }
    readonly scopeSpans: readonly { readonly spans: readonly { readonly endTimeUnixNano: string }[] }[]
  }[]
}

function serve(environment: Record<string, string>) {
  const app = Fastify()
  traceRequests(app, readConfig({ NODE_ENV: 'test', ...environment }), createLog('silent'))
  app.get('/items/:itemNumber', async () => ({}))
  app.get('/broken', (_request, reply) => reply.code(503).send({}))
  app.get('/healthz', async () => ({}))
  return app
}

test('each request is a span of its trace, with the route and never the address [PLAT-7]', async () => {
  const app = serve({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20planted',
  })
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  await app.inject({ url: '/items/0100741?keyword=planted', headers: { traceparent } })
  await app.inject('/broken')
  await app.inject('/healthz')
  await app.close()
  expect(received).toMatchObject([{ path: '/v1/traces', authorization: 'Bearer planted' }])
  const sent = JSON.parse(received[0]!.body) as Sent
  const { resource, scopeSpans } = sent.resourceSpans[0]!
  expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'larder' } })
  const { spans } = scopeSpans[0]!
  expect(spans).toMatchObject([
    {
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      parentSpanId: '00f067aa0ba902b7',
      name: 'GET /items/:itemNumber',
      kind: 2,
    },
    { name: 'GET /broken', status: { code: 2 } },
  ])
  expect(Number(spans[0]!.endTimeUnixNano) / 1e6).toBeGreaterThan(Date.now() - 60_000)
  expect(received[0]!.body).not.toMatch(/0100741|keyword|planted/)
})

test('a collector that is away costs nothing but its spans [PLAT-7]', async () => {
  const app = serve({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  expect((await app.inject('/items/0100741')).statusCode).toBe(200)
  await app.close()
})
