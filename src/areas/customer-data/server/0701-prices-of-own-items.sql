-- GUIDE-4: on the day of an invoice the price that was written later counts, so typed prices keep their instant, not their day alone.
alter table custom_items add priced_at timestamptz;
-- Hundredths of a cent a pound, of a catch-weight line: its total is the weight times this, rounded once.
alter table customer_invoice_lines add per_pound_hundredths integer check (per_pound_hundredths between 0 and 99999999);
alter table customer_distributors add version integer not null default 1;
