import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** What names an invoice. */
export interface InvoiceKey {
  readonly division: string
  readonly invoiceNumber: string
}

/** What one source posts to one invoice. */
export interface NewEntry extends InvoiceKey {
  readonly kind: 'payment' | 'discount' | 'credit'
  /** Positive raises what is owed; never 0. */
  readonly amountCents: number
}

/** An invoice under lock: what may still be posted to it. */
export interface LockedInvoice extends InvoiceKey {
  readonly shipTo: string
  readonly billTo: string
  /** YYYY-MM-DD. */
  readonly invoiceDate: string
  /** YYYY-MM-DD. */
  readonly dueDate: string
  readonly totalCents: number
  /** Less than 0: a credit that is left. */
  readonly openCents: number
}

const lock = sql(
  'invoices.lock',
  `select i.division, i.invoice_number as "invoiceNumber", i.ship_to as "shipTo", i.bill_to as "billTo",
     i.invoice_date as "invoiceDate", i.due_date as "dueDate", i.total_cents as "totalCents", i.open_cents as "openCents"
   from invoices i
   where (i.division, i.invoice_number) in (select * from unnest(:divisions::text[], :numbers::text[]))
   order by i.division, i.invoice_number
   for no key update`,
)

/**
 * Locks invoices until the transaction ends, always in the order of division and number, so that
 * two payments of the same invoices wait for each other instead of deadlocking. Unknown ones are
 * missing from what is returned.
 */
export const lockInvoices = (tx: Transaction, invoices: readonly InvoiceKey[]): Promise<LockedInvoice[]> =>
  tx.rows(
    lock({
      divisions: invoices.map(({ division }) => division),
      numbers: invoices.map(({ invoiceNumber }) => invoiceNumber),
    }),
  )

const post = sql(
  'invoices.post-entries',
  `insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on, posted_at)
   select x.division, x."invoiceNumber", x.kind, :source, x."amountCents", (:now::timestamptz at time zone d.time_zone)::date,
     :now::timestamptz
   from jsonb_to_recordset(:entries::jsonb) as x (division text, "invoiceNumber" text, kind text, "amountCents" bigint)
   join divisions d on d.code = x.division`,
)

/**
 * BILL-3: posts what a source, such as a payment, takes from invoices that are locked by
 * `lockInvoices`. A source posts a kind to an invoice once: a second time is an error. Credits of
 * one source add up to 0.
 */
export const postEntries = (
  tx: Transaction,
  source: string,
  entries: readonly NewEntry[],
  now: Date,
): Promise<number> => tx.run(post({ source, entries: JSON.stringify(entries), now }))

const reverse = sql(
  'invoices.reverse-entries',
  `insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on, posted_at)
   select e.division, e.invoice_number, 'reversal', :source, -sum(e.amount_cents),
     (:now::timestamptz at time zone d.time_zone)::date, :now::timestamptz
   from invoice_entries e join divisions d on d.code = e.division
   where e.source = :source and e.kind in ('payment', 'discount', 'credit')
   group by e.division, e.invoice_number, d.time_zone
   having sum(e.amount_cents) <> 0
   order by e.division, e.invoice_number
   on conflict (division, invoice_number, kind, source) do nothing`,
)

/**
 * BILL-4: puts back everything a source has posted, as after a returned payment, and returns how
 * many invoices it touched. A second time changes nothing.
 */
export const reverseEntries = (tx: Transaction, source: string, now: Date): Promise<number> =>
  tx.run(reverse({ source, now }))

const book = sql(
  'invoices.book-entries',
  `update invoice_entries set booked_at = :now
   where source = :source and kind = any(:kinds) and kind in ('payment', 'discount', 'credit', 'reversal')
     and booked_at is null`,
)
const bookedKinds = { payment: ['payment', 'discount', 'credit'], reversal: ['reversal'] } as const

/**
 * Notes that the ERP has what a source posted, or that it was put back: from now on the open
 * amounts it states include it. Returns how many entries that is news of.
 */
export const bookEntries = (db: Queries, source: string, part: keyof typeof bookedKinds, now: Date): Promise<number> =>
  db.run(book({ source, kinds: bookedKinds[part], now }))
