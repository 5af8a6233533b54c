import { v7 as uuidv7 } from 'uuid'
import { addDays, type CalendarDate, formatDayWithYear, weekdayOf } from '#kit/dates.ts'
import type { AutopayTerms } from '#areas/autopay/autopay.ts'
import { regularDayFrom } from '#areas/autopay/rules/autopay-days.ts'
import { runInstant } from '#areas/autopay/rules/run-instant.ts'
import { runWords } from '#areas/autopay/rules/run-words.ts'
import { whatText, whenText } from '#areas/autopay/rules/schedule-words.ts'
import { addAutopayEvent, addRun } from '#areas/autopay/server/event.store.ts'
import { endSchedule, insertSchedule, savePlan } from '#areas/autopay/server/schedule.store.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** A payment that the demo's autopay has made, with its payer. */
interface Paid {
  readonly userId: string
  readonly division: string
  readonly billTo: string
  readonly timeZone: string
  readonly paymentId: string
  readonly methodId: string
  readonly payOn: CalendarDate
  readonly amount: number
  readonly invoiceNumbers: readonly string[]
}

const paidByAutopay = sql(
  'demo.paid-by-autopay',
  `select p.placed_by as "userId", p.division, p.bill_to as "billTo", d.time_zone as "timeZone", p.id as "paymentId",
     p.method_id as "methodId", p.pay_on as "payOn", p.amount_cents as amount,
     array(select a.invoice_number from payment_allocations a where a.payment_id = p.id) as "invoiceNumbers"
   from payments p join divisions d on d.code = p.division where p.mode = 'autopay' order by p.id`,
)

/** BILL-5: autopay that runs, that skips its next run, and that was stopped. */
export async function seedAutopay(tx: Queries, today: CalendarDate): Promise<void> {
  for (const paid of await tx.rows<Paid>(paidByAutopay()))
    await tx.inTransaction(async (inner) => {
      await seedRunning(inner, paid, today)
      await seedSkipping(inner, paid, today)
      await seedStopped(inner, paid, today)
    })
}

const noon = (day: CalendarDate): Date => new Date(`${day}T12:00:00-08:00`)

/** A new schedule, made on this day; returns its id. */
async function add(
  tx: Transaction,
  { userId, division, billTo, methodId }: Paid,
  kind: 'user' | 'billTo',
  terms: AutopayTerms,
  madeOn: CalendarDate,
): Promise<string> {
  const id = uuidv7()
  const createdBy = { createdBy: userId, createdByRealUser: null }
  const schedule = { id, kind, division, billTo, userId, methodId, firstDay: madeOn, ...createdBy, ...terms }
  await insertSchedule(tx, schedule, noon(madeOn))
  const actor = { userId, realUserId: userId }
  const message = `Autopay was set up: ${whenText(terms)}. ${whatText(terms)}.`
  await addAutopayEvent(tx, id, { kind: 'created', actor, message }, noon(madeOn))
  return id
}

/** Plans the next run; the portal looks at it as soon as it starts. */
function plan(
  tx: Transaction,
  id: string,
  { timeZone }: Paid,
  { period, firstDay, today }: { period: CalendarDate; firstDay: CalendarDate; today: CalendarDate },
): Promise<void> {
  const run = { period, payOn: period, runAt: runInstant(timeZone, period) }
  return savePlan(tx, id, { firstDay, run, lookAt: noon(today) })
}

/** It paid six days ago, and runs again tomorrow. */
async function seedRunning(tx: Transaction, paid: Paid, today: CalendarDate): Promise<void> {
  const { payOn, amount, invoiceNumbers, paymentId } = paid
  const terms = { timing: 'weekday', day: weekdayOf(payOn), covers: 'due', shipTos: [], limit: 500_000 } as const
  const id = await add(tx, paid, 'user', terms, addDays(payOn, -10))
  for (const [weeks, outcome] of [
    [1, 'nothingDue'],
    [0, 'paid'],
  ] as const) {
    const day = addDays(payOn, -7 * weeks)
    const isPaid = outcome === 'paid'
    const result = { outcome, payOn: day, amount: isPaid ? amount : 0, limit: terms.limit }
    const numbers = isPaid ? invoiceNumbers : []
    const at = runInstant(paid.timeZone, day)
    const made = { ...result, period: day, paymentId: isPaid ? paymentId : null, invoiceNumbers: numbers }
    await addRun(tx, id, made, at)
    const message = runWords({ ...result, invoices: numbers.length, reason: '' })
    await addAutopayEvent(tx, id, { kind: outcome, actor: null, message, ...(isPaid && { paymentId }) }, at)
  }
  await plan(tx, id, paid, { period: addDays(payOn, 7), firstDay: addDays(payOn, 1), today })
}

/** The bill-to's own: once a month, and somebody skips the next run. */
async function seedSkipping(tx: Transaction, paid: Paid, today: CalendarDate): Promise<void> {
  const terms = { timing: 'dayOfMonth', day: 31, covers: 'dueBeforeNext', shipTos: [], limit: null } as const
  const madeOn = addDays(today, -3)
  const id = await add(tx, paid, 'billTo', terms, madeOn)
  const skipped = regularDayFrom(terms, addDays(today, 1))
  const result = { outcome: 'skipped', payOn: skipped, amount: 0, limit: null } as const
  const at = noon(addDays(today, -1))
  await addRun(tx, id, { ...result, period: skipped, paymentId: null, invoiceNumbers: [] }, at)
  const actor = { userId: paid.userId, realUserId: paid.userId }
  const message = runWords({ ...result, invoices: 0, reason: '' })
  await addAutopayEvent(tx, id, { kind: 'skipped', actor, message }, at)
  await plan(tx, id, paid, { period: regularDayFrom(terms, addDays(skipped, 1)), firstDay: madeOn, today })
}

/** One that the portal stopped. */
async function seedStopped(tx: Transaction, paid: Paid, today: CalendarDate): Promise<void> {
  const terms = { timing: 'dueDate', day: null, covers: 'due', shipTos: [], limit: null } as const
  const id = await add(tx, paid, 'user', terms, addDays(today, -20))
  const reason = 'Its bank account or card cannot be used for this bill-to any more.'
  const at = noon(addDays(today, -9))
  await endSchedule(tx, id, { reason }, at)
  const message = `It was stopped on ${formatDayWithYear(addDays(today, -9))}: ${reason}`
  await addAutopayEvent(tx, id, { kind: 'stopped', actor: null, message }, at)
}
