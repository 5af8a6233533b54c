import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import type { Log } from '#platform/log.ts'
import { runEvery } from '#platform/loops.ts'
import { type Cluster, prepareCluster } from './embedded-cluster.ts'
import { type Owners, ownersOf } from './embedded-owners.ts'
import { type Server, addressOf, runServer, signalStop, stopServer } from './embedded-server.ts'
import { processMark } from './process-mark.ts'

/** The embedded server as one owner sees it. */
export interface EmbeddedPostgres {
  /** For the database `larder`; stays the same when the server is restarted. Holds the password. */
  readonly url: string
  pid(): number
  /** True when the server was already running. */
  readonly isAdopted: boolean
  /** Leaves; the last owner stops the server. */
  stop(): Promise<void>
}

/** Milliseconds between two looks whether the server still lives. */
const watchEvery = 500
const databaseName = 'larder'

/**
 * PLAT-1: a PostgreSQL of our own in the data folder, for a machine with only Node. Several
 * processes may own one server: it is started by the first, adopted by the others, found again
 * after a crash of its starter, restarted when it dies, and stopped by the last one.
 */
export async function startEmbedded(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  const owners = ownersOf(resolve(dataDir))
  const { cluster, owner, server } = await owners.exclusively(async () => {
    const prepared = prepareCluster(resolve(dataDir), log)
    const running = await runServer(prepared, 0)
    await makeDatabase(prepared, running.port)
    return { cluster: prepared, server: running, owner: owners.join() }
  })
  log.info({ pid: server.pid, port: server.port, isAdopted: server.isAdopted }, 'The embedded PostgreSQL is ready')
  const watch = watchServer(cluster, owners, server, log)
  let leaving: Promise<void> | undefined
  // A process that ends without leaving (a failed start, an error nobody caught) still takes its
  // server along.
  const abandon = () => {
    owners.leave(owner)
    if (owners.count() === 0) signalStop(watch.pid())
  }
  process.on('exit', abandon)
  return {
    url: addressOf(cluster, server.port, databaseName, databaseName),
    pid: watch.pid,
    isAdopted: server.isAdopted,
    stop: () => (leaving ??= leave()),
  }

  async function leave() {
    process.off('exit', abandon)
    await watch.end()
    await owners.exclusively(async () => {
      owners.leave(owner)
      if (owners.count() === 0) await stopServer(cluster, watch.pid())
    })
  }
}

/** The portal's role owns its database and nothing else: it is no superuser. */
async function makeDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(cluster, port, 'postgres', 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (rowCount) return
    const role = await client.query('select from pg_roles where rolname = $1', [databaseName])
    const password = pg.escapeLiteral(cluster.password)
    if (!role.rowCount) await client.query(`create role ${databaseName} login createdb password ${password}`)
    await client.query(`create database ${databaseName} owner ${databaseName}`)
  } finally {
    await client.end()
  }
}

/**
 * Looks twice a second whether the server still lives and brings it back on the same port when it
 * does not.
 */
function watchServer(cluster: Cluster, owners: Owners, server: Server, log: Log) {
  let pid = server.pid
  let mark = processMark(pid)
  const end = runEvery({
    loop: 'embedded-database',
    everyMs: watchEvery,
    round: async () => {
      if (processMark(pid) === mark) return
      log.warn({ pid }, 'The embedded PostgreSQL is gone; starting it again')
      const revived = await owners.exclusively(() => runServer(cluster, server.port))
      pid = revived.pid
      mark = processMark(pid)
    },
    onFailure: (error) => log.error(error, 'The embedded PostgreSQL did not come back; trying again'),
  })
  return { pid: () => pid, end }
}
