import { expect, test } from 'vitest'
import { checkBooks } from '#platform/book-check.ts'
import { addDistributor } from '#tests/support/distributor.ts'
import { testDatabase } from '#tests/support/database.ts'
import { placeTestOrder } from '../testing/sales-history.ts'
import { salesBookChecks } from './book-checks.ts'
import { rebuildSales } from './summaries.store.ts'
import { sumMarked } from './summarize-sales.ts'

const { db } = await testDatabase()
await addDistributor(db)
const today = '2026-03-12'
const flour = { itemNumber: '0001001', cases: 1, cents: 2003 }

const sold = () =>
  db.row<{ lines: number; sums: number }>(
    `select (select sum(line_total_cents) from order_lines)::int as lines,
       (select sum(sales_cents) from sales_days where ship_to <> '')::int as sums`,
  )

test('a rebuild while orders arrive loses none and counts none twice [STAFF-6]', async () => {
  const days = Array.from({ length: 20 }, (_, n) => `20${24 + Math.floor(n / 10)}-0${1 + (n % 9)}-11`)
  for (const day of days) await placeTestOrder(db, { shipTo: '0000101', day, lines: [flour] })
  await sumMarked(db, { waits: true, today })
  let isOver = false
  let arrived = 0
  const rebuilding = rebuildSales(db, today).finally(() => (isOver = true))
  const lane = async (shipTo: string): Promise<void> => {
    for (let n = 0; !isOver; n++, arrived++)
      await placeTestOrder(db, { shipTo, day: days[n % days.length]!, lines: [flour] })
  }
  await Promise.all([rebuilding, lane('0000101'), lane('0000102')])
  expect(arrived).toBeGreaterThan(5)
  // What came after the rebuild had looked is left to the job.
  await sumMarked(db, { waits: true, today })
  expect(await sold()).toEqual({ lines: (20 + arrived) * 2003, sums: (20 + arrived) * 2003 })
  expect(await checkBooks(db, salesBookChecks)).toEqual([])
})

test('an item that goes to another category takes its recent sales along, and a block later they are others [STAFF-6]', async () => {
  const recent = () =>
    db.rows<object>(
      `select ship_to as "shipTo", category_id as category, sales_cents::int as cents from sales_recent_categories
       where ship_to = '0000201' order by 2`,
    )
  const [is, other] = (
    await db.rows<{ id: string }>(
      `select distinct on (id <> category_id) k.id from categories k, items i
       where i.division = 'NLV' and i.item_number = '0001001' order by id <> category_id, k.id`,
    )
  ).map(({ id }) => id)
  await placeTestOrder(db, { shipTo: '0000201', day: '2026-03-09', lines: [flour] })
  await placeTestOrder(db, { shipTo: '0000201', day: '2025-09-01', lines: [{ ...flour, cents: 500 }] })
  await sumMarked(db, { waits: true, today })
  expect(await recent()).toEqual([{ shipTo: '0000201', category: is, cents: 2503 }])
  await db.run(`update items set category_id = $1 where division = 'NLV' and item_number = '0001001'`, [other])
  await sumMarked(db, { waits: true, today })
  expect(await recent()).toEqual([{ shipTo: '0000201', category: other, cents: 2503 }])
  // The seven blocks until March 16 begin on September 29.
  await sumMarked(db, { waits: true, today: '2026-03-16' })
  expect(await recent()).toEqual([{ shipTo: '0000201', category: other, cents: 2003 }])
})
