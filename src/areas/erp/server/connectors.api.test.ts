import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deliveryProblem } from '#platform/outbox/delivery-problem.ts'
import { fileConnector } from './file-connector.ts'
import { isSigned } from '#platform/sign-message.ts'
import { webhookConnector } from './webhook-connector.ts'

const message = {
  messageId: '018f0000-0000-7000-8000-000000000001',
  topic: 'order.placed',
  payload: { id: 'o-1', note: 'crème fraîche' },
  createdAt: '2026-03-02T20:00:00.123Z',
}
const secret = 'a secret both sides know'

interface Taken {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
const taken: Taken[] = []
let status = 204
const erp = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (piece) => (body += piece))
  request.on('end', () => {
    taken.push({ headers: request.headers, body })
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
  })
})
await new Promise<void>((resolve) => erp.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}/orders`
const folder = await mkdtemp(join(tmpdir(), 'larder-erp-'))
afterAll(async () => {
  erp.close()
  await rm(folder, { recursive: true })
})

test('the webhook posts the message with its id, topic and a signature the ERP can check [PLAT-4]', async () => {
  await webhookConnector(url, secret).deliver(message)
  const { headers, body } = taken.at(-1)!
  expect(JSON.parse(body)).toEqual(message)
  expect(headers).toMatchObject({ 'x-larder-message-id': message.messageId, 'x-larder-topic': 'order.placed' })
  const timestamp = String(headers['x-larder-timestamp'])
  const signature = String(headers['x-larder-signature'])
  expect(isSigned(secret, { timestamp, signature, body }, new Date())).toBe(true)
  expect(isSigned('another secret', { timestamp, signature, body }, new Date())).toBe(false)
})

test('any response other than 2xx means that the message was not accepted [PLAT-4]', async () => {
  for (const refusal of [302, 400, 500, 503]) {
    status = refusal
    await expect(webhookConnector(url, secret).deliver(message), String(refusal)).rejects.toThrow()
  }
  status = 200
  await webhookConnector(url, secret).deliver(message)
})

test('an ERP that cannot be reached is reported with the cause [PLAT-4]', async () => {
  const error: unknown = await webhookConnector('http://127.0.0.1:1/', secret)
    .deliver(message)
    .catch((reason: unknown) => reason)
  expect(deliveryProblem(error)).toMatch(/^fetch failed/)
})

test('the file drop writes one whole file a message; a repeated delivery replaces it [PLAT-4]', async () => {
  const drop = fileConnector(join(folder, 'drop'))
  await drop.deliver(message)
  await drop.deliver(message)
  await drop.deliver({ ...message, messageId: '018f0000-0000-7000-8000-000000000002' })
  const files = (await readdir(join(folder, 'drop'))).toSorted()
  expect(files).toEqual([
    '2026-03-02T20-00-00-123Z-018f0000-0000-7000-8000-000000000001.json',
    '2026-03-02T20-00-00-123Z-018f0000-0000-7000-8000-000000000002.json',
  ])
  expect(JSON.parse(await readFile(join(folder, 'drop', files[0]!), 'utf8'))).toEqual(message)
})
