import { beforeEach, expect, test } from 'vitest'
import { type LiveEvent, publish } from '#platform/events/live-events.ts'
import { startApi } from '#tests/support/api.ts'
import { people, type Person, shipTos } from '#tests/support/distributor.ts'
import { rightsOfSessions } from './rights-of-sessions.ts'

const api = await startApi()
const { db } = api
let count = 0

/** Publishes an event of a ship-to and returns its id. */
async function happen(place: { division: string; shipTo: string } = shipTos.own, more: Partial<LiveEvent> = {}) {
  const id = `o-${++count}`
  await publish(db, { topic: 'order', ...place, id, ...more })
  return id
}
const ids = (heard: readonly LiveEvent[]) => heard.map(({ id }) => id)

/** Lets events happen until one arrives. */
async function arrivesAgain(heard: readonly LiveEvent[], place?: { division: string; shipTo: string }) {
  const sent = new Set<string>()
  await expect
    .poll(
      async () => {
        sent.add(await happen(place))
        return heard.some(({ id }) => sent.has(id!))
      },
      { interval: 5 },
    )
    .toBe(true)
}

const give = (userId: string, billTo: string, division = 'NLV') =>
  db.run(`insert into user_bill_tos values ($1, $2, $3) on conflict do nothing`, [userId, division, billTo])

beforeEach(async () => {
  await db.run('delete from sessions')
  await db.run('delete from user_bill_tos where user_id = $1', [people.buyer])
  await give(people.buyer, '0000100')
})

test.each<[string, Person, string, { division: string; shipTo: string }]>([
  ['whose customer was withdrawn', 'buyer', `delete from user_bill_tos where user_id = '${people.buyer}'`, shipTos.own],
  [
    'who was narrowed to another ship-to',
    'colleague',
    `insert into user_ship_tos values ('${people.colleague}', 'NLV', '0000102')`,
    shipTos.own,
  ],
  [
    'whose accounts went to another rep',
    'dsr',
    `update ship_tos set dsr_email = 'other-dsr@larder.example' where number = '0000101'`,
    shipTos.own,
  ],
  ['who is no manager any more', 'dsm', `update users set role = 'dsr' where id = '${people.dsm}'`, shipTos.foreign],
  ['who left the office', 'admin', `update users set role = 'dsr' where id = '${people.admin}'`, shipTos.foreign],
  [
    'whose ship-to went to another bill-to',
    'stranger',
    `update ship_tos set bill_to = '0000100' where number = '0000201'`,
    shipTos.foreign,
  ],
])('a stream of somebody %s gets nothing of it from that commit on [ACCESS-4]', async (_, person, statement, place) => {
  const heard = await api.listen(person)
  const before = await happen(place)
  await expect.poll(() => ids(heard)).toContain(before)
  await db.run(statement)
  const after = await Promise.all(Array.from({ length: 20 }, () => happen(place)))
  await allIsDecided(heard)
  expect(ids(heard).filter((id) => after.includes(id!))).toEqual([])
})

/** An event for everybody comes last: once it is there, everything before it was decided. */
const allIsDecided = (heard: readonly LiveEvent[]) =>
  expect
    .poll(
      async () => {
        await publish(db, { topic: 'catalogue' })
        return heard.at(-1)?.topic
      },
      { interval: 5 },
    )
    .toBe('catalogue')

test('a new customer counts at once, without another stream [ACCESS-4]', async () => {
  const heard = await api.listen('buyer')
  await give(people.buyer, '0000900', 'NIC')
  await arrivesAgain(heard, shipTos.otherDivision)
})

test('a stream of somebody who was deactivated ends [ACCESS-4]', async () => {
  const [stream, other] = [await api.listen('accounting'), await api.listen('stranger')]
  await db.run(`update users set is_active = false where id = '${people.accounting}'`)
  await expect.poll(() => stream.isEnded).toBe(true)
  expect(other.isEnded).toBe(false)
})

test('staff who act as a customer receive the events the customer may see, and none once they may no longer act as them [AUTH-8]', async () => {
  await db.run(`update users set role = 'dsm' where id = '${people.dsm}'`)
  await api.as('dsm')
  const [session] = await db.rows<{ key: string }>(
    `update sessions set user_id = '${people.buyer}' where real_user_id = '${people.dsm}' and user_id = real_user_id
     returning encode(token_hash, 'hex') as key`,
  )
  const { key } = session!
  const rights = async () => (await rightsOfSessions(db, [key], api.clock.now())).get(key)
  expect(await rights()).toMatchObject({ userId: people.buyer, isStaff: false })
  await db.run(`update ship_tos set dsm_email = '' where number in ('0000101', '0000102')`)
  expect(await rights()).toBeUndefined()
  await db.run(`update ship_tos set dsm_email = 'dsm@larder.example' where division = 'NLV'`)
  expect(await rights()).toBeDefined()
})

test('in 100 rounds of revoking amid traffic, no event sent after the revocation arrives [ACCESS-4]', async () => {
  const heard = await api.listen('buyer')
  const late: string[] = []
  let delivered = 0
  for (let round = 0; round < 100; round++) {
    const before = [happen(), happen(), happen()]
    await db.run('delete from user_bill_tos where user_id = $1', [people.buyer])
    const after = await Promise.all([happen(), happen(), happen()])
    await Promise.all(before)
    // A right granted again before these events are decided may receive them.
    await allIsDecided(heard)
    await give(people.buyer, '0000100')
    await arrivesAgain(heard)
    late.push(...after.filter((id) => ids(heard).includes(id)))
    delivered = heard.length
  }
  expect(late).toEqual([])
  expect(delivered).toBeGreaterThanOrEqual(100)
}, 60_000)
