import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { type LockedInvoice, lockInvoices, type NewEntry, postEntries } from '#areas/invoices/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { holdMethodFor, type MethodForPayment } from '#areas/payment-methods/server/public.ts'
import { instantIn } from '#areas/routing/rules/instant-in.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Payable, PayingMethod } from '../payable.ts'
import type { PayingKind, PaymentMode } from '../payment.ts'
import { paymentAddress } from '../payments.addresses.ts'
import { makePaymentRefusals } from '../payments.refusals.ts'
import { checkChoice, type SeenChoice } from '../rules/check-choice.ts'
import { checkMethod } from '../rules/check-method.ts'
import { checkPayOn } from '../rules/check-pay-on.ts'
import { paymentMail } from '../rules/payment-mail.ts'
import type { PlanLine } from '../rules/plan-payment.ts'
import { queueCharge } from './charge-card.ts'
import { publishPayment, sendPaymentToErp } from './notify-of-payment.ts'
import { insertOneTimeCard, methodOfCard, type OneTimeCard } from './one-time-card.store.ts'
import { payingBillTo, shipTosOfBillTo, shipTosOfUser } from './payables.store.ts'
import { payingMethodOf } from './paying-method.ts'
import { addEvent, insertPayment } from './payment.store.ts'

/**
 * Somebody who has a payment link and is not signed in: pays its invoices, with a card of their
 * own.
 */
export interface LinkPayer {
  readonly kind: 'link'
  /** Where the link went. */
  readonly email: string
  /** The user who sent it. */
  readonly sentBy: string
  readonly invoiceNumbers: ReadonlySet<string>
  readonly card: OneTimeCard
}

/** A payment somebody asks for. */
export interface PaymentOrder {
  readonly division: string
  readonly billTo: string
  readonly choice: SeenChoice
  /** The `paymentSettingsId`; null where credits cover everything. */
  readonly methodId: string | null
  readonly mode: PaymentMode
  /** Who pays, and sees the invoices. */
  readonly actor: Actor | LinkPayer
  readonly receiptEmail: string
  readonly publicUrl: string
  readonly address: string
}

/** What was written. */
export interface PlacedPayment {
  readonly id: string
  readonly paymentNumber: string
}

/**
 * BILL-3, security 29: takes the amounts from the invoices under their locks and writes the
 * payment, all in the caller's transaction. Nobody is asked for money before it commits: cards are
 * charged by a job, bank accounts by `ach`.
 */
