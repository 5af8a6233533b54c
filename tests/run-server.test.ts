import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '..')
const urlOf = (...path: string[]) => JSON.stringify(pathToFileURL(join(root, ...path)).href)
const home = mkdtempSync(join(tmpdir(), 'larder-run-server-'))
// Open to the user of the database, which would lie elsewhere otherwise.
chmodSync(home, 0o755)
afterAll(() => rmSync(home, { recursive: true, force: true }))

// The scripts as they are, beside a bundle that is the sources themselves: nothing is built for it.
cpSync(join(root, 'scripts'), join(home, 'scripts'), { recursive: true })
mkdirSync(join(home, 'dist', 'server'), { recursive: true })
writeFileSync(
  join(home, 'dist', 'server', 'main.js'),
  `import { register } from ${urlOf('node_modules', 'tsx', 'dist', 'esm', 'api', 'index.mjs')}
register()
await import(${urlOf('src', 'app', 'main.server.ts')})\n`,
)
writeFileSync(join(home, 'package.json'), '{ "type": "module" }')
writeFileSync(join(home, 'run.js'), `import { runServer } from './scripts/run-server.mjs'\nawait runServer()\n`)
const DATA_DIR = join(home, 'data')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A portal without a demo as `npm start` runs it, with what it prints and how it ends. */
function run(environment: Record<string, string>) {
  const { DEMO: _, MALLOC_ARENA_MAX: __, ...inherited } = process.env
  const child: ChildProcess = spawn(process.execPath, [join(home, 'run.js')], {
    env: { ...inherited, NODE_ENV: 'production', DEMO: 'off', DATA_DIR, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, ended }
}

/** Status of `/readyz`; undefined while nothing listens. */
const readiness = (port: number): Promise<number | undefined> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => undefined,
  )

async function until(port: number, wanted: number | undefined): Promise<void> {
  await expect.poll(() => readiness(port), { timeout: 60_000, interval: 50 }).toBe(wanted)
}

test('a started portal is ready, is not while it drains after SIGTERM but still answers, and ends with 0 [PLAT-9]', async () => {
  const port = await freePort()
  const { child, ended } = run({ PORT: String(port), LARDER_DRAIN_SECONDS: '3' })
  await until(port, 200)
  child.kill('SIGTERM')
  await until(port, 503)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect(await ended).toMatchObject({ code: 0, signal: null })
  expect(await readiness(port)).toBeUndefined()
  expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false)
})

test('another key, or a value that is none, ends the start with a sentence and 1 [PLAT-9, PLAT-12]', async () => {
  const port = String(await freePort())
  const wrongKey = await run({ PORT: port, SECRET_KEY: 'k'.repeat(40) }).ended
  expect(wrongKey).toMatchObject({ code: 1 })
  expect(wrongKey.output).toContain('Larder could not start.\nThe secret key is another one: ')
  const wrongPort = await run({ PORT: 'eighty' }).ended
  expect(wrongPort).toMatchObject({ code: 1 })
  expect(wrongPort.output).toContain('PORT must be')
})

// From Node 22.15 on the server has taken the place of what started it.
test.skipIf('execve' in process)(
  'a killed start takes its server along, and the next one goes on [PLAT-1]',
  async () => {
    const port = await freePort()
    const { child, ended } = run({ PORT: String(port) })
    await until(port, 200)
    child.kill('SIGKILL')
    await ended
    await until(port, undefined)
    await sleep(100)
    const next = run({ PORT: String(port) })
    await until(port, 200)
    next.child.kill('SIGTERM')
    expect(await next.ended).toMatchObject({ code: 0 })
  },
)
