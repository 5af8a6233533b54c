import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '#kit/actor.ts'
import { addDays, type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { orRefuse, Refused, why } from '#kit/decision.ts'
import { payingBillTo } from '#areas/payments/server/public.ts'
import { paymentMethodRefusals } from '#areas/payment-methods/payment-methods.refusals.ts'
import { instantIn } from '#areas/routing/rules/instant-in.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { queueSecretMail } from '#platform/mail/mail.ts'
import { countAttempt } from '#platform/rate-limits/rate-limit.ts'
import { sealOf } from '#platform/seal.ts'
import type { PaymentLink } from '../payment-link.ts'
import { createPaymentLink, draftPaymentLink, listPaymentLinks, revokePaymentLink } from '../payment-links.endpoints.ts'
import { payLinkAddress } from '../payment-links.addresses.ts'
import { paymentLinkRefusals } from '../payment-links.refusals.ts'
import { checkLink } from '../rules/check-link.ts'
import { linkMail } from '../rules/link-mail.ts'
import { linkState } from '../rules/link-state.ts'
import { mayRevokeLink } from '../rules/may-revoke-link.ts'
import { readLink, readLinks, type StoredLink } from './link-list.store.ts'
import { draftLink, insertLink, linkableInvoices, lockLink, noteRevoked, publishLink } from './link.store.ts'
import { hashOf, newToken } from './link-token.ts'

/** [decided] Links one person sends in an hour. */
const sendLimit = { max: 30, windowMinutes: 60 }

/** NEXT-13: a page of links. */
export const listPaymentLinksHandler = handle(listPaymentLinks, async ({ db, query, caller, now }) => {
  const { pageNo, pageSize, includeTotal = false, keyword, invoiceNumber = null, division = null } = query
  const { links, total } = await readLinks(db, {
    userId: caller.actor.userId,
    keyword,
    invoiceNumber,
    division,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    includeTotal,
  })
  return {
    links: links.map((stored) => toLink(stored, now)),
    ...(total !== null && { totalRecords: total }),
    pageNo,
    pageSize,
  }
})

/** NEXT-13: what the dialog shows before a link is sent. */
export const draftPaymentLinkHandler = handle(draftPaymentLink, async ({ db, query, caller, services, now }) => {
  const { actor } = caller
  const { division, invoiceNumbers } = query
  const draft = await draftLink(db, actor.userId, division, invoiceNumbers)
  if (!draft) throw new Refused(paymentLinkRefusals.link_nothing_open)
  const { timeZone, ...shown } = draft
  const whyNot = mayUseCards(actor)
    ? services.config.outside.paymentsUrl === undefined
      ? paymentMethodRefusals.card_payments_unavailable.message
      : null
    : paymentLinkRefusals.link_cards_not_allowed.message
  return { division, ...shown, today: todayIn(timeZone, now), whyNot }
})

/** Customers who may not pay by card themselves send no link that does. */
const mayUseCards = (actor: Actor): boolean => actor.kind === 'internal' || actor.can('cardPayments')

/** NEXT-13: writes the link and its mail as one; the token stands in the sealed mail alone. */
export const createPaymentLinkHandler = handle(
  createPaymentLink,
  async ({ db, body, caller, services, now, address, reply }) => {
    const { actor } = caller
    const { config } = services
    const { division, invoiceNumbers, days } = body
    const billTo = { division, number: body.billTo }
    if (config.outside.paymentsUrl === undefined) throw new Refused(paymentMethodRefusals.card_payments_unavailable)
    const attempt = await countAttempt(services.db, `payment-links:${actor.realUserId}`, sendLimit, now)
    if (!attempt.allowed) {
      void reply.header('retry-after', String(attempt.retryAfterSeconds))
      throw new Refused(paymentLinkRefusals.too_many_links)
    }
    const [payer, known] = await Promise.all([
      payingBillTo(db, billTo),
      linkableInvoices(db, actor.userId, billTo, invoiceNumbers),
    ])
    // A bill-to that is not theirs reads like a missing one: none of its invoices is known.
    if (!payer) throw new Refused({ ...paymentLinkRefusals.link_invoice_not_open, field: 'invoiceNumbers.0' })
    const { email, invoices } = orRefuse(checkLink(body, known, mayUseCards(actor)))
    const id = uuidv7()
    const token = newToken()
    const lastDay = addDays(todayIn(payer.timeZone, now), days)
    const expiresAt = instantIn(payer.timeZone, addDays(lastDay, 1), '00:00')
    const numbers = invoices.map(({ invoiceNumber }) => invoiceNumber)
    await insertLink(
      db,
      { id, tokenHash: hashOf(token), ...billTo, email, actor, expiresAt, invoiceNumbers: numbers },
      now,
    )
    const mailed = {
      senderName: caller.staffName ?? caller.name,
      billToName: payer.name,
      invoices: known.filter(({ invoiceNumber }) => numbers.includes(invoiceNumber)),
      lastDay,
    }
    const mail = { to: email, ...linkMail(mailed, config.publicUrl + payLinkAddress(token)) }
    await queueSecretMail(db, mail, sealOf(config), expiresAt)
    const details = { billTo: billTo.number, email, invoices: numbers.length, lastDay }
    await audit(db, { actor, action: 'payment-link.send', entity: `payment-link:${id}`, division, details, address })
    await publishLink(db, { id, division }, shipTosOf(invoices))
    const message = `The link was sent to ${email}. It works until ${formatDayWithYear(lastDay)}.`
    return { isSuccess: true as const, message, id }
  },
)

/** NEXT-13: under the link's lock, so that it is revoked or paid, never both. */
export const revokePaymentLinkHandler = handle(revokePaymentLink, ({ db, params, caller, now, address }) =>
  db.inTransaction(async (tx) => {
    const { actor } = caller
    const id = params.linkId
    const isThere = await lockLink(tx, id)
    const stored = isThere ? await readLink(tx, actor.userId, id) : undefined
    if (!stored) throw new Refused(paymentLinkRefusals.link_not_found)
    orRefuse(mayRevokeLink(toLink(stored, now).state))
    await noteRevoked(tx, id, now)
    const { division, billTo, email } = stored
    const details = { billTo, email }
    await audit(tx, { actor, action: 'payment-link.revoke', entity: `payment-link:${id}`, division, details, address })
    await publishLink(tx, { id, division }, shipTosOf(stored.invoices))
    return { isSuccess: true as const, message: `The link to ${email} no longer works` }
  }),
)

const shipTosOf = (invoices: readonly { readonly shipTo: string }[]): string[] => invoices.map(({ shipTo }) => shipTo)

/** A link with its state, and whether it may be revoked. */
function toLink({ isRevoked, timeZone, ...stored }: StoredLink, now: Date): PaymentLink {
  const open = stored.invoices.reduce((sum, invoice) => sum + Math.max(0, invoice.open), 0)
  const expiresAt = new Date(stored.expiresAt)
  const state = linkState({
    isRevoked,
    isOpened: stored.openedAt !== null,
    isExpired: expiresAt <= now,
    paymentStatus: stored.payment?.status ?? null,
    open,
  })
  return {
    ...stored,
    open,
    state,
    lastDay: lastDayOf(timeZone, expiresAt),
    whyNotRevoke: why(mayRevokeLink(state)) ?? null,
  }
}

/** The day before the midnight at which a link ends. */
export const lastDayOf = (timeZone: string, expiresAt: Date): CalendarDate =>
  todayIn(timeZone, new Date(expiresAt.getTime() - 1))
