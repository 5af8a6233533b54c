-- Promotions of sales reps and the office (STAFF-3). What prices follow is in promotion_offers
-- (areas/prices), written when one starts, pauses or ends, under the lock of its row here.
create table dsr_promotions (
  id uuid primary key,
  division text not null references divisions,
  name text not null check (char_length(name) between 1 and 60),
  note text not null default '' check (char_length(note) <= 500),
  starts_on date not null, -- delivery dates of the division, both included
  ends_on date not null check (ends_on >= starts_on),
  allows_below_cost boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'active', 'paused', 'ended')),
  version integer not null default 1,
  created_by uuid not null references users,
  changed_by uuid not null references users,
  changed_at timestamptz not null
);
create index dsr_promotions_days on dsr_promotions (division, starts_on desc);

create table dsr_promotion_audience (
  promotion_id uuid not null references dsr_promotions on delete cascade,
  kind text not null check (kind in ('division', 'priceClass', 'gpo', 'billTo', 'shipTo')),
  number text not null, -- of the customer, class or GPO; empty for a division
  position integer not null,
  primary key (promotion_id, kind, number)
);

create table dsr_promotion_items (
  promotion_id uuid not null references dsr_promotions on delete cascade,
  division text not null,
  item_number text not null,
  position integer not null,
  kind text not null check (kind in ('percent', 'amountOff', 'fixedPrice', 'buyGet')),
  case_cents bigint check (case_cents > 0),
  each_cents bigint check (each_cents > 0),
  pound_hundredths bigint check (pound_hundredths > 0),
  percent_hundredths integer check (percent_hundredths between 1 and 9999),
  buy integer check (buy between 1 and 999),
  get integer check (get between 1 and 999),
  primary key (promotion_id, item_number),
  foreign key (division, item_number) references items on delete cascade
);
create index dsr_promotion_items_item on dsr_promotion_items (division, item_number);
