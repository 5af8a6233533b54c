import { v7 as uuidv7 } from 'uuid'
import { addBankingDays } from '#kit/banking-days.ts'
import { addDays, type CalendarDate } from '#kit/dates.ts'
import { lockInvoices, postEntries, reverseEntries } from '#areas/invoices/server/public.ts'
import type { Payable } from '#areas/payments/payable.ts'
import { type PaymentStatus, undoneStatuses } from '#areas/payments/payment.ts'
import { oldestFirst } from '#areas/payments/rules/oldest-first.ts'
import { planPayment } from '#areas/payments/rules/plan-payment.ts'
import { openPayables } from '#areas/payments/server/payables.store.ts'
import { payingMethodOf } from '#areas/payments/server/paying-method.ts'
import { addEvent, insertPayment, moveTo, noteAsked, noteRefundAsked } from '#areas/payments/server/payment.store.ts'

import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** A payment of the demo. */
interface Story {
  readonly kind: 'bank' | 'card'
  readonly invoices: number
  /** Days before today on which it was made. */
  readonly daysAgo: number
  readonly status: PaymentStatus
  readonly reason?: string
  readonly reasonCode?: string
  /** Made by autopay, as a payment by hand otherwise. */
  readonly mode?: 'autopay'
  /** Banking days after today for which it is scheduled. */
  readonly ahead?: number
}

/** One of each kind: the latest first. */
const stories: readonly Story[] = [
  { kind: 'bank', invoices: 2, daysAgo: 0, status: 'processing', ahead: 5 },
  { kind: 'bank', invoices: 2, daysAgo: 0, status: 'processing' },
  { kind: 'card', invoices: 1, daysAgo: 1, status: 'paid' },
  { kind: 'bank', invoices: 1, daysAgo: 2, status: 'voided', reason: 'Paid twice by mistake.' },
  { kind: 'card', invoices: 1, daysAgo: 3, status: 'failed', reason: 'The card was declined: insufficient funds.' },
  {
    kind: 'bank',
    invoices: 2,
    daysAgo: 5,
    status: 'returned',
    reason: 'There was not enough money in the account. (R01)',
    reasonCode: 'R01',
  },
  { kind: 'card', invoices: 1, daysAgo: 6, status: 'paid', mode: 'autopay' },
  { kind: 'card', invoices: 1, daysAgo: 6, status: 'refunded', reason: 'Goods came back.' },
  { kind: 'bank', invoices: 3, daysAgo: 8, status: 'paid' },
]

/** Who pays in the demo, with the bill-to it is for. */
interface Payer {
  readonly userId: string
  readonly email: string
  readonly division: string
  readonly number: string
}

const payers = sql(
  'demo.payers',
  `select distinct on (u.id) u.id as "userId", u.email, b.division, b.bill_to as number
   from users u join user_bill_tos b on b.user_id = u.id
   where u.is_demo and u.is_active and u.email = any(:emails)
   order by u.id, b.division desc, b.bill_to`,
)

/** BILL-4: people of the demo have paid by bank and card, and not everything went well. */
export async function seedPayments(tx: Queries, today: CalendarDate): Promise<void> {
  const emails = ['accounts@harborbistro.example', 'manager@multiunit.example']
  for (const payer of await tx.rows<Payer>(payers({ emails })))
    await tx.inTransaction((inner) => seedFor(inner, payer, today))
}

async function seedFor(tx: Transaction, payer: Payer, today: CalendarDate): Promise<void> {
  const found = await openPayables(tx, payer.userId, payer)
  if (!found) return
  const { payables } = found
  const methods = found.methods.map((each) => payingMethodOf(each, today))
  // What is past due was forgotten, and stays open.
  const isLate = ({ dueDate }: Payable) => dueDate < today
  const owed = payables.filter((each) => each.open > 0).toSorted(oldestFirst)
  const open = [...owed.filter((each) => !isLate(each)), ...owed.filter(isLate)]
  for (const [place, story] of stories.entries()) {
    const method = methods.find(({ kind, isExpired }) => kind === story.kind && !isExpired)
    const taken = open.splice(0, story.invoices)
    if (!method || taken.length === 0) continue
    const now = new Date(`${addDays(today, -story.daysAgo)}T16:${10 + place}:00-08:00`)
    const payOn = story.ahead ? addBankingDays(today, story.ahead) : addDays(today, -story.daysAgo)
    const invoices = taken.map((each) => ({ invoiceNumber: each.invoiceNumber, amount: each.open }))
    const plan = planPayment({ invoices, credits: [], payOn }, { invoices: taken, credits: [], terms: null })
    const id = uuidv7()
    const actor = { userId: payer.userId, realUserId: payer.userId }
    await lockInvoices(
      tx,
      taken.map(({ invoiceNumber }) => ({ division: payer.division, invoiceNumber })),
    )
    await insertPayment(
      tx,
      {
        id,
        division: payer.division,
        billTo: payer.number,
        status: 'processing',
        amount: plan.total,
        payingKind: story.kind,
        methodId: method.paymentSettingsId,
        methodName: method.name,
        methodDescription: method.description,
        mode: story.mode ?? 'once',
        payOn,
        receiptEmail: payer.email,
        actor,
        lines: plan.invoices,
      },
      now,
    )
    const entries = plan.invoices.map(
      ({ invoiceNumber, pay }) =>
        ({ division: payer.division, invoiceNumber, kind: 'payment', amountCents: -pay }) as const,
    )
    await postEntries(tx, id, entries, now)
    await addEvent(tx, id, { kind: 'placed', actor }, now)
    await play(tx, id, story, now)
  }
}

const hour = 3_600_000

/** What became of it, hour by hour. */
async function play(tx: Transaction, id: string, story: Story, placedAt: Date): Promise<void> {
  const { status, reason = '', reasonCode = '' } = story
  if (status === 'processing') return
  const after = (hours: number) => new Date(placedAt.getTime() + hours * hour)
  if (status !== 'voided') {
    await noteAsked(tx, id, after(1))
    await addEvent(tx, id, { kind: 'asked' }, after(1))
  }
  if (status === 'returned' || status === 'refunded') await addEvent(tx, id, { kind: 'paid' }, after(2))
  if (status === 'refunded') {
    await noteRefundAsked(tx, id, true, after(3))
    await addEvent(tx, id, { kind: 'refundAsked', message: reason }, after(3))
  }
  await moveTo(tx, id, { status, reason, reasonCode }, after(4))
  await addEvent(tx, id, { kind: status, message: reason }, after(4))
  if ((undoneStatuses as readonly PaymentStatus[]).includes(status)) await reverseEntries(tx, id, after(4))
}
