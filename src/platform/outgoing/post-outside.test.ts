import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { lookupOutside, postOutside } from './post-outside.ts'

// A server of our own on this machine, which must be reached as a host of tests only.
const asked: IncomingMessage[] = []
let answer: RequestListener = (_, reply) => reply.end('taken')
const server = createServer((request, reply) => {
  asked.push(request)
  answer(request, reply)
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
afterAll(() => void server.close())
const { port } = server.address() as AddressInfo
const here = `127.0.0.1:${port}`
const url = `http://${here}/hook`
const message = { url, headers: { 'content-type': 'application/json' }, body: '{"é":1}', testHosts: [here] }

test('what is sent arrives whole, with the status and the answer [NEXT-12]', async () => {
  let body = ''
  answer = async (request, reply) => {
    for await (const piece of request) body += String(piece)
    reply.writeHead(201).end('taken')
  }
  expect(await postOutside(message)).toMatchObject({ status: 201, text: 'taken', problem: null })
  expect(body).toBe(message.body)
})

test('no redirect is followed: its status is the answer [NEXT-12]', async () => {
  answer = (_, reply) => reply.writeHead(302, { location: `http://${here}/inside` }).end()
  const before = asked.length
  expect(await postOutside(message)).toMatchObject({ status: 302 })
  expect(asked.length).toBe(before + 1)
})

test('an answer is read up to 64 KB, and not for longer than given [NEXT-12]', async () => {
  answer = (_, reply) => {
    const timer = setInterval(() => reply.write('x'.repeat(30_000)), 1)
    reply.on('close', () => clearInterval(timer))
  }
  const { text } = await postOutside(message)
  expect(text.length).toBeLessThanOrEqual(64 * 1024)
  answer = () => undefined
  const late = await postOutside({ ...message, timeoutMs: 200 })
  expect(late).toMatchObject({ status: null, problem: 'No answer within 0.2 seconds' })
  answer = (_, reply) => {
    reply.write('begins')
  }
  expect(await postOutside({ ...message, timeoutMs: 200 })).toMatchObject({ status: null })
})

test('without the operator’s word this machine is not reached, in whatever form it is written [NEXT-12]', async () => {
  answer = (_, reply) => reply.end('reached')
  const before = asked.length
  for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]', '0.0.0.0', '[::1]']) {
    const { status, problem } = await postOutside({ ...message, url: `http://${host}:${port}/`, testHosts: [] })
    expect([host, status]).toEqual([host, null])
    expect(problem).toContain('network')
  }
  expect(asked.length).toBe(before)
})

test('a name that stands for an address inside is refused when connecting, also beside a good one [NEXT-12]', async () => {
  const to = (...addresses: string[]) =>
    postOutside({ ...message, url: 'https://rebound.example/', testHosts: [], timeoutMs: 2000 }, (_, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], ['::ffff:169.254.169.254']]) {
    const { status, problem } = await to(...addresses)
    expect([status, problem]).toEqual([null, 'The address leads into a network that is not reached from outside'])
  }
})

test('the address that was checked is the one connected to: a second look does not happen [NEXT-12]', async () => {
  let looks = 0
  const found = await new Promise((done) => {
    const lookup = lookupOutside((_, resolved) => {
      looks++
      resolved(null, [{ address: looks === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }])
    })
    lookup('rebound.example', { all: true }, (error, addresses) => done(error ?? addresses))
  })
  expect([looks, found]).toEqual([1, [{ address: '8.8.8.8', family: 4 }]])
})
