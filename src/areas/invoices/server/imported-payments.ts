// What the ERP has stated beyond what is known: below 0, payments that were not known by name.
const unexplained = `(select coalesce(sum(e.amount_cents), 0) from invoice_entries e
  where e.division = r.division and e.invoice_number = r.invoice_number and e.kind = 'adjustment')`
const lastStated = `coalesce((select max(e.posted_on) from invoice_entries e
  where e.division = r.division and e.invoice_number = r.invoice_number and e.kind = 'adjustment'
    and e.amount_cents < 0), r.paid_on)`
const takes = '(r.pay_cents + r.discount_cents)'
/** What the rows before this one take from the same invoice. */
const before = `coalesce(sum(case when r.is_kept then ${takes} else 0 end) over (
  partition by r.division, r.invoice_number order by r.source rows between unbounded preceding and 1 preceding), 0)`

/**
 * How much of what a row `r` pays is known already, because the ERP stated the open amount with it.
 */
const explained = `case when r.is_kept then greatest(0, least(${takes}, -${unexplained} - ${before})) else 0 end`

/** SQL that locks the invoices of such rows, always in the same order. */
export const lockPaidInvoices = (rows: string): string =>
  `select 1 from invoices i where (i.division, i.invoice_number) in (select r.division, r.invoice_number from ${rows} r)
   order by i.division, i.invoice_number for no key update`

/**
 * SQL that posts payments the ERP has in its books, from a relation of `source`, `division`,
 * `invoice_number`, `pay_cents`, `discount_cents`, `paid_on`, `is_kept` (it did not come back). The
 * open amount the ERP states is its own: as far as that has the payment already, the payment takes
 * the place of what stood for it, an adjustment.
 */
export const postImportedPayments = (rows: string): string =>
  `insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on, booked_at)
   select r.division, r.invoice_number, e.kind, r.source, e.amount_cents, e.posted_on, now()
   from (select r.*, ${explained} as explained, ${lastStated} as stated_on from ${rows} r) r,
   lateral (values ('payment', -r.pay_cents, r.paid_on), ('discount', -r.discount_cents, r.paid_on),
     ('adjustment', r.explained, r.stated_on)) e (kind, amount_cents, posted_on)
   where e.amount_cents <> 0
   order by r.division, r.invoice_number, e.kind`

/**
 * SQL that puts such payments back, from a relation of `source`, `division`, `invoice_number`,
 * `was_kept` (it counted as paid before). As far as the open amount that was stated is without the
 * payment already, the reversal takes the place of what stood for that.
 */
export const reverseImportedPayments = (rows: string): string =>
  `with back as (
     select r.source, r.division, r.invoice_number, r.was_kept, -sum(p.amount_cents) as cents,
       (now() at time zone d.time_zone)::date as today
     from ${rows} r join divisions d on d.code = r.division
     join invoice_entries p on p.division = r.division and p.invoice_number = r.invoice_number and p.source = r.source
       and p.kind in ('payment', 'discount')
     where not exists (select from invoice_entries b where b.division = r.division
       and b.invoice_number = r.invoice_number and b.source = r.source and b.kind = 'reversal')
     group by r.source, r.division, r.invoice_number, r.was_kept, d.time_zone)
   insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on, booked_at)
   select r.division, r.invoice_number, e.kind, e.source, e.amount_cents, r.today, now()
   from (select r.*, case when r.was_kept then greatest(0, least(r.cents, ${unexplained} - coalesce(sum(
         case when r.was_kept then r.cents else 0 end) over (partition by r.division, r.invoice_number order by r.source
         rows between unbounded preceding and 1 preceding), 0))) else 0 end as explained from back r) r,
   lateral (values ('reversal', r.source, r.cents), ('adjustment', r.source || ' back', -r.explained))
     e (kind, source, amount_cents)
   where e.amount_cents <> 0`
