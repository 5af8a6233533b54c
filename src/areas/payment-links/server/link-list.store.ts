import { servesAll, shipTosAllowed } from '#areas/access/server/public.ts'
import type { PaymentStatus } from '#areas/payments/payment.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import type { PaymentLink } from '../payment-link.ts'
import { mayReadLink } from './link.store.ts'

/** A link as the store has it: its state and what may be done are decided above. */
export interface StoredLink extends Omit<PaymentLink, 'state' | 'open' | 'lastDay' | 'whyNotRevoke' | 'payment'> {
  readonly isRevoked: boolean
  readonly timeZone: string
  readonly payment: (NonNullable<PaymentLink['payment']> & { readonly status: PaymentStatus }) | null
}

const pairs = `'id', l.id, 'division', l.division, 'billTo', l.bill_to,
  'billToName', (select o.name from bill_tos o where o.division = l.division and o.number = l.bill_to),
  'email', l.email, 'createdAt', l.created_at, 'openedAt', l.opened_at, 'expiresAt', l.expires_at,
  'isRevoked', l.revoked_at is not null,
  'timeZone', (select d.time_zone from divisions d where d.code = l.division),
  'createdByName', (select w.name from users w where w.id = coalesce(l.created_by_real_user, l.created_by)),
  'invoices', array(
    select json_build_object('invoiceNumber', i.invoice_number, 'shipTo', i.ship_to, 'open', i.open_cents)
    from payment_link_invoices n
    join invoices i on i.division = n.division and i.invoice_number = n.invoice_number
    where n.link_id = l.id order by i.due_date, i.invoice_number),
  'payment', (
    select json_build_object('id', p.id, 'paymentNumber', p.payment_number, 'status', p.status, 'amount', p.amount_cents)
    from payment_link_tries t join payments p on p.id = t.payment_id
    where t.link_id = l.id order by p.placed_at desc, p.id desc limit 1)` as const

// What the user may act for is read once, not asked of each link.
const matching = `
  with reader as materialized (select ${servesAll('w')} as serves_all from users w where w.id = :userId),
  allowed as materialized (select r.division, r.ship_to from ${shipTosAllowed(':userId')} r),
  mine as materialized (
    select distinct t.division, t.bill_to from allowed r
    join ship_tos t on t.division = r.division and t.number = r.ship_to),
  found as (
    select l.id, l.created_at from mine m join payment_links l on l.division = m.division and l.bill_to = m.bill_to
    where (:division::text is null or l.division = :division)
      and (:invoiceNumber::text is null or exists (
        select from payment_link_invoices n where n.link_id = l.id and n.invoice_number = :invoiceNumber))
      and (:keyword::text = '' or strpos(lower(l.email), lower(:keyword)) > 0 or l.bill_to = :keyword
        or exists (select from bill_tos o where o.division = l.division and o.number = l.bill_to
                   and strpos(lower(o.name), lower(:keyword)) > 0)
        or exists (select from payment_link_invoices n
                   where n.link_id = l.id and strpos(lower(n.invoice_number), lower(:keyword)) > 0))
      and ((select serves_all from reader) or not exists (
        select from payment_link_invoices n
        join invoices i on i.division = n.division and i.invoice_number = n.invoice_number
        where n.link_id = l.id
          and not exists (select from allowed a where a.division = i.division and a.ship_to = i.ship_to))))` as const

const list = sql(
  'payment-links.list',
  `${matching},
   page as (select f.id from found f order by f.created_at desc, f.id desc limit :limit offset :offset)
   select case when :includeTotal then (select count(*)::int from found) end as total,
     ${jsonList(`select json_build_object(${pairs}) from page g join payment_links l on l.id = g.id
       order by l.created_at desc, l.id desc`)} as links`,
)

/** A page of links. */
export interface LinkQuestion {
  readonly userId: string
  readonly keyword: string
  readonly invoiceNumber: string | null
  readonly division: string | null
  readonly limit: number
  readonly offset: number
  readonly includeTotal: boolean
}

/** NEXT-13: links of the user's bill-tos, the latest first. */
export const readLinks = (
  db: Queries,
  question: LinkQuestion,
): Promise<{ links: StoredLink[]; total: number | null }> => db.row(list({ ...question }))

const one = sql(
  'payment-links.one',
  `select json_build_object(${pairs}) as link from payment_links l, users u
   where l.id = :id and u.id = :userId and ${mayReadLink('u', 'l')}`,
)

/** One link the user may read, or undefined. */
export const readLink = async (db: Queries, userId: string, id: string): Promise<StoredLink | undefined> =>
  (await db.maybe<{ link: StoredLink }>(one({ userId, id })))?.link
