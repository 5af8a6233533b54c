import { randomUUID } from 'node:crypto'
import { orRefuse, Refused, why } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { acceptCard } from '#areas/payment-methods/rules/accept-card.ts'
import { paymentMethodRefusals } from '#areas/payment-methods/payment-methods.refusals.ts'
import { askProcessor, cardEntryMinutes } from '#areas/payment-methods/server/public.ts'
import { planPayment, type PaymentPlan } from '#areas/payments/rules/plan-payment.ts'
import { placePayment } from '#areas/payments/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import type { ProcessorCard } from '#platform/payments/card-processor.ts'
import { countAttempt, forgiveAttempt } from '#platform/rate-limits/rate-limit.ts'
import { openPaymentLink, payByLink, startLinkCard } from '../opened-link.endpoints.ts'
import type { LinkState, OpenedLink } from '../payment-link.ts'
import { openLinkRefusals } from '../payment-links.refusals.ts'
import { linkState } from '../rules/link-state.ts'
import { mayPayByLink, mayTryCard } from '../rules/may-pay-by-link.ts'
import { lockLink, noteOpened, publishLink } from './link.store.ts'
import { lastDayOf } from './links.routes.ts'
import {
  endFailedTries,
  findLink,
  insertTry,
  noteTryPaid,
  paymentOfCard,
  tryOf,
  type WorkingLink,
} from './opened-link.store.ts'

type Opening = Pick<Call<Endpoint>, 'services' | 'now' | 'address' | 'reply'> & { readonly body: { token: string } }

/** [decided] Wrong tokens from one address. */
const wrongLimit = { max: 20, windowMinutes: 15 }

/**
 * NEXT-13: the link of a token. Whatever is wrong with it reads the same; only wrong ones use up
 * the limit of an address.
 */
async function holdLink({ services: { db }, now, address, reply, body }: Opening): Promise<WorkingLink> {
  const key = `payment-link:${address}`
  const attempt = await countAttempt(db, key, wrongLimit, now)
  if (!attempt.allowed) {
    void reply.header('retry-after', String(attempt.retryAfterSeconds))
    throw new Refused(openLinkRefusals.too_many_link_attempts)
  }
  const link = await findLink(db, body.token, now)
  if (!link) throw new Refused(openLinkRefusals.link_not_valid)
  await forgiveAttempt(db, key, wrongLimit, now)
  return link
}

const stateOf = (link: WorkingLink, now: Date): LinkState =>
  linkState({
    isRevoked: false,
    isOpened: link.openedAt !== null,
    isExpired: new Date(link.expiresAt) <= now,
    paymentStatus: link.payment?.status ?? null,
    open: link.invoices.reduce((sum, { open }) => sum + Math.max(0, open), 0),
  })

/** What paying its invoices today comes to. */
function planOf({ invoices, terms, timeZone }: WorkingLink, now: Date): PaymentPlan {
  const open = invoices.filter((invoice) => invoice.open > 0)
  const chosen = open.map((invoice) => ({ invoiceNumber: invoice.invoiceNumber, amount: invoice.open }))
  return planPayment(
    { invoices: chosen, credits: [], payOn: todayIn(timeZone, now) },
    { invoices: open, credits: [], terms },
  )
}

/** NEXT-13: what the page shows; the first time it is opened is noted for the sender. */
export const openPaymentLinkHandler = handle(openPaymentLink, async (call): Promise<OpenedLink> => {
  const { db, now } = call
  const link = await holdLink(call)
  if (link.openedAt === null && (await noteOpened(db, link.id, now)))
    await publishLink(
      db,
      link,
      link.invoices.map(({ shipTo }) => shipTo),
    )
  const plan = planOf(link, now)
  const discounts = new Map(plan.invoices.map(({ invoiceNumber, discount }) => [invoiceNumber, discount]))
  const state = stateOf({ ...link, openedAt: link.openedAt ?? now.toISOString() }, now)
  return {
    billToName: link.billToName,
    state,
    invoices: link.invoices.map(({ invoiceNumber, invoiceDate, dueDate, open }) => ({
      invoiceNumber,
      invoiceDate,
      dueDate,
      open: Math.max(0, open),
      discount: discounts.get(invoiceNumber) ?? 0,
    })),
    discount: plan.discount,
    total: plan.total,
    today: todayIn(link.timeZone, now),
    lastDay: lastDayOf(link.timeZone, new Date(link.expiresAt)),
    payment: link.payment,
    whyNotPay: why(mayTryCard(state, link.tries)) ?? null,
  }
})

