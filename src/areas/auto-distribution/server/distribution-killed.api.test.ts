import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import { runKilled } from '#tests/support/killed-process.ts'
import { createDistribution, getDistribution } from '../auto-distribution.endpoints.ts'

/** Ship-tos; the figure of the requirement is 5,000. */
const count = Number(process.env['LARDER_FAULT_ROUNDS'] ?? 300)
const script = join(import.meta.dirname, '../testing/distributing-process.ts')

const api = await startApi()
const { db, clock } = api
await migrateJobs(api.url, createLog('silent'))
const admin = await api.as('admin')
const numbers = Array.from({ length: count }, (_, n) => `8${String(n).padStart(6, '0')}`)
await db.run(
  `insert into ship_tos (division, number, bill_to, name, city, state, price_class)
   select 'NLV', unnest($1::text[]), '0000100', 'Kitchen', 'Las Vegas', 'NV', 'A'`,
  [numbers],
)
await db.run(
  `insert into route_days (division, ship_to, so_type, days, cut_off_time, block_jit_drop)
   select 'NLV', unnest($1::text[]), 'regularDelivery', '{1,2,3,4,5}', '17:00', false`,
  [numbers],
)

test(
  `a run over ${count} ship-tos that is killed again and again puts the item into each cart once [STAFF-5]`,
  { timeout: 600_000 },
  async () => {
    const { id } = await admin.ask(createDistribution, {
      body: {
        division: 'NLV',
        name: 'New flour',
        itemNumber: items.flour,
        orderedCases: 1,
        orderedUnits: 0,
        startsOn: '2026-03-02',
        everyWeeks: null,
        endsOn: null,
        shipTos: numbers,
      },
    })
    const find = async () => (await admin.ask(getDistribution, { params: { distributionId: id } })).runs
    const [run] = await find()
    const args = [api.url, clock.now().toISOString(), run!.id]
    const killed = await runKilled({ script, args, kills: 3, random: Math.random, livesMs: 200 })
    expect(killed).toBeGreaterThan(0)
    expect(await find()).toMatchObject([{ waiting: 0, added: count, skipped: 0 }])
    const found = await db.row(
      `select count(*)::int as carts, count(distinct c.ship_to)::int as "shipTos", sum(l.ordered_cases)::int as cases
       from carts c join cart_lines l on l.cart_id = c.id where c.ship_to like '8%'`,
    )
    expect(found).toEqual({ carts: count, shipTos: count, cases: count })
  },
)
