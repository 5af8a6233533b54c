import { expect, test } from 'vitest'
import { checkBooks } from '#platform/book-check.ts'
import { random } from '#areas/demo/generate/random.ts'
import { addDistributor } from '#tests/support/distributor.ts'
import { testDatabase } from '#tests/support/database.ts'
import { expectAnswers } from '../testing/expect-answers.ts'
import { expectedSums, type KnownOrder, readCategories, readSums, readTops } from '../testing/expected-sums.ts'
import { addTestLines, billTestSale, placeTestOrder, type TestLine } from '../testing/sales-history.ts'
import { salesBookChecks } from './book-checks.ts'
import { rebuildSales, sumMarkedBlock } from './summaries.store.ts'
import { sumMarked } from './summarize-sales.ts'

const { db } = await testDatabase()
await addDistributor(db)

const today = '2026-03-12'
const summarize = () => sumMarked(db, { waits: false, today })
const dayTotals = () =>
  db.rows<object>(
    `select ship_to as "shipTo", day::text, orders, lines, cases::int, units::int, sales_cents::int as sales, cost_cents::int as cost
     from sales_days order by ship_to, day`,
  )
const booksOf = () => checkBooks(db, salesBookChecks)
const flour = (cases: number, cents: number, units = 0): TestLine => ({ itemNumber: '0001001', cases, units, cents })

test('an order counts on its delivery day until it is billed, then by the invoice; a credit takes away [STAFF-6]', async () => {
  const id = await placeTestOrder(db, { shipTo: '0000101', day: '2026-03-03', lines: [flour(2, 4000, 3)] })
  await summarize()
  const ofOrder = { orders: 1, lines: 1, cases: 2, units: 3, sales: 4000 }
  // Two cases at $15.00 and three eaches of eight: 3000 + 562.5, rounded.
  expect(await dayTotals()).toEqual([
    { shipTo: '', day: '2026-03-03', ...ofOrder, cost: 3563 },
    { shipTo: '0000101', day: '2026-03-03', ...ofOrder, cost: 3563 },
  ])
  await billTestSale(db, { shipTo: '0000101', day: '2026-03-04', orderId: id, lines: [flour(1, 2000)] })
  await billTestSale(db, { shipTo: '0000101', day: '2026-03-05', creditRequest: 'CR1', lines: [flour(-1, -2000)] })
  await billTestSale(db, { shipTo: '0000101', day: '2026-03-05', isDeposit: true, lines: [flour(-1, -900)] })
  await summarize()
  expect((await dayTotals()).slice(2)).toEqual([
    { shipTo: '0000101', day: '2026-03-04', orders: 1, lines: 1, cases: 1, units: 0, sales: 2000, cost: 1500 },
    { shipTo: '0000101', day: '2026-03-05', orders: 0, lines: 1, cases: -1, units: 0, sales: -2000, cost: -1500 },
  ])
  expect(await booksOf()).toEqual([])
})

test('catch weight costs its share of the average case [STAFF-6]', async () => {
  const lines = [{ itemNumber: '0001003', cases: 1, cents: 9900, weight: 5000 }]
  await billTestSale(db, { shipTo: '0000102', day: '2026-03-09', lines })
  await summarize()
  // 50 lb of a case of 40 lb that costs $80.00.
  expect((await dayTotals()).at(-1)).toMatchObject({ shipTo: '0000102', cost: 10_000 })
})

test('a line costs what its item cost on its day, also after the cost moved [STAFF-6]', async () => {
  const inYears = '2099-01-05'
  const lines = [{ itemNumber: '0001002', cases: 1, cents: 5000 }]
  await placeTestOrder(db, { shipTo: '0000102', day: inYears, lines })
  await placeTestOrder(db, { shipTo: '0000102', day: '2026-03-10', lines })
  await summarize()
  // The entry of today is the first of the item: the one before it shows that days before keep it.
  await db.run(`update item_cost_history set since = '2020-01-01'`)
  await db.run(`update items set cost_cents = 2600 where item_number = '0001002'`)
  await summarize()
  const costOn = async (day: string) =>
    (
      await db.row<{ cost: number }>(
        `select cost_cents::int as cost from sales_days where ship_to = '0000102' and day = $1`,
        [day],
      )
    ).cost
  expect([await costOn('2026-03-10'), await costOn(inYears)]).toEqual([2500, 2600])
  expect(await booksOf()).toEqual([])
  await rebuildSales(db, today)
  expect([await costOn('2026-03-10'), await costOn(inYears)]).toEqual([2500, 2600])
})

