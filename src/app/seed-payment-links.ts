import { v7 as uuidv7 } from 'uuid'
import { addDays, type CalendarDate } from '#kit/dates.ts'
import { lockInvoices, postEntries } from '#areas/invoices/server/public.ts'
import { insertLink, noteOpened, noteRevoked } from '#areas/payment-links/server/link.store.ts'
import { hashOf, newToken } from '#areas/payment-links/server/link-token.ts'
import { insertTry, noteTryPaid } from '#areas/payment-links/server/opened-link.store.ts'
import type { Payable } from '#areas/payments/payable.ts'
import { oldestFirst } from '#areas/payments/rules/oldest-first.ts'
import { closeOneTimeCard, insertOneTimeCard } from '#areas/payments/server/one-time-card.store.ts'
import { openPayables } from '#areas/payments/server/payables.store.ts'
import { addEvent, insertPayment, moveTo, noteAsked } from '#areas/payments/server/payment.store.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** A link of the demo. */
interface Story {
  readonly email: string
  /** Days before today on which it was sent. */
  readonly daysAgo: number
  readonly isOpened?: boolean
  readonly isPaid?: boolean
  readonly isRevoked?: boolean
}

const stories: readonly Story[] = [
  { email: 'owner@harborbistro.example', daysAgo: 0 },
  { email: 'bookkeeper@harborbistro.example', daysAgo: 2, isOpened: true },
  { email: 'partner@harborbistro.example', daysAgo: 4, isOpened: true, isPaid: true },
  { email: 'old-owner@harborbistro.example', daysAgo: 6, isRevoked: true },
  { email: 'events@harborbistro.example', daysAgo: 40, isOpened: true },
]
const worksForDays = 14

interface Sender {
  readonly senderId: string
  readonly userId: string
  readonly division: string
  readonly number: string
}

const sender = sql(
  'demo.link-sender',
  `select s.id as "senderId", u.id as "userId", b.division, b.bill_to as number
   from users u join user_bill_tos b on b.user_id = u.id, users s
   where u.email = 'accounts@harborbistro.example' and u.is_demo and s.email = 'credit@larder.example' and s.is_demo
   order by b.division desc, b.bill_to limit 1`,
)

/** NEXT-13: staff of the demo have sent links: waiting, opened, paid, revoked and expired. */
export async function seedPaymentLinks(tx: Queries, today: CalendarDate): Promise<void> {
  const found = await tx.maybe<Sender>(sender())
  if (found) await tx.inTransaction((inner) => seedFor(inner, found, today))
}

async function seedFor(tx: Transaction, from: Sender, today: CalendarDate): Promise<void> {
  const found = await openPayables(tx, from.userId, from)
  if (!found) return
  const open = found.payables.filter((each) => each.open > 0).toSorted(oldestFirst)
  for (const story of stories) {
    // The links that did not pay share an invoice, which is open still.
    const invoice = open.at(story.isPaid ? -1 : -2)
    if (!invoice) continue
    const id = uuidv7()
    const now = new Date(`${addDays(today, -story.daysAgo)}T17:20:00Z`)
    const actor = { userId: from.senderId, realUserId: from.senderId }
    const expiresAt = new Date(now.getTime() + worksForDays * 86_400_000)
    const { division, number } = from
    const invoiceNumbers = [invoice.invoiceNumber]
    const { email } = story
    const tokenHash = hashOf(newToken())
    await insertLink(tx, { id, tokenHash, division, number, email, actor, expiresAt, invoiceNumbers }, now)
    if (story.isOpened) await noteOpened(tx, id, new Date(now.getTime() + 3_600_000))
    if (story.isRevoked) await noteRevoked(tx, id, new Date(now.getTime() + 7_200_000))
    if (story.isPaid) await payBy(tx, { ...from, id, email }, invoice, new Date(now.getTime() + 3_900_000))
  }
}

async function payBy(
  tx: Transaction,
  { senderId, division, number, id: linkId, email }: Sender & { id: string; email: string },
  invoice: Payable,
  now: Date,
): Promise<void> {
  const [paymentId, cardId, reference] = [uuidv7(), uuidv7(), uuidv7()]
  const { invoiceNumber, open } = invoice
  const utaTokenId = `demo-${reference}`
  await lockInvoices(tx, [{ division, invoiceNumber }])
  await insertPayment(
    tx,
    {
      id: paymentId,
      division,
      billTo: number,
      status: 'processing',
      amount: open,
      payingKind: 'card',
      methodId: cardId,
      methodName: 'Visa ending in 4242',
      methodDescription: 'Used once',
      mode: 'link',
      payOn: now.toISOString().slice(0, 10),
      receiptEmail: email,
      actor: null,
      link: { email, sentBy: senderId },
      lines: [{ ...invoice, pay: open, discount: 0, credit: 0, left: 0 }],
    },
    now,
  )
  const card = { utaTokenId, ccType: 'visa', ccNoLastFour: '4242', expires: '2031-08' }
  await insertOneTimeCard(tx, cardId, paymentId, card)
  await postEntries(tx, paymentId, [{ division, invoiceNumber, kind: 'payment', amountCents: -open }], now)
  await addEvent(tx, paymentId, { kind: 'placed', message: `By link, ${email}` }, now)
  await insertTry(tx, { reference, linkId, expiresAt: new Date(now.getTime() + 600_000) }, now)
  await noteTryPaid(tx, { reference, utaTokenId, paymentId })
  const after = new Date(now.getTime() + 5000)
  await noteAsked(tx, paymentId, after)
  await addEvent(tx, paymentId, { kind: 'asked' }, after)
  await moveTo(tx, paymentId, { status: 'paid', reason: '', reasonCode: '' }, after)
  await addEvent(tx, paymentId, { kind: 'paid' }, after)
  await closeOneTimeCard(tx, paymentId)
}
