import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as a receiver got it. */
export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly event: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> }
}

/** A receiver of webhooks on this machine, which answers as the test sets it. */
export async function startReceiver() {
  const received: Received[] = []
  const answers = { status: 204, body: '', headers: {} as Record<string, string> }
  const server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      received.push({ headers: request.headers, body, event: JSON.parse(body) as Received['event'] })
      reply.writeHead(answers.status, answers.headers).end(answers.body)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, received, answers, close: () => void server.close() }
}

/** Verified as a customer does it, from the words of Standard Webhooks, by none of our code. */
export function isVerified(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`)
}
