import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { afterAll, afterEach, expect, test } from 'vitest'
import { isReachableByOthers } from '#platform/database/embedded-binaries.ts'
import { startEmbedded } from '#platform/database/embedded-postgres.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { processMark } from '#platform/database/process-mark.ts'
import { createLog } from '#platform/log.ts'
import { packageRoot } from '#platform/package-root.ts'
import { bundledScript } from './support/bundled-script.ts'

const log = createLog('silent')
const folder = mkdtempSync(join(tmpdir(), 'larder-embedded-'))
const isRoot = process.getuid?.() === 0
const nobody = 65_534
const leaving: (() => Promise<unknown>)[] = []
// mkdtemp closes its folder to others; a data folder is normally open.
chmodSync(folder, 0o755)

afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Owned {
  readonly url: string
  readonly pid: number
  readonly isAdopted: boolean
}

async function own(dataDir: string) {
  const server = await startEmbedded(dataDir, log)
  leaving.push(() => server.stop())
  return server
}

/** The same in a process of its own. */
async function ownElsewhere(dataDir: string, user: { uid?: number; gid?: number } = {}) {
  const script = join(packageRoot(), 'tests', 'support', 'own-database.ts')
  const child: ChildProcess = spawn(process.execPath, [await bundledScript(script), dataDir], {
    ...user,
    cwd: packageRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const leave = async () => {
    child.stdin?.end('leave\n')
    await gone
  }
  leaving.push(leave)
  if (!child.stdout) throw new Error('The process has no output')
  const [line]: unknown[] = await once(createInterface(child.stdout), 'line')
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  return { ...(JSON.parse(String(line)) as Owned), leave, kill }
}

const shared = join(folder, 'shared')

test('two starts on one data folder share a server that only the last one stops [PLAT-1]', async () => {
  const first = await own(shared)
  const second = await ownElsewhere(shared)
  expect(second).toMatchObject({ pid: first.pid(), url: first.url, isAdopted: true })
  await first.stop()
  expect(processMark(second.pid)).toBeDefined()
  await second.leave()
  expect(processMark(second.pid)).toBeUndefined()
})

test('a server left behind by a killed process is adopted with its data [PLAT-1]', async () => {
  const killed = await ownElsewhere(shared)
  const before = createDatabase(killed.url)
  await before.run('create table kept (id integer)')
  await before.close()
  await killed.kill()
  const next = await own(shared)
  expect(next).toMatchObject({ isAdopted: true, url: killed.url })
  expect(next.pid()).toBe(killed.pid)
  const db = createDatabase(next.url)
  expect(await db.rows('select * from kept')).toEqual([])
  await db.close()
  await next.stop()
  expect(processMark(killed.pid)).toBeUndefined()
})

test('a start waits for a server that is still stopping [PLAT-1]', async () => {
  const first = await own(shared)
  const dying = first.pid()
  process.kill(dying, 'SIGINT')
  const second = await ownElsewhere(shared)
  expect(second.pid).not.toBe(dying)
})

test('a server that dies is started again on the same address, and queries recover [PLAT-1]', async () => {
  const server = await own(shared)
  const db = createDatabase(server.url)
  leaving.unshift(() => db.close())
  await db.row('select 1 as one')
  const dead = server.pid()
  process.kill(dead, 'SIGKILL')
  await expect.poll(() => server.pid(), { timeout: 15_000 }).not.toBe(dead)
  await expect.poll(() => db.row('select 1 as one').catch(() => 'away'), { timeout: 15_000 }).toEqual({ one: 1 })
})

test('an interrupted first start is made good by the next one [PLAT-1]', async () => {
  const dataDir = join(folder, 'interrupted')
  mkdirSync(join(dataDir, 'postgres.partial'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres.partial', 'PG_VERSION'), '18\n')
  writeFileSync(join(dataDir, 'postgres.password'), 'half')
  const server = await own(dataDir)
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
  expect(new URL(server.url)).toMatchObject({ hostname: '127.0.0.1', username: 'larder', pathname: '/larder' })
})

test.runIf(isRoot && isReachableByOthers(packageRoot()))(
  'a plain user can run it without any rights [PLAT-1]',
  async () => {
    const dataDir = join(folder, 'plain')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody, nobody)
    const server = await ownElsewhere(dataDir, { uid: nobody, gid: nobody })
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(nobody)
    expect(server.isAdopted).toBe(false)
  },
)
