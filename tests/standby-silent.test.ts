import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { DatabaseAway } from '#platform/database/database-away.ts'
import { startEmbedded } from '#platform/database/embedded-postgres.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'

// A server of its own: its settings must not reach other tests.
const folder = mkdtempSync(join(tmpdir(), 'larder-standby-'))
// mkdtemp closes its folder to the user of the server.
chmodSync(folder, 0o755)
const server = await startEmbedded(folder, createLog('silent'))
const db = createDatabase(server.url, { max: 3 })
afterAll(async () => {
  await db.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Has every commit wait for a standby of this name. */
async function waitForStandby(name: string): Promise<void> {
  appendFileSync(join(folder, 'postgres', 'postgresql.auto.conf'), `synchronous_standby_names = '${name}'\n`)
  process.kill(server.pid(), 'SIGHUP')
  await expect
    .poll(() => db.row<{ name: string }>(`select current_setting('synchronous_standby_names') as name`))
    .toEqual({ name })
}

/** How a write ends while somebody at a console cancels the commits that wait for the standby. */
async function endOf(write: Promise<unknown>): Promise<string> {
  let ending: string | undefined
  void write.then(
    () => (ending = 'acknowledged'),
    (error: unknown) => (ending = error instanceof DatabaseAway ? 'away' : 'refused'),
  )
  while (ending === undefined) {
    await db.run(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)
    await sleep(20)
  }
  return ending
}

test('a commit whose wait for the standby was canceled is not acknowledged [PLAT-2]', async () => {
  await db.run('create table noted (n integer)')
  await db.run('insert into noted values (1)')
  await waitForStandby('silent')
  // The server waits from the moment on in which its checkpointer has read the setting, too.
  await expect.poll(() => endOf(db.run('insert into noted values (2)')), { timeout: 15_000 }).toBe('away')
  expect(await endOf(db.inTransaction((tx) => tx.run('insert into noted values (3)')))).toBe('away')
  // PostgreSQL has them all the same, and called them done.
  expect(await db.rows('select distinct n from noted order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})
