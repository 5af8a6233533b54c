import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBooks } from '#platform/book-check.ts'
import { startApi } from '#tests/support/api.ts'
import { storeInvoices } from '../testing/stored-invoice.ts'
import { invoiceBookChecks } from './book-checks.ts'
import { bookEntries, lockInvoices, postEntries, reverseEntries } from './post-entries.store.ts'

const { db } = await startApi()
const now = new Date('2026-03-02T20:00:00Z')
const key = (invoiceNumber: string) => ({ division: 'NLV', invoiceNumber })
const openOf = async (invoiceNumber: string): Promise<number> =>
  (await db.row<{ open: number }>('select open_cents as open from invoices where invoice_number = $1', [invoiceNumber]))
    .open
const broken = async () => (await checkBooks(db, invoiceBookChecks)).map(({ promise }) => promise)

test('a payment takes its amount once, and its return puts it back once [BILL-3, BILL-4]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'P1', totalCents: 12_345 }])
  const pay = () =>
    db.inTransaction((tx) => postEntries(tx, 'pay-1', [{ ...key('P1'), kind: 'payment', amountCents: -10_000 }], now))
  await pay()
  expect(await openOf('P1')).toBe(2_345)
  await expect(pay()).rejects.toThrow('unique')
  expect(await openOf('P1')).toBe(2_345)
  const giveBack = () => db.inTransaction((tx) => reverseEntries(tx, 'pay-1', now))
  expect([await giveBack(), await giveBack()]).toEqual([1, 0])
  expect(await openOf('P1')).toBe(12_345)
  expect(await broken()).toEqual([])
})

test('entries are only added, and the open amount is written by nothing else [BILL-3]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'K1', totalCents: 500, openCents: 200 }])
  const entries = `invoice_entries where invoice_number = 'K1'`
  await expect(db.run(`update invoices set open_cents = 0 where invoice_number = 'K1'`)).rejects.toThrow('add an entry')
  await expect(db.run(`delete from ${entries}`)).rejects.toThrow('only added')
  await expect(db.run(`update invoice_entries set amount_cents = 1 where invoice_number = 'K1'`)).rejects.toThrow(
    'only added',
  )
  expect(await db.rows(`select kind, amount_cents as cents from ${entries} order by entry_number`)).toEqual([
    { kind: 'charge', cents: 500 },
    { kind: 'adjustment', cents: -300 },
  ])
  await db.run(`delete from invoices where invoice_number = 'K1'`)
  expect(await db.rows(`select from ${entries}`)).toEqual([])
})

test('what the ERP has booked is no longer taken off what it states [BILL-3, PLAT-4]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'B1', totalCents: 900 }])
  await db.inTransaction((tx) => postEntries(tx, 'pay-b', [{ ...key('B1'), kind: 'payment', amountCents: -400 }], now))
  expect([await bookEntries(db, 'pay-b', 'payment', now), await bookEntries(db, 'pay-b', 'payment', now)]).toEqual([
    1, 0,
  ])
})

test('the check names an invoice whose books were changed behind its back [BILL-3]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'X1', totalCents: 700 }])
  await db.inTransaction(async (tx) => {
    for (const table of ['invoices', 'invoice_entries']) await tx.run(`alter table ${table} disable trigger user`)
    await tx.run(`update invoices set open_cents = 699 where invoice_number = 'X1'`)
    await tx.run(`insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on)
      values ('NLV', 'X1', 'credit', 'half-a-pair', 5, '2026-03-02'), ('NLV', 'X1', 'reversal', 'nobody', 3, '2026-03-02')`)
    for (const table of ['invoices', 'invoice_entries']) await tx.run(`alter table ${table} enable trigger user`)
  })
  const failed = await checkBooks(db, invoiceBookChecks)
  expect(failed.map(({ broken: rows }) => rows)).toEqual([
    [{ what: 'NLV/X1', isCents: 699, shouldBeCents: 708 }],
    [{ what: 'half-a-pair', isCents: 5, shouldBeCents: 0 }],
    [{ what: 'NLV/X1 nobody', isCents: 3, shouldBeCents: 0 }],
  ])
  await db.run(`delete from invoices where invoice_number = 'X1'`)
})

interface Step {
  readonly invoice: number
  readonly other: number
  readonly cents: number
  readonly what: 'pay' | 'credit' | 'reverse'
}
const step: fc.Arbitrary<Step> = fc.record({
  invoice: fc.nat(2),
  other: fc.nat(2),
  cents: fc.integer({ min: 1, max: 1_000_000 }),
  what: fc.constantFrom('pay', 'credit', 'reverse'),
})

test('whatever is paid, credited and put back, the open amounts are those of a clerk’s paper [BILL-3]', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const numbers = [0, 1, 2].map((n) => `R${run}-${n}`)
      const paper = [1_000_000, 2_000_000, -3_000_000]
      await storeInvoices(
        db,
        numbers.map((invoiceNumber, n) => ({ invoiceNumber, totalCents: paper[n]! })),
      )
      const posted: { source: string; effect: number[]; isBack: boolean }[] = []
      for (const [n, { invoice, other, cents, what }] of steps.entries()) {
        const source = `s${run}-${n}`
        const effect = [0, 0, 0]
        if (what === 'reverse') {
          const last = posted[cents % Math.max(1, posted.length)]
          if (!last) continue
          await db.inTransaction((tx) => reverseEntries(tx, last.source, now))
          if (!last.isBack) for (const at of paper.keys()) paper[at]! -= last.effect[at]!
          last.isBack = true
          continue
        }
        if (what === 'credit' && invoice === other) continue
        effect[invoice]! -= cents
        if (what === 'credit') effect[other]! += cents
        await db.inTransaction(async (tx) => {
          const keys = numbers.filter((_, at) => effect[at] !== 0).map(key)
          expect(await lockInvoices(tx, keys)).toHaveLength(keys.length)
          const kind = what === 'pay' ? 'payment' : 'credit'
          const entries = keys.map(
            (k) => ({ ...k, kind, amountCents: effect[numbers.indexOf(k.invoiceNumber)]! }) as const,
          )
          await postEntries(tx, source, entries, now)
        })
        for (const at of paper.keys()) paper[at]! += effect[at]!
        posted.push({ source, effect, isBack: false })
      }
      expect(await Promise.all(numbers.map(openOf))).toEqual(paper)
      run++
    }),
    { numRuns: 25 },
  )
  expect(await broken()).toEqual([])
})
