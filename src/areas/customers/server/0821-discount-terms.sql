-- Discount for early payment (BILL-3): hundredths of a percent, when the invoice is paid within so many days of its date.
alter table bill_tos add early_discount_hundredths integer not null default 0
    check (early_discount_hundredths between 0 and 9999),
  add early_discount_days integer not null default 0 check (early_discount_days between 0 and 365);
