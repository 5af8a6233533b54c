import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { runKilled } from '#tests/support/killed-process.ts'
import { standingPlanOf } from '../testing/standing-plan.ts'
import { createStandingOrder } from '../standing-orders.endpoints.ts'

/** Standing orders. */
const count = 50
const script = join(import.meta.dirname, '../testing/advancing-process.ts')

const api = await startApi()
const { db, clock } = api
const buyer = await api.as('buyer')

/** Two processes at once, each killed again and again. */
const advanceKilled = async (at: string) => {
  const killing = { script, args: [api.url, at], kills: 2, random: Math.random, livesMs: 250 }
  const killed = await Promise.all([runKilled(killing), runKilled(killing)])
  return killed.reduce((sum, each) => sum + each, 0)
}

test(
  `${count} standing orders in two processes that are killed again and again are drafted and ordered once each [NEXT-4]`,
  { timeout: 600_000 },
  async () => {
    clock.set(new Date('2026-03-02T16:00:00Z'))
    for (let n = 0; n < count; n++)
      await buyer.ask(createStandingOrder, {
        params: n % 2 === 0 ? shipTos.own : shipTos.sibling,
        body: standingPlanOf({
          name: `Number ${n}`,
          mode: 'auto',
          lines: [{ itemNumber: items.flour, orderedCases: 1, orderedUnits: 0 }],
        }),
      })
    // Tuesday and Wednesday, in Las Vegas: drafts, then orders.
    expect(await advanceKilled('2026-03-04T01:00:00Z')).toBeGreaterThan(0)
    const carts = () => db.row(`select count(*)::int as n from carts where delivery_date = '2026-03-05'`)
    expect(await carts()).toEqual({ n: count })
    expect(await advanceKilled('2026-03-05T00:30:00Z')).toBeGreaterThan(0)
    expect(await carts()).toEqual({ n: count })
    expect(
      await db.row(
        `select count(*)::int as orders, count(distinct cart_id)::int as carts, sum(total_cases)::int as cases from orders`,
      ),
    ).toEqual({ orders: count, carts: count, cases: count })
    expect(
      await db.row(
        `select count(*)::int as runs, count(distinct order_id)::int as orders from standing_order_runs where state = 'placed'`,
      ),
    ).toEqual({ runs: count, orders: count })
    const { n } = await db.row<{ n: number }>(
      `select count(*)::int as n from outbox_messages where topic = 'order.placed'`,
    )
    expect(n).toBe(count)
  },
)
