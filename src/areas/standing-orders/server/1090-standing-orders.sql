-- Orders that repeat by the days of a route (NEXT-4).
create table standing_orders (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  name text not null check (char_length(name) between 1 and 60),
  owner_id uuid not null references users, -- in whose name orders are placed
  weekdays smallint[] not null, -- 0 Sunday to 6 Saturday
  every_weeks smallint not null check (every_weeks between 1 and 12),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  deliveries integer check (deliveries between 1 and 200), -- null: no such end
  on_holiday text not null check (on_holiday in ('next', 'previous', 'skip')),
  mode text not null check (mode in ('ask', 'auto')),
  draft_hours smallint not null check (draft_hours between 2 and 168), -- before the cut-off
  po text check (char_length(po) <= 15), -- null: asked for each time
  par_guide_id uuid, -- its pars are filled in place of lines; it may be gone
  skipped date[] not null default '{}', -- planned days
  skip_until date, -- planned days before it are left out
  is_paused boolean not null default false,
  planned_through date not null, -- planned days up to it are handled
  look_at timestamptz, -- when the job looks at it next; null: never
  version integer not null default 1,
  created_at timestamptz not null,
  changed_by uuid not null references users,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  foreign key (division, ship_to) references ship_tos
);
create index standing_orders_of_ship_to on standing_orders (division, ship_to) where deleted_at is null;
create index standing_orders_due on standing_orders (look_at) where look_at is not null;

create table standing_order_lines (
  standing_order_id uuid not null references standing_orders on delete cascade,
  item_number text not null, -- may be gone from the catalogue: a draft names it then
  position integer not null,
  ordered_cases integer not null check (ordered_cases between 0 and 9999),
  ordered_units integer not null check (ordered_units between 0 and 9999),
  primary key (standing_order_id, item_number)
);

-- A delivery that was handled, and what came of it.
create table standing_order_runs (
  id uuid primary key,
  standing_order_id uuid not null references standing_orders on delete cascade,
  planned_on date not null,
  deliver_on date not null,
  cut_off_at timestamptz not null,
  state text not null check (state in ('drafted', 'placed', 'skipped', 'lapsed', 'failed')),
  reason text,
  cart_id uuid references carts,
  place_at timestamptz, -- when it places itself; null: it waits for a tap
  order_id uuid,
  order_number text,
  subtotal_cents bigint,
  subtotal_before_cents bigint,
  problems jsonb not null default '[]', -- lines that did not come as wanted
  drafted_at timestamptz not null,
  settled_at timestamptz,
  unique (standing_order_id, planned_on)
);
-- Exactly once: a day is drafted and ordered once, in however many processes.
create unique index standing_order_runs_once on standing_order_runs (standing_order_id, deliver_on)
  where state <> 'skipped';
create index standing_order_runs_waiting on standing_order_runs (least(place_at, cut_off_at)) where state = 'drafted';
create index standing_order_runs_cart on standing_order_runs (cart_id);
