-- Changes of prices by staff (manage price): each with what its prices were before, so that it can
-- be undone as a whole. The prices themselves are in item_prices (areas/prices).
create table price_changes (
  id uuid primary key,
  division text not null references divisions,
  reason text not null check (char_length(reason) between 1 and 200),
  allows_below_cost boolean not null default false,
  effect jsonb not null, -- price-change.ts, priceEffect: as it was when it was saved
  undoes uuid unique references price_changes, -- a change is undone once
  changed_by uuid not null references users,
  changed_at timestamptz not null
);
create index price_changes_at on price_changes (division, changed_at desc, id);

create table price_change_lines (
  change_id uuid not null references price_changes on delete cascade,
  position integer not null,
  division text not null,
  item_number text not null,
  scope text not null, -- as in item_prices
  starts_on date not null,
  before jsonb, -- prices/stored-price.ts, storedAmounts; null: there was none
  after jsonb, -- null: it was removed
  primary key (change_id, position)
);
create index price_change_lines_price on price_change_lines (division, item_number, scope, starts_on);
