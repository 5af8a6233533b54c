-- What promotions do to prices (STAFF-3), as the price rule reads it: one row for each item and
-- whom it is for. areas/dsr-promotions keeps the promotions themselves and writes these rows when
-- one starts, pauses or ends.
create table promotion_offers (
  division text not null,
  item_number text not null,
  scope text not null, -- whom it is for, as in item_prices
  promotion_id uuid not null,
  name text not null, -- for receipts
  starts_on date not null, -- delivery dates, both included
  ends_on date not null check (ends_on >= starts_on),
  kind text not null check (kind in ('percent', 'amountOff', 'fixedPrice', 'buyGet')),
  case_cents bigint check (case_cents > 0), -- taken off, or the fixed price
  each_cents bigint check (each_cents > 0),
  pound_hundredths bigint check (pound_hundredths > 0),
  percent_hundredths integer check (percent_hundredths between 1 and 9999),
  buy integer check (buy between 1 and 999),
  get integer check (get between 1 and 999),
  allows_below_cost boolean not null default false,
  primary key (division, item_number, scope, promotion_id),
  foreign key (division, item_number) references items on delete cascade
);
create index promotion_offers_promotion on promotion_offers (promotion_id);