export async function placePayment(tx: Transaction, order: PaymentOrder, now: Date): Promise<PlacedPayment> {
  const { division, billTo, choice } = order
  const link = order.actor.kind === 'link' ? order.actor : null
  const actor = order.actor.kind === 'link' ? null : order.actor
  const billToKey = { division, number: billTo }
  const chosen = [...choice.invoices, ...choice.credits]
  const methodId = link ? uuidv7() : order.methodId
  const [payer, shipTos, locked, stored] = await Promise.all([
    payingBillTo(tx, billToKey),
    actor ? shipTosOfUser(tx, actor.userId, billToKey) : shipTosOfBillTo(tx, billToKey),
    lockInvoices(
      tx,
      chosen.map(({ invoiceNumber }) => ({ division, invoiceNumber })),
    ),
    link ? methodOfCard(methodId!, link.card) : methodId === null ? undefined : holdMethodFor(tx, methodId, billToKey),
  ])
  if (!payer || shipTos.size === 0) throw new Refused({ ...makePaymentRefusals.bill_to_not_found, field: 'billTo' })
  const theirs = locked.filter(({ invoiceNumber }) => !link || link.invoiceNumbers.has(invoiceNumber))
  const plan = orRefuse(checkChoice(choice, { ...payablesIn(theirs, billTo, shipTos), terms: payer.terms }))
  const today = todayIn(payer.timeZone, now)
  // A link pays by card, whatever else its bill-to may do.
  const method = plan.total > 0 ? methodOf(methodId, stored, actor?.can('cardPayments') ?? true, today) : undefined
  const payingKind: PayingKind = method?.kind ?? 'credit'
  // A discount is that of the day, which must be one on which money moves.
  orRefuse(checkPayOn(choice.payOn, payingKind, today))
  const id = uuidv7()
  const lines = [...plan.invoices, ...plan.credits]
  const status = method ? ('processing' as const) : ('paid' as const)
  const methodName = method?.name ?? 'Credits'
  const paymentNumber = await insertPayment(
    tx,
    {
      id,
      division,
      billTo,
      status,
      amount: plan.total,
      payingKind,
      methodId: method?.paymentSettingsId ?? null,
      methodName,
      methodDescription: method?.description ?? '',
      mode: order.mode,
      payOn: choice.payOn,
      receiptEmail: order.receiptEmail,
      actor,
      link,
      lines,
    },
    now,
  )
  if (link && method) await insertOneTimeCard(tx, method.paymentSettingsId, id, link.card)
  await postEntries(tx, id, entriesOf(division, lines), now)
  await addEvent(tx, id, { kind: 'placed', actor, ...(link && { message: `By link, ${link.email}` }) }, now)
  const payment = { id, paymentNumber, division, billTo, amount: plan.total, methodName }
  if (method?.kind === 'card') {
    await queueCharge(tx, id, choice.payOn === today ? now : instantIn(payer.timeZone, choice.payOn, '00:00'))
  }
  if (!method) {
    await addEvent(tx, id, { kind: 'paid' }, now)
    await sendPaymentToErp(tx, 'payment.paid', payment, lines, { status, on: today, reasonCode: '', reason: '' })
  }
  const about = { billToName: payer.name, status, payingKind, payOn: choice.payOn, reason: '' }
  const mailed = { ...payment, ...about, discount: plan.discount, credit: plan.credit, allocations: lines }
  // Who pays by a link sees the outcome on its page, and gets the receipt once it is known.
  const place = { to: paymentAddress(id), division, billTo }
  if (actor) await notify(tx, actor.userId, 'payment', paymentMail(mailed, order.publicUrl + place.to), place)
  await publishPayment(
    tx,
    payment,
    lines.map(({ shipTo }) => shipTo),
    actor,
  )
  const details = { paymentNumber, billTo, amount: plan.total, methodName, payOn: choice.payOn, invoices: lines.length }
  await audit(tx, {
    actor,
    action: 'payment.make',
    entity: `payment:${id}`,
    division,
    details: link ? { ...details, byLink: link.email } : details,
    address: order.address,
  })
  return { id, paymentNumber }
}

/** What is open of these; what is not of the bill-to and the user's ship-tos is left out. */
function payablesIn(
  locked: readonly LockedInvoice[],
  billTo: string,
  shipTos: ReadonlyMap<string, string>,
): { invoices: Payable[]; credits: Payable[] } {
  const payables = locked
    .filter((invoice) => invoice.billTo === billTo && shipTos.has(invoice.shipTo))
    .map(({ totalCents, openCents, ...invoice }) => ({
      ...invoice,
      shipToName: shipTos.get(invoice.shipTo)!,
      total: totalCents,
      open: openCents,
      // Who names an invoice pays it, also one that a plan would pay.
      planNumber: null,
    }))
  return {
    invoices: payables.filter(({ total }) => total >= 0),
    credits: payables.filter(({ total }) => total < 0),
  }
}

function methodOf(
  methodId: string | null,
  stored: MethodForPayment | undefined,
  mayPayByCard: boolean,
  today: string,
): PayingMethod {
  if (methodId === null) throw new Refused({ ...makePaymentRefusals.method_required, field: 'paymentSettingsId' })
  return orRefuse(checkMethod(stored && payingMethodOf(stored, today), mayPayByCard))
}

/** Entries take what allocations say: decision 22, and the book check, hold them together. */
const entriesOf = (division: string, lines: readonly PlanLine[]): NewEntry[] =>
  lines.flatMap(({ invoiceNumber, pay, discount, credit }) =>
    (
      [
        ['payment', pay],
        ['discount', discount],
        ['credit', credit],
      ] as const
    )
      .filter(([, cents]) => cents !== 0)
      .map(([kind, cents]) => ({ division, invoiceNumber, kind, amountCents: -cents })),
  )
