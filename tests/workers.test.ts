import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { bundledScript } from './support/bundled-script.ts'
import { testDatabase } from './support/database.ts'

const { url } = await testDatabase()
const main = await bundledScript(join(import.meta.dirname, '../src/app/main.server.ts'))
let running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  running = []
})

/** A portal of two workers on this port, as a supervisor starts it. */
function startPortal(port: number, more: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: url, DEMO: 'off', WORKERS: '2', PORT: String(port), PG_POOL: '2', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  return { child, exited, output: () => output }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** The status of a probe; undefined when nobody listens. */
const statusOf = (port: number, probe: '/healthz' | '/readyz') =>
  fetch(`http://127.0.0.1:${port}${probe}`).then(
    ({ status }) => status,
    () => undefined,
  )

test('workers that cannot start end the process with a code: a busy port [PLAT-2]', { timeout: 150_000 }, async () => {
  const occupied = createServer()
  await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve))
  const { port } = occupied.address() as { port: number }
  const portal = startPortal(port)
  const code = await Promise.race([portal.exited, sleep(120_000, 'still running')])
  occupied.close()
  expect(code).toBe(1)
  expect(portal.output()).toContain(`Port ${port} of 127.0.0.1 is in use`)
  // Each of the two workers at most once, and the first process, which also names a worker as the
  // reason.
  expect(portal.output().match(/Larder could not start/g)!.length).toBeLessThanOrEqual(3)
})

test(
  'a worker that is killed is replaced, and the others answer in the meantime [PLAT-2]',
  { timeout: 150_000 },
  async () => {
    const port = await freePort()
    const portal = startPortal(port)
    await expect.poll(() => portal.output(), { timeout: 90_000 }).toContain('Larder is at')
    const workers = await childrenOf(portal.child.pid!)
    expect(workers).toHaveLength(2)
    process.kill(workers[0]!, 'SIGKILL')
    await expect.poll(() => portal.output(), { timeout: 15_000 }).toContain('a worker ended and is replaced')
    expect(await statusOf(port, '/healthz')).toBe(200)
    await expect.poll(() => childrenOf(portal.child.pid!), { timeout: 60_000 }).toHaveLength(2)
    expect(await childrenOf(portal.child.pid!)).not.toContain(workers[0])
    portal.child.kill('SIGTERM')
    expect(await portal.exited).toBe(0)
  },
)

test('workers that drain go on serving, not ready any more, and then end [PLAT-7]', { timeout: 150_000 }, async () => {
  const port = await freePort()
  const portal = startPortal(port, { LARDER_DRAIN_SECONDS: '5' })
  await expect.poll(() => portal.output(), { timeout: 90_000 }).toContain('Larder is at')
  portal.child.kill('SIGTERM')
  await expect.poll(() => statusOf(port, '/readyz'), { timeout: 4000 }).toBe(503)
  expect(await statusOf(port, '/healthz')).toBe(200)
  expect(await portal.exited).toBe(0)
})

test('a portal that is ended while its workers start ends with them [PLAT-7]', { timeout: 150_000 }, async () => {
  const portal = startPortal(await freePort())
  await expect.poll(() => childrenOf(portal.child.pid!), { timeout: 90_000, interval: 20 }).toHaveLength(2)
  const workers = await childrenOf(portal.child.pid!)
  portal.child.kill('SIGTERM')
  expect(await portal.exited).toBe(0)
  expect(portal.output()).not.toContain('Larder')
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

/** Processes whose parent this one is. */
async function childrenOf(pid: number): Promise<number[]> {
  const list = spawn('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  list.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await once(list, 'close')
  return output
    .split('\n')
    .filter((line) => line.includes(main))
    .map((line) => Number(line.trim().split(' ')[0]))
}
