import { mayBillTo, mayShipTo, servesAll } from '#areas/access/server/public.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import type { Actor } from '#kit/actor.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import { sql } from '#platform/database/statement.ts'
import type { LinkedInvoice } from '../rules/check-link.ts'

/** A link about to exist. */
export interface NewLink extends BillToKey {
  readonly id: string
  readonly tokenHash: Buffer
  readonly email: string
  readonly actor: Pick<Actor, 'userId' | 'realUserId'>
  readonly expiresAt: Date
  readonly invoiceNumbers: readonly string[]
}

const insert = sql(
  'payment-links.insert',
  `with made as (
     insert into payment_links (id, token_hash, division, bill_to, email, created_by, created_by_real_user, created_at,
       expires_at)
     values (:id, :tokenHash, :division, :number, :email, :userId, :realUserId, :now, :expiresAt) returning id)
   insert into payment_link_invoices (link_id, division, invoice_number)
   select m.id, :division, n.number from made m, unnest(:invoiceNumbers::text[]) n (number)`,
)

/** Writes a link with its invoices. */
export const insertLink = (tx: Queries, link: NewLink, now: Date): Promise<number> =>
  tx.run(
    insert({
      id: link.id,
      tokenHash: link.tokenHash,
      division: link.division,
      number: link.number,
      email: link.email,
      userId: link.actor.userId,
      realUserId: link.actor.realUserId === link.actor.userId ? null : link.actor.realUserId,
      now,
      expiresAt: link.expiresAt,
      invoiceNumbers: link.invoiceNumbers,
    }),
  )

/** An invoice that a link may be for. */
export interface LinkableInvoice extends LinkedInvoice {
  readonly dueDate: CalendarDate
}

const linkable = sql(
  'payment-links.linkable',
  `select i.invoice_number as "invoiceNumber", i.ship_to as "shipTo", i.due_date as "dueDate", i.open_cents as open
   from invoices i, users u
   where u.id = :userId and i.division = :division and i.bill_to = :number and i.invoice_number = any(:invoiceNumbers)
     and ${mayShipTo('u', 'i.division', 'i.ship_to')}
   order by i.due_date, i.invoice_number`,
)

/** Of these invoices those of the bill-to that the user may read. */
export const linkableInvoices = (
  db: Queries,
  userId: string,
  { division, number }: BillToKey,
  invoiceNumbers: readonly string[],
): Promise<LinkableInvoice[]> => db.rows(linkable({ userId, division, number, invoiceNumbers }))

/** The SQL of "may `user` read this link?": as `mayReadPayment`, by the invoices it is for. */
export const mayReadLink = <User extends string, Link extends string>(user: User, link: Link) =>
  `(${servesAll(user)} or ${mayBillTo(user, `${link}.division`, `${link}.bill_to`)}
    and not exists (
      select 1 from payment_link_invoices n
      join invoices i on i.division = n.division and i.invoice_number = n.invoice_number
      where n.link_id = ${link}.id and not ${mayShipTo(user, 'i.division', 'i.ship_to')}))` as const

const draftOf = sql(
  'payment-links.draft',
  `with readable as (
     select i.invoice_number, i.due_date, i.open_cents, i.bill_to from invoices i, users u
     where u.id = :userId and i.division = :division and i.invoice_number = any(:invoiceNumbers) and i.open_cents > 0
       and ${mayShipTo('u', 'i.division', 'i.ship_to')}),
   payer as (select min(bill_to) as number from readable)
   select o.number as "billTo", o.name as "billToName", d.time_zone as "timeZone",
     array(
       select json_build_object('invoiceNumber', r.invoice_number, 'dueDate', r.due_date, 'open', r.open_cents)
       from readable r where r.bill_to = o.number order by r.due_date, r.invoice_number) as invoices
   from payer p join bill_tos o on o.division = :division and o.number = p.number join divisions d on d.code = o.division`,
)

/** What of these invoices is open, of one bill-to; undefined: nothing that the user may read. */
export const draftLink = (
  db: Queries,
  userId: string,
  division: string,
  invoiceNumbers: readonly string[],
): Promise<
  | {
      readonly billTo: string
      readonly billToName: string
      readonly timeZone: string
      readonly invoices: { invoiceNumber: string; dueDate: CalendarDate; open: number }[]
    }
  | undefined
> => db.maybe(draftOf({ userId, division, invoiceNumbers }))

const lock = sql('payment-links.lock', 'select id from payment_links where id = :id for no key update')

/** Locks a link until the transaction ends: paying and revoking wait for each other. */
export const lockLink = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.maybe(lock({ id }))) !== undefined

const revoke = sql(
  'payment-links.revoke',
  'update payment_links set revoked_at = :now where id = :id and revoked_at is null',
)
const opened = sql(
  'payment-links.opened',
  'update payment_links set opened_at = :now where id = :id and opened_at is null',
)

/** From now on its token opens nothing. */
export const noteRevoked = (tx: Queries, id: string, now: Date): Promise<number> => tx.run(revoke({ id, now }))

/** Notes the first time it was opened; false for every later one. */
export const noteOpened = async (db: Queries, id: string, now: Date): Promise<boolean> =>
  (await db.run(opened({ id, now }))) === 1

/** Browsers of everybody who may see the link show what became of it. */
export async function publishLink(
  db: Queries,
  { id, division }: { readonly id: string; readonly division: string },
  shipTos: readonly string[],
): Promise<void> {
  for (const shipTo of new Set(shipTos)) await publish(db, { topic: 'payment', division, shipTo, id })
}
