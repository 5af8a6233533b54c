import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor, people, shipTos } from '#tests/support/distributor.ts'
import { findEntries } from './find-entries.ts'

const { db } = await testDatabase()
await addDistributor(db)

/** More people than are looked up one by one. */
const crowd = Array.from({ length: 250 }, (_, n) => ({
  id: `00000000-0000-7000-8000-${String(1000 + n).padStart(12, '0')}`,
  email: `crowd-${n}@kitchen.example`,
}))
await db.run(
  `insert into users (id, email, name, display_name, first_name, type, role)
   select id, email, email, email, email, 'ece', 'customerUser' from unnest($1::uuid[], $2::text[]) c (id, email)`,
  [crowd.map(({ id }) => id), crowd.map(({ email }) => email)],
)
const everybody = [
  ...Object.entries(people).map(([who, id]) => ({
    id,
    email: `${who === 'otherDsr' ? 'other-dsr' : who}@larder.example`,
  })),
  ...crowd,
]

interface Entry {
  readonly id: string
  readonly at: string
  readonly real: string
  readonly acting: string
  readonly action: string
  readonly entity: string
  readonly place: { division: string; shipTo: string } | undefined
  readonly orderNumber: string | undefined
}

/** The same 600 entries in every run: a linear congruential generator instead of chance. */
function makeEntries(): Entry[] {
  let state = 7
  const pick = <T>(values: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return values[Math.floor((state / 2_147_483_648) * values.length)]!
  }
  const actors = [...Object.values(people), ...Object.values(people), ...crowd.slice(0, 20).map(({ id }) => id)]
  const places = [undefined, ...Object.values(shipTos), { division: 'NIC', shipTo: shipTos.own.shipTo }]
  return Array.from({ length: 600 }, (_, n) => {
    const real = pick(actors)
    const orderNumber = pick([undefined, '200', '201', '0000101'])
    return {
      id: String(n + 1),
      at: new Date(Date.UTC(2026, 2, 1) + n * 3_600_000).toISOString(),
      real,
      acting: pick([real, real, pick(actors)]),
      action: pick(['order.place', 'order.place', 'session.start', 'user.deactivate']),
      entity: pick([`user:${pick(actors)}`, `order:${n % 9}`, 'odd:a"b\\{c}', '200']),
      place: pick(places),
      orderNumber,
    }
  })
}
const entries = makeEntries()
await db.run(
  `insert into audit_entries (id, at, real_user_id, user_id, action, entity, division, ship_to, details) overriding system value
   select * from unnest($1::bigint[], $2::timestamptz[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::jsonb[])`,
  [
    entries.map(({ id }) => id),
    entries.map(({ at }) => at),
    entries.map(({ real }) => real),
    entries.map(({ acting }) => acting),
    entries.map(({ action }) => action),
    entries.map(({ entity }) => entity),
    entries.map(({ place }) => place?.division ?? null),
    entries.map(({ place }) => place?.shipTo ?? null),
    entries.map(({ orderNumber }) => JSON.stringify(orderNumber === undefined ? {} : { orderNumber })),
  ],
)

/** Whose ship-tos are whose, from the distributor's own lists. */
const own: Readonly<Record<string, readonly { division: string; shipTo: string }[] | 'all'>> = {
  admin: 'all',
  dsr: [shipTos.own, shipTos.sibling, shipTos.prospective],
  otherDsr: [shipTos.foreign, shipTos.otherDivision],
  dsm: [shipTos.own, shipTos.sibling, shipTos.foreign, shipTos.prospective],
}
const isSame = (a: Entry['place'], b: Entry['place']) => a?.division === b?.division && a?.shipTo === b?.shipTo

/** The filters of the trail as their requirement words them, entry by entry. */
function read(reader: keyof typeof people, filters: { person: string; about: string; action: string; day: boolean }) {
  const named = (text: string) => everybody.filter(({ email }) => email.includes(text)).map(({ id }) => id)
  const who = named(filters.person)
  const subjects = named(filters.about).map((id) => `user:${id}`)
  const mine = own[reader]!
  return entries
    .filter(
      ({ real, place }) =>
        mine === 'all' || real === people[reader] || (place && mine.some((one) => isSame(one, place))),
    )
    .filter(({ real, acting }) => filters.person === '' || who.includes(real) || who.includes(acting))
    .filter(({ action }) => filters.action === '' || action === filters.action)
    .filter(({ at }) => !filters.day || at.startsWith('2026-03-10'))
    .filter(
      ({ entity, place, orderNumber }) =>
        filters.about === '' ||
        entity === filters.about ||
        entity.split(':')[1] === filters.about ||
        subjects.includes(entity) ||
        orderNumber === filters.about ||
        place?.shipTo === filters.about.padStart(7, '0'),
    )
    .map(({ id }) => id)
    .toReversed()
}

test.each(Object.keys(own) as (keyof typeof people)[])(
  '%s finds exactly the entries that pass every filter, newest first, in pages, and none of customers of others [PLAT-8, ACCESS-4]',
  async (reader) => {
    for (const person of ['', 'dsr', 'buyer@', 'crowd-', 'nobody'])
      for (const about of ['', '200', '101', 'stranger@', 'crowd-', 'a"b\\{c}'])
        for (const action of ['', 'order.place', 'cart.created'])
          for (const day of [false, true]) {
            const expected = read(reader, { person, about, action, day })
            const days = day ? { from: '2026-03-10T00:00:00Z', until: '2026-03-11T00:00:00Z' } : {}
            const filters = { person, about, action, ...days }
            const label = JSON.stringify(filters)
            const first = await findEntries(db, people[reader], filters, { before: null, limit: 10 })
            expect(first, label).toEqual(expected.slice(0, 10))
            if (expected.length <= 10) continue
            const next = await findEntries(db, people[reader], filters, { before: first.at(-1)!, limit: 1000 })
            expect(next, label).toEqual(expected.slice(10))
          }
  },
)

test('what a filter compares for the customers of a rep, or for one person, is read from an index alone [PLAT-8]', async () => {
  await db.run(
    `insert into audit_entries (id, real_user_id, user_id, action, entity, division, ship_to) overriding system value
    select 1000 + n, $1, $1, 'session.start', 'x:' || n, 'NLV', lpad((n % 2000)::text, 7, '0') from generate_series(1, 20000) n`,
    [people.buyer],
  )
  await db.run('vacuum (analyze) audit_entries')
  const compared = `a.user_id <> $1 and a.action <> 'never' and a.entity <> '' and a.at > '2020-01-01'`
  for (const lead of [`a.ship_to = '0000101' and a.division = 'NLV'`, `a.real_user_id = '${people.dsr}'`]) {
    const [plan] = await db.rows<{ 'QUERY PLAN': object }>(
      `explain (format json) select a.id from audit_entries a where $1::uuid is not null and ${lead} and ${compared} order by a.id desc limit 31`,
      [people.buyer],
    )
    expect(JSON.stringify(plan), lead).toContain('Index Only Scan')
  }
})