/** NEXT-13, security 25: under the link's lock, so that the tries are counted right. */
export const startLinkCardHandler = handle(startLinkCard, async (call) => {
  const { db, services, now, request } = call
  const held = await holdLink(call)
  const reference = randomUUID()
  const expiresAt = new Date(now.getTime() + cardEntryMinutes * 60_000)
  await db.inTransaction(async (tx) => {
    await lockLink(tx, held.id)
    const link = await findLink(tx, call.body.token, now)
    if (!link) throw new Refused(openLinkRefusals.link_not_valid)
    orRefuse(mayTryCard(stateOf(link, now), link.tries))
    await insertTry(tx, { reference, linkId: link.id, expiresAt }, now)
  })
  const returnOrigin = new URL(request.headers.origin ?? services.config.publicUrl).origin
  const { token, ccUrl } = await askProcessor(services, (processor) =>
    processor.startEntry({ reference, customer: held.id, returnOrigin, minutes: cardEntryMinutes, action: 'pay' }),
  )
  return { response: token, ccUrl }
})

/**
 * NEXT-13: pays once. The same card sent again finds its payment; any other press finds the link
 * locked, then used. Invoices that somebody else has paid in the meantime are refused by
 * `placePayment`.
 */
export const payByLinkHandler = handle(payByLink, async (call) => {
  const { db, body, services, now, address } = call
  const { utaTokenId } = body
  const held = await holdLink(call)
  const before = await paymentOfCard(db, held.id, utaTokenId)
  if (before) return { isSuccess: true as const, ...before }
  orRefuse(mayPayByLink(stateOf(held, now)))
  const card = await askProcessor(services, (processor) => processor.cardOf(utaTokenId))
  await acceptForLink(call, held.id, card)
  if (!card) throw new Refused(paymentMethodRefusals.card_entry_ended)
  return db.inTransaction(async (tx) => {
    await lockLink(tx, held.id)
    const same = await paymentOfCard(tx, held.id, utaTokenId)
    if (same) return { isSuccess: true as const, ...same }
    const link = await findLink(tx, body.token, now)
    if (!link) throw new Refused(openLinkRefusals.link_not_valid)
    orRefuse(mayPayByLink(stateOf(link, now)))
    await endFailedTries(tx, link.id)
    const placed = await placePayment(
      tx,
      {
        division: link.division,
        billTo: link.billTo,
        choice: {
          invoices: body.invoices.map(({ invoiceNumber, seenOpen }) => ({ invoiceNumber, amount: seenOpen, seenOpen })),
          credits: [],
          payOn: todayIn(link.timeZone, now),
          total: body.total,
        },
        methodId: null,
        mode: 'link',
        actor: {
          kind: 'link',
          email: link.email,
          sentBy: link.createdBy,
          invoiceNumbers: new Set(link.invoices.map(({ invoiceNumber }) => invoiceNumber)),
          card: { ...card, utaTokenId },
        },
        receiptEmail: link.email,
        publicUrl: services.config.publicUrl,
        address,
      },
      now,
    )
    if (!(await noteTryPaid(tx, { reference: card.reference, utaTokenId, paymentId: placed.id })))
      throw new Refused(paymentMethodRefusals.card_entry_ended)
    return { isSuccess: true as const, paymentNumber: placed.paymentNumber }
  })
})

/** Security 23, 24: the processor itself says that it took the card, for an entry of this link. */
async function acceptForLink(
  { db, body, services, now }: Pick<Call<typeof payByLink>, 'db' | 'body' | 'services' | 'now'>,
  linkId: string,
  card: ProcessorCard | undefined,
): Promise<void> {
  const found = await tryOf(db, card?.reference, now)
  // Whether it was used is decided under the link's lock, where a second press finds its payment.
  const entry = found && { userId: found.linkId, isOfThisSession: true, isOver: found.isOver, isUsed: false }
  const decision = acceptCard(linkId, body.utaCustomerId, entry, card)
  if (!decision.allowed) {
    services.log.warn({ linkId }, 'a card token was refused for a payment link')
    throw new Refused(decision.refusal)
  }
  if (decision.value.isAccepted) return
  const message = card?.message || openLinkRefusals.card_declined.message
  throw new Refused({ ...openLinkRefusals.card_declined, message })
}