test('two processes that sum up at once do it one after the other, and a mark made in the meantime stays [STAFF-6]', async () => {
  await placeTestOrder(db, { shipTo: '0000201', day: '2026-03-11', lines: [flour(1, 2000)] })
  await db.inTransaction(async (tx) => {
    await tx.rows('select pg_advisory_xact_lock($1)', [0x73616c65])
    expect(await sumMarkedBlock(db, { waits: false, today })).toBe('busy')
  })
  const steps = await Promise.all(Array.from({ length: 4 }, () => sumMarkedBlock(db, { waits: true, today })))
  // One sums up, one makes the habits.
  expect(steps.filter((step) => step === 'summed')).toHaveLength(2)
  expect(await summarize()).toBe(0)
  // A change that is not committed yet when the job reads.
  await db.inTransaction(async (tx) => {
    await placeTestOrder(tx, { shipTo: '0000201', day: '2026-03-11', lines: [flour(1, 2100)] })
    await summarize()
  })
  expect(await summarize()).toBe(2)
  expect(await db.row(`select sales_cents::int as sales from sales_days where ship_to = '0000201'`)).toEqual({
    sales: 4100,
  })
})

test('few marks are summed up in one step, whatever their blocks and seasons [STAFF-6]', async () => {
  for (const day of ['2025-09-10', '2025-12-24', '2026-03-12'])
    await placeTestOrder(db, { shipTo: '0000201', day, lines: [flour(1, 1000)] })
  // One for the sums, one for the habits.
  expect(await summarize()).toBe(2)
  expect(await booksOf()).toEqual([])
})

test('a payment is no sale: it marks nothing [STAFF-6]', async () => {
  await db.run(
    `insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on)
     select division, invoice_number, 'payment', 'pay', -100, invoice_date from invoices where total_cents > 0`,
  )
  expect(await summarize()).toBe(0)
})

const managers = ['dsm@larder.example', 'other-dsm@larder.example', '']
/** The sales manager of each ship-to. */
const teams = new Map(['0000101', '0000102', '0000201'].map((shipTo) => [shipTo, managers[0]!]))

const histories = Number(process.env['LARDER_SALES_HISTORIES'] ?? 8)

test(
  'after any history of orders, changes, cancellations and credits the sums are those of the lines [STAFF-6]',
  async () => {
    await db.run('truncate order_lines, invoice_lines, invoice_entries, invoices, orders cascade')
    await rebuildSales(db, today)
    const counts = new Map<string, number>()
    const categories = [...new Set((await readCategories(db)).values())]
    expect(categories.length).toBeGreaterThan(1)
    for (let seed = 1; seed <= histories; seed++) {
      const chance = random(seed)
      const [shipTos, numbers] = [
        ['0000101', '0000102', '0000201'],
        ['0001001', '0001002', '0001003', '0001004'],
      ]
      // Around the border of two blocks, and on the last day that is not recent.
      const days = ['2026-01-18', '2026-01-19', '2026-02-14', '2026-02-16', '2026-03-02', '2025-08-31', '2025-09-01']
      const someDay = () => one(days)!
      const someLines = (sign = 1): TestLine[] =>
        Array.from({ length: chance.whole(1, 4) }, () => ({
          itemNumber: numbers[chance.whole(0, 3)]!,
          cases: sign * chance.whole(1, 9),
          units: sign * chance.whole(0, 5),
          cents: sign * chance.whole(1, 99_999),
        }))
      const orders: KnownOrder[] = []
      const loose: { shipTo: string; day: string; lines: TestLine[]; isCredit: boolean }[] = []
      const unbilled = () => orders.filter(({ invoices }) => invoices.length === 0)
      const one = <T>(of: readonly T[]): T | undefined => of[chance.whole(0, Math.max(0, of.length - 1))]
      const moves: Record<string, () => Promise<void>> = {
        place: async () => {
          const order = { shipTo: one(shipTos)!, day: someDay(), lines: someLines(), status: 'Placed', invoices: [] }
          orders.push({ id: await placeTestOrder(db, order), ...order })
        },
        change: async () => {
          const order = one(unbilled())
          if (!order) return
          Object.assign(order, { day: someDay(), lines: someLines() })
          await db.inTransaction(async (tx) => {
            await tx.run('delete from order_lines where order_id = $1', [order.id])
            await tx.run('update orders set delivery_date = $2, version = version + 1 where id = $1', [
              order.id,
              order.day,
            ])
            await addTestLines(tx, order.id, order.lines)
          })
        },
        move: async () => {
          const order = one(unbilled())
          if (!order) return
          order.status = ['Placed', 'Cancelled', 'Failed', 'Expired', 'Open'][chance.whole(0, 4)]!
          await db.run('update orders set status = $2 where id = $1', [order.id, order.status])
        },
        redate: async () => {
          const order = one(unbilled())
          if (!order) return
          order.day = someDay()
          await db.run('update orders set delivery_date = $2 where id = $1', [order.id, order.day])
        },
        bill: async () => {
          const order = one(orders)
          if (!order || order.status !== 'Placed') return
          const invoice = { day: someDay(), lines: someLines() }
          const { shipTo, id } = order
          order.invoices.push({ number: await billTestSale(db, { shipTo, orderId: id, ...invoice }), ...invoice })
        },
        rebill: async () => {
          const invoice = one(one(orders)?.invoices ?? [])
          if (!invoice) return
          const cents = chance.whole(1, 99_999)
          invoice.day = someDay()
          invoice.lines = invoice.lines.map((line, n) => (n === 0 ? { ...line, cents } : line))
          await db.inTransaction(async (tx) => {
            await tx.run(
              'update invoice_lines set line_total_cents = $2, invoice_date = $3 where invoice_number = $1 and line_number = 1',
              [invoice.number, cents, invoice.day],
            )
            await tx.run('update invoices set invoice_date = $2 where invoice_number = $1', [
              invoice.number,
              invoice.day,
            ])
          })
        },
        unbill: async () => {
          const order = one(orders.filter(({ invoices }) => invoices.length > 0))
          if (!order) return
          const [invoice] = order.invoices.splice(0, 1)
          await db.run('delete from invoice_lines where invoice_number = $1', [invoice!.number])
          await db.run('update invoices set order_id = null where invoice_number = $1', [invoice!.number])
        },
        credit: async () => {
          const credit = { shipTo: one(shipTos)!, day: someDay(), lines: someLines(-1) }
          loose.push({ ...credit, isCredit: true })
          await billTestSale(db, { ...credit, creditRequest: `CR${seed}-${loose.length}` })
        },
        counter: async () => {
          const sale = { shipTo: one(shipTos)!, day: someDay(), lines: someLines() }
          loose.push({ ...sale, isCredit: false })
          await billTestSale(db, sale)
        },
        assign: async () => {
          const [shipTo, manager] = [one(shipTos)!, managers[chance.whole(0, 2)]!]
          teams.set(shipTo, manager)
          await db.run(`update ship_tos set dsm_email = $2 where division = 'NLV' and number = $1`, [shipTo, manager])
        },
        // Into another category, and some histories later perhaps back.
        recategorize: async () => {
          const [item, category] = [one(numbers)!, one(categories)!]
          await db.run(`update items set category_id = $2 where division = 'NLV' and item_number = $1`, [
            item,
            category,
          ])
        },
        // Another category above it, or none.
        hang: async () => {
          const above = one(['dry', 'meat', null])
          await db.run(`update categories set parent_id = $1 where id = 'dry-flour'`, [above])
        },
        job: async () => void (await summarize()),
      }
      for (let step = 0; step < 30; step++) {
        const name = step < 3 ? 'place' : one(Object.keys(moves))!
        counts.set(name, (counts.get(name) ?? 0) + 1)
        await moves[name]!()
      }
      await summarize()
      const expected = expectedSums(orders, loose, teams, await readCategories(db), await readTops(db))
      expect(await readSums(db), `history ${seed}`).toEqual(expected)
      await expectAnswers(db, expected, chance, teams)
      expect(await booksOf()).toEqual([])
      const before = await dayTotals()
      await rebuildSales(db, today)
      expect(await dayTotals()).toEqual(before)
      await db.run('truncate order_lines, invoice_lines, invoice_entries, invoices, orders cascade')
      await rebuildSales(db, today)
      expect(await dayTotals()).toEqual([])
    }
    expect(counts.size).toBe(13)
  },
  histories * 6000,
)

