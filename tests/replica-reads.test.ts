import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { getSpend, setSpendBudget } from '#areas/sales-analytics/spend.endpoints.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { migrate } from '#platform/database/migrate.ts'
import { primaryPosition, type PositionRow, Replica } from '#platform/database/replica.ts'
import type { Queries } from '#platform/database/database.ts'
import { createLog } from '#platform/log.ts'
import { replicaReads } from '#platform/meters.ts'
import { addWorlds } from './support/access-worlds.ts'
import { startApi } from './support/api.ts'
import type { Person } from './support/distributor.ts'
import { sampleInput } from './support/sample-input.ts'
import { startStandbyPair } from './support/standby.ts'

// Decision 30, with a real standby: what runs there is as new as its request.
const pair = await startStandbyPair()
const log = createLog('silent')
const db = createDatabase(pair.url, { max: 5 })
await migrate(db)
const standby = createDatabase(pair.standbyUrl, { max: 5, home: db.home })
// Whatever else the machine does: a standby that is behind is waited for.
const patientMs = 30_000
const replica = new Replica(standby, db, log, patientMs)
const api = await startApi({}, log, { db, url: pair.url, replica })
const plain = await startApi({}, log, { db, url: pair.url, isFilled: true })
const { worlds } = await addWorlds(api)
await db.run('create table noted (n integer)')
afterAll(() => db.close())

const reads = areas.flatMap((area) => area.handlers ?? []).filter(({ isOnReplica }) => isOnReplica)

/** Reads so far, by where they ran. */
async function counted(): Promise<Record<string, number>> {
  const { values } = await replicaReads.get()
  return Object.fromEntries(values.map(({ labels, value }) => [labels.server, value]))
}
/** Where the reads of this work ran. */
async function whereRan(work: () => Promise<unknown>): Promise<{ standby: number; primary: number }> {
  const before = await counted()
  await work()
  const after = await counted()
  const ran = (server: string) => (after[server] ?? 0) - (before[server] ?? 0)
  return { standby: ran('standby'), primary: ran('primary') }
}
const positionNow = async () => (await db.row<PositionRow>(primaryPosition())).position
const countNoted = async (queries: Queries) =>
  (await queries.row<{ count: number }>('select count(*)::int as count from noted')).count
/** A replica of its own, as one that missed the standby leaves it alone for a while. */
const freshReplica = (waitMs?: number) => new Replica(standby, db, log, waitMs)

beforeEach(() => db.run('truncate noted'))

test.each(reads.map(({ endpoint }) => [endpoint.name, endpoint] as const))(
  '%s runs on the standby, and returns what the primary would',
  async (_name, endpoint) => {
    for (const who of ['buyer', 'dsr', 'admin', 'stranger'] as Person[]) {
      const [late, direct] = [await api.as(who), await plain.as(who)]
      for (const { ids } of worlds) {
        const input = sampleInput(endpoint, ids) as never
        const { status, body } = await direct.call(endpoint, input)
        let answer: unknown
        const ran = await whereRan(async () => {
          const found = await late.call(endpoint, input)
          answer = { status: found.status, body: found.body }
        })
        expect(answer).toEqual({ status, body })
        expect(ran.primary, `${who} asked ${JSON.stringify(input)}`).toBe(0)
        if (status === 200) expect(ran.standby).toBe(1)
      }
    }
  },
)

test('the pool of the standby is among the metrics [PLAT-7]', async () => {
  const { text } = await api.send({ method: 'GET', url: '/metrics', address: '127.0.0.1' })
  expect(text).toMatch(/larder_database_connections\{server="standby",state="idle"\} [1-9]/)
  expect(text).toContain('larder_database_connections_max{server="standby"} 5')
})

test('whoever writes reads what was written, again and again', async () => {
  const buyer = await api.as('buyer')
  const { ids } = worlds[0]!
  const params = { division: ids['division']!, shipTo: ids['shipTo']! }
  const ran = await whereRan(async () => {
    let version = (await buyer.ask(getSpend, { params, query: {} })).budget?.version ?? 0
    for (let month = 100; month < 160; month++) {
      const saved = await buyer.ask(setSpendBudget, { params, body: { month, version } })
      version = saved.budget!.version
      expect((await buyer.ask(getSpend, { params, query: {} })).budget?.month).toBe(month)
    }
  })
  expect(ran.standby).toBeGreaterThan(50)
})

test('a standby that is behind is waited for, and left out when it stays behind', async () => {
  const own = freshReplica(patientMs)
  await pair.onStandby('select pg_wal_replay_pause()')
  await db.run('insert into noted values (1)')
  const soon = await positionNow()
  const resumed = sleep(40).then(() => pair.onStandby('select pg_wal_replay_resume()'))
  expect(await whereRan(async () => expect(await own.read(soon, countNoted)).toBe(1))).toEqual({
    standby: 1,
    primary: 0,
  })
  await resumed
  await pair.onStandby('select pg_wal_replay_pause()')
  await db.run('insert into noted values (2)')
  const late = await positionNow()
  const impatient = freshReplica()
  const ran = await whereRan(async () => {
    for (let count = 0; count < 20; count++) expect(await impatient.read(late, countNoted)).toBe(2)
  })
  await pair.onStandby('select pg_wal_replay_resume()')
  expect(ran).toEqual({ standby: 0, primary: 20 })
})

test('a standby that goes away in the middle costs nobody their answer, and serves again when it is back', async () => {
  const own = freshReplica(patientMs)
  const read = async () => own.read(await positionNow(), countNoted)
  expect(await read()).toBe(0)
  const slow = own.read(await positionNow(), async (queries) => {
    await queries.run('select pg_sleep(0.5)')
    return countNoted(queries)
  })
  await sleep(200)
  pair.stopStandby()
  expect(await slow).toBe(0)
  for (let count = 0; count < 20; count++) expect(await read()).toBe(0)
  pair.startStandby()
  await expect.poll(() => whereRan(read), { timeout: 20_000 }).toEqual({ standby: 1, primary: 0 })
})

test('what is refused on the standby is refused, and a read that writes runs on the primary', async () => {
  const own = freshReplica(patientMs)
  const position = await positionNow()
  const refused = own.read(position, (queries) => queries.row('select 1 / 0'))
  await expect(refused).rejects.toThrow('division by zero')
  const ran = await whereRan(() => own.read(position, (queries) => queries.run('insert into noted values (3)')))
  expect(ran).toEqual({ standby: 0, primary: 1 })
  expect(await countNoted(db)).toBe(1)
})

test('another server, and one that is no standby, are never read', async () => {
  const other = createDatabase(inject('testServer').url, { max: 2 })
  const itself = createDatabase(pair.url, { max: 2 })
  for (const server of [other, itself]) {
    const own = new Replica(server, db, log)
    const position = await positionNow()
    expect(await whereRan(() => own.read(position, countNoted))).toEqual({ standby: 0, primary: 1 })
    await own.close()
  }
})
