import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listenProblem } from './listen-problem.ts'

/** The error of a real listener. */
const errorOf = (port: number, host: string) =>
  new Promise<unknown>((resolve) => {
    const server = createServer().once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

test('a busy port is named with what to do, not by its system error [PLAT-11]', async () => {
  const occupied = createServer()
  await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve))
  const { port } = occupied.address() as { port: number }
  const error = await errorOf(port, '127.0.0.1')
  await new Promise((resolve) => occupied.close(resolve))
  expect(listenProblem(error, { port, host: '127.0.0.1' })).toBe(
    `Port ${port} of 127.0.0.1 is in use by another program. Stop that one, or set PORT to another port.`,
  )
})

test('a HOST that is no address of this machine is named [PLAT-11]', async () => {
  // TEST-NET-1 of RFC 5737: nobody's.
  const at = { port: 3000, host: '192.0.2.1' }
  expect(listenProblem(await errorOf(at.port, at.host), at)).toMatch(/^192\.0\.2\.1 is no address of this machine\./)
})

test('anything else keeps its own message [PLAT-11]', () => {
  expect(listenProblem(new Error('listen EMFILE'), { port: 3000, host: '127.0.0.1' })).toBe('listen EMFILE')
})