test('of two invoices of an order the earlier one counts as the order, whichever came first [STAFF-6]', async () => {
  const orderId = await placeTestOrder(db, { shipTo: '0000101', day: '2026-03-03', lines: [flour(2, 4000)] })
  await billTestSale(db, { shipTo: '0000101', day: '2026-03-05', orderId, lines: [flour(1, 2000)] })
  await summarize()
  await billTestSale(db, { shipTo: '0000101', day: '2026-03-04', orderId, lines: [flour(1, 2000)] })
  await summarize()
  expect((await dayTotals()).slice(-2)).toMatchObject([
    { day: '2026-03-04', orders: 1 },
    { day: '2026-03-05', orders: 0 },
  ])
})

test('a customer who goes to another manager takes its sales along, and what was wrong is mended by a rebuild [STAFF-6]', async () => {
  const cents = async (team: string) =>
    (
      await db.row<{ cents: number }>(
        'select coalesce(sum(sales_cents), 0)::int as cents from sales_team_item_blocks where team = $1',
        [team],
      )
    ).cents
  await db.run(`update ship_tos set dsm_email = 'dsm@larder.example' where division = 'NLV'`)
  await placeTestOrder(db, { shipTo: '0000102', day: '2026-03-06', lines: [flour(3, 6001)] })
  await summarize()
  const before = await cents('dsm@larder.example')
  await db.run(`update ship_tos set dsm_email = 'other-dsm@larder.example' where number = '0000102'`)
  await summarize()
  expect([await cents('dsm@larder.example'), await cents('other-dsm@larder.example')]).toEqual([before - 6001, 6001])
  await db.run(`update sales_team_item_blocks set sales_cents = sales_cents + 1`)
  await db.run(`update sales_blocks set sales_cents = sales_cents + 1`)
  expect((await booksOf()).length).toBeGreaterThan(0)
  await rebuildSales(db, today)
  expect(await booksOf()).toEqual([])
  expect(await cents('other-dsm@larder.example')).toBe(6001)
})
