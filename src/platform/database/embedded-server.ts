import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from './database-away.ts'
import { type Cluster, spawnOptions } from './embedded-cluster.ts'
import { availableMemory, embeddedMemory } from './embedded-memory.ts'
import { processCommand, processMark } from './process-mark.ts'

/** A running postmaster. */
export interface Server {
  readonly pid: number
  readonly port: number
  /** False when this process started it. */
  readonly isAdopted: boolean
}

/** Milliseconds a start or stop may take, crash recovery included. */
const timeoutMs = 60_000
const largestLog = 5_000_000

/** Beside Node on one machine; everything that keeps data safe stays on. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Room for WORKERS=8 with a pool of 10 each, and for tools beside them.
  max_connections: '200',
  ...embeddedMemory(availableMemory()),
  work_mem: '8MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  log_min_messages: 'warning',
  // Neither statements nor details of errors: both may hold what people typed.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  password_encryption: 'scram-sha-256',
}

/** Where a user of the cluster finds a database. */
export const addressOf = (cluster: Cluster, port: number, user: string, database: string) =>
  `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}`

/**
 * The server that already runs on this cluster, or a new one on the wished port (any free one when
 * 0).
 */
export async function runServer(cluster: Cluster, wishedPort: number): Promise<Server> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    const running = await findServer(cluster)
    if (running === 'busy') {
      await sleep(50)
      continue
    }
    if (running) return running
    const started = await startServer(cluster, wishedPort || (await freePort()), end)
    if (started) return started
    await sleep(200)
  }
  throw new Error(`The embedded PostgreSQL did not start; its log is ${cluster.logFile}`)
}

/**
 * Fast shutdown: open transactions are rolled back, everything is written. Returns when the process
 * is gone.
 */
export async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    const stop = ['stop', '-D', cluster.folder, '-m', 'fast', '-w']
    const control = spawn(join(cluster.binaries, 'bin', 'pg_ctl'), stop, { stdio: 'ignore' })
    return new Promise((resolve) => control.on('exit', () => resolve()))
  }
  const mark = processMark(pid)
  if (mark === undefined) return
  signalStop(pid)
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(20)) if (processMark(pid) !== mark) return
  throw new Error(`The embedded PostgreSQL (process ${pid}) did not stop`)
}

/** Asks for the fast shutdown without waiting for it. */
export function signalStop(pid: number): void {
  if (processMark(pid) !== undefined && process.platform !== 'win32') process.kill(pid, 'SIGINT')
}

/** Lines 1, 2, 4 and 8 of postmaster.pid: process, folder, port, state. */
async function findServer(cluster: Cluster): Promise<Server | 'busy' | undefined> {
  const file = join(cluster.folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  const command = processCommand(pid)
  if (process.platform !== 'win32' && processMark(pid) === undefined) {
    refuseTornCopy(cluster, lines[1])
    return undefined
  }
  if (command !== undefined && !command.includes('postgres')) {
    refuseTornCopy(cluster, lines[1])
    // After a container restart the number belongs to someone else; PostgreSQL itself would wait
    // for it for ever.
    rmSync(file, { force: true })
    return undefined
  }
  if (lines[7]?.trim() !== 'ready') return 'busy'
  const port = Number(lines[3])
  const served = await servedFolder(cluster, port)
  if (served === undefined) return 'busy'
  if (served === realpathSync(cluster.folder)) return { pid, port, isAdopted: true }
  // The file came along with a copy, and its server lives: what was copied is no state the database
  // was ever in.
  throw new Error(
    `${cluster.folder} was copied from ${served} while that database was running, and cannot be used. Stop the portal ` +
      'and copy its DATA_DIR again, or restore an export.',
  )
}

/**
 * A server that ended orderly leaves no postmaster.pid. One that names another folder came along
 * with a copy of a running database: recovery would accept it, and rows may be torn.
 */
function refuseTornCopy({ folder }: Cluster, recorded = ''): void {
  const from = recorded.trim()
  const real = (path: string) => (existsSync(path) ? realpathSync(path) : path)
  if (process.platform === 'win32' || from === '' || real(from) === real(folder)) return
  throw new Error(
    `${folder} was copied from ${from} while that database was running, and cannot be used: copy the DATA_DIR of a ` +
      'portal that was stopped, or restore an export. If the folder was moved there after a crash, nothing is missing: ' +
      `remove ${join(folder, 'postmaster.pid')} and start again.`,
  )
}

/** The folder of the server on this port, when it accepts our password. */
async function servedFolder(cluster: Cluster, port: number): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: addressOf(cluster, port, 'postgres', 'postgres'),
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return realpathSync(rows[0]?.data_directory ?? '')
  } catch (error) {
    if (errorCode(error) === '28P01')
      throw new Error('The embedded PostgreSQL does not accept postgres.password', { cause: error })
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Undefined when another server still holds the folder: the caller looks again. */
async function startServer(cluster: Cluster, port: number, end: number): Promise<Server | undefined> {
  if (existsSync(cluster.logFile) && statSync(cluster.logFile).size > largestLog) truncateSync(cluster.logFile)
  const log = openSync(cluster.logFile, 'a', 0o600)
  const logStart = statSync(cluster.logFile).size
  const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  // Detached: Ctrl+C in the terminal must reach the portal first, which then stops the database
  // itself.
  const child = spawn(join(cluster.binaries, 'bin', 'postgres'), ['-D', cluster.folder, ...options], {
    ...spawnOptions(cluster),
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  let failure: string | undefined
  child.on('error', (error) => (failure = error.message))
  // Much later, after an orderly stop, the folder may be gone.
  const logged = () => (existsSync(cluster.logFile) ? readFileSync(cluster.logFile, 'utf8').slice(logStart) : '')
  child.on('exit', () => (failure ??= logged()))
  child.unref()
  while (Date.now() < end && failure === undefined) {
    const server = await findServer(cluster)
    if (server && server !== 'busy' && server.pid === child.pid) return { ...server, isAdopted: false }
    await sleep(25)
  }
  if (failure === undefined || /lock file|shared memory|Address already in use/.test(failure)) return undefined
  throw new Error(`The embedded PostgreSQL stopped at its start: ${failure.trim().split('\n').slice(-5).join(' ')}`)
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
