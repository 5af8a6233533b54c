import type { DiscountTerms, Payable } from '#areas/payments/payable.ts'
import type { PaymentStatus } from '#areas/payments/payment.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { OpenedLink } from '../payment-link.ts'
import { hashOf, isHashOf } from './link-token.ts'

/** A link that works, as its page and its payment need it. */
export interface WorkingLink {
  readonly id: string
  readonly division: string
  readonly billTo: string
  readonly billToName: string
  readonly email: string
  readonly createdBy: string
  readonly expiresAt: string
  readonly openedAt: string | null
  readonly timeZone: string
  readonly terms: DiscountTerms | null
  readonly invoices: readonly Payable[]
  /** Card entries that were started. */
  readonly tries: number
  readonly payment: (NonNullable<OpenedLink['payment']> & { readonly status: PaymentStatus }) | null
}

/** How long a page may follow its payment after the link has expired, in hours. */
const followHours = 24

const columns = `l.id, l.division, l.bill_to as "billTo", o.name as "billToName", l.email, l.created_by as "createdBy",
  l.expires_at as "expiresAt", l.opened_at as "openedAt", d.time_zone as "timeZone",
  case when o.early_discount_hundredths > 0 and o.early_discount_days > 0
    then json_build_object('percentHundredths', o.early_discount_hundredths, 'days', o.early_discount_days)
  end as terms,
  array(
    select json_build_object('invoiceNumber', i.invoice_number, 'shipTo', i.ship_to, 'shipToName', '',
      'invoiceDate', i.invoice_date, 'dueDate', i.due_date, 'total', i.total_cents, 'open', i.open_cents, 'planNumber', null)
    from payment_link_invoices n
    join invoices i on i.division = n.division and i.invoice_number = n.invoice_number
      and i.bill_to = l.bill_to
    where n.link_id = l.id order by i.due_date, i.invoice_number) as invoices,
  (select count(*)::int from payment_link_tries t where t.link_id = l.id) as tries,
  (select json_build_object('paymentNumber', p.payment_number, 'status', p.status, 'amount', p.amount_cents,
     'methodName', p.method_name, 'reason', p.reason)
   from payment_link_tries t join payments p on p.id = t.payment_id
   where t.link_id = l.id order by p.placed_at desc, p.id desc limit 1) as payment` as const
const tables = `payment_links l join bill_tos o on o.division = l.division and o.number = l.bill_to
  join divisions d on d.code = l.division` as const

const find = sql(
  'payment-links.find',
  `select ${columns}, l.token_hash as "tokenHash" from ${tables}
   where l.token_hash = :tokenHash and l.revoked_at is null
     and (l.expires_at > :now or exists (
       select from payment_link_tries t join payments p on p.id = t.payment_id
       where t.link_id = l.id and t.is_live and p.placed_at > :followedSince))`,
)

/**
 * The link of a token; undefined for one that is wrong, has expired or was revoked, all found out
 * by the same statement.
 */
export async function findLink(db: Queries, token: string, now: Date): Promise<WorkingLink | undefined> {
  const followedSince = new Date(now.getTime() - followHours * 3_600_000)
  const found = await db.maybe<WorkingLink & { tokenHash: Buffer }>(
    find({ tokenHash: hashOf(token), now, followedSince }),
  )
  if (!found || !isHashOf(found.tokenHash, token)) return undefined
  const { tokenHash: _hash, ...link } = found
  return link
}

const startTry = sql(
  'payment-links.start-try',
  `insert into payment_link_tries (reference, link_id, begun_at, expires_at)
   values (:reference, :linkId, :now, :expiresAt)`,
)

/** Notes that a card is about to be typed in. */
export const insertTry = (
  tx: Queries,
  { reference, linkId, expiresAt }: { reference: string; linkId: string; expiresAt: Date },
  now: Date,
): Promise<void> => tx.send(startTry({ reference, linkId, expiresAt, now }))

/** A card entry of a link. */
export interface LinkTry {
  readonly linkId: string
  readonly isOver: boolean
}

const entry = sql(
  'payment-links.try',
  `select link_id as "linkId", expires_at <= :now as "isOver"
   from payment_link_tries where reference = :reference`,
)

/** The entry that the processor names; an unknown reference has none. */
export const tryOf = async (db: Queries, reference: string | undefined, now: Date): Promise<LinkTry | undefined> =>
  reference && /^[0-9a-f-]{36}$/.test(reference) ? db.maybe(entry({ reference, now })) : undefined

const paidWith = sql(
  'payment-links.paid-with',
  `select p.payment_number as "paymentNumber" from payment_link_tries t join payments p on p.id = t.payment_id
   where t.link_id = :linkId and t.card_hash = :cardHash`,
)

/** The payment this card has made by the link already. */
export const paymentOfCard = (
  db: Queries,
  linkId: string,
  utaTokenId: string,
): Promise<{ paymentNumber: string } | undefined> => db.maybe(paidWith({ linkId, cardHash: hashOf(utaTokenId) }))

const endTries = sql(
  'payment-links.end-tries',
  `update payment_link_tries t set is_live = false from payments p
   where t.link_id = :linkId and t.is_live and p.id = t.payment_id and p.status in ('failed', 'voided')`,
)
const spendTry = sql(
  'payment-links.use-try',
  `update payment_link_tries set card_hash = :cardHash, payment_id = :paymentId, is_live = true
   where reference = :reference and payment_id is null`,
)

/** A payment that came to nothing gives its link free, under the link's lock. */
export const endFailedTries = (tx: Transaction, linkId: string): Promise<void> => tx.send(endTries({ linkId }))

/**
 * Uses an entry up for its payment; the index on live ones refuses a second payment of the link.
 */
export const noteTryPaid = async (
  tx: Transaction,
  paid: { reference: string; utaTokenId: string; paymentId: string },
): Promise<boolean> =>
  (await tx.run(
    spendTry({ reference: paid.reference, cardHash: hashOf(paid.utaTokenId), paymentId: paid.paymentId }),
  )) === 1
