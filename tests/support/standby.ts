import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { prepareCluster, spawnOptions } from '#platform/database/embedded-cluster.ts'
import { startEmbedded } from '#platform/database/embedded-postgres.ts'
import { createLog } from '#platform/log.ts'

/** A primary of a test's own with a standby that streams from it. */
export interface StandbyPair {
  readonly url: string
  readonly standbyUrl: string
  /** SQL as the superuser of the standby, such as `select pg_wal_replay_pause()`. */
  onStandby(sqlText: string): Promise<void>
  /** The standby goes away and comes back. */
  stopStandby(): void
  startStandby(): void
}

/**
 * Starts both on the loopback interface; the standby is a copy of the running primary. Both end
 * after the test file.
 */
export async function startStandbyPair(): Promise<StandbyPair> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-replica-'))
  // mkdtemp closes its folder to the user of the server.
  chmodSync(folder, 0o755)
  const server = await startEmbedded(folder, createLog('silent'))
  const cluster = prepareCluster(folder, createLog('silent'))
  const standby = join(folder, 'standby')
  const address = (url: string, port: number | string) => {
    const own = new URL(url)
    own.port = String(port)
    return own
  }
  const superuser = (port: number | string) => {
    const own = address(server.url, port)
    own.username = 'postgres'
    own.pathname = '/postgres'
    return own.href
  }
  const { port: primaryPort, password } = new URL(server.url)
  await asClient(superuser(primaryPort), async (client) => {
    // Start and stop are one session's; the log in between is streamed.
    await client.query(`select pg_backup_start('standby', true)`)
    cpSync(cluster.folder, standby, { recursive: true })
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
    writeFileSync(join(standby, 'backup_label'), rows[0]!.label)
  })
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(standby, name), { force: true })
  writeFileSync(join(standby, 'standby.signal'), '')
  const from = `host=127.0.0.1 port=${primaryPort} user=postgres password=${password}`
  appendFileSync(join(standby, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
  const { runAs } = cluster
  if (runAs) spawnSync('chown', ['-R', `${runAs.uid}:${runAs.gid}`, standby])
  chmodSync(standby, 0o700)
  const port = await freePort()
  const control = (...words: string[]) => {
    const run = { ...spawnOptions(cluster), encoding: 'utf8' as const }
    const { status, stderr } = spawnSync(join(cluster.binaries, 'bin', 'pg_ctl'), ['-D', standby, '-w', ...words], run)
    if (status !== 0) throw new Error(stderr)
  }
  // A standby has to allow as many connections as its primary.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`
  const startStandby = () => control('-l', join(standby, 'log'), '-o', options, 'start')
  const stopStandby = () => control('-m', 'immediate', 'stop')
  startStandby()
  let isAway = false
  // Before the tests' own hooks, so that it runs after them, and when a file fails while it loads.
  afterAll(async () => {
    if (!isAway) stopStandby()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    url: server.url,
    standbyUrl: address(server.url, port).href,
    onStandby: (sqlText) => asClient(superuser(port), async (client) => void (await client.query(sqlText))),
    stopStandby: () => {
      stopStandby()
      isAway = true
    },
    startStandby: () => {
      startStandby()
      isAway = false
    },
  }
}

async function asClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await work(client).finally(() => client.end())
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
