-- GUIDE-3: lists that staff bring for a customer, while their lines are matched to items of the catalogue.
create table staging_guides (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  name text not null check (length(name) between 1 and 60),
  file_name text not null default '',
  guide_id uuid, -- the guide that was made of it; null until then
  created_by uuid references users,
  created_at timestamptz not null default now(),
  migrated_at timestamptz,
  unique (division, ship_to, id),
  foreign key (division, ship_to) references ship_tos on delete cascade,
  foreign key (division, ship_to, guide_id) references guides (division, ship_to, id) on delete set null (guide_id)
);
create index staging_guides_ship_to on staging_guides (division, ship_to, created_at desc);

create table staging_guide_lines (
  staging_guide_id uuid not null references staging_guides on delete cascade,
  line_id uuid not null,
  position integer not null check (position > 0), -- the order of the list
  row integer not null check (row > 0), -- as a spreadsheet numbers it
  description text not null default '',
  pack_size_description text not null default '',
  brand text not null default '',
  item_number text not null default '', -- as the list names it, padded
  customer_item_number text not null default '', -- the number the customer or its former distributor uses
  gtin text not null default '', -- 14 digits, or empty
  case_par_value integer check (case_par_value between 1 and 9999),
  each_par_value integer check (each_par_value between 1 and 9999),
  category text not null default '',
  location text not null default '',
  state text not null default 'waiting'
    check (state in ('waiting', 'matched', 'asked', 'unmatched', 'chosen', 'customItem', 'leftOut')),
  matched_number text, -- the item it becomes, of a matched or chosen line
  choices text[] not null default '{}', -- item numbers it may mean, the likeliest first
  confidence smallint not null default 0 check (confidence between 0 and 100),
  reason text, -- why it is asked, as a sentence
  decided_by uuid references users, -- null: the matching did
  primary key (staging_guide_id, line_id),
  unique (staging_guide_id, position),
  check ((matched_number is not null) = (state in ('matched', 'chosen')))
);
-- An item is in a guide once.
create unique index staging_guide_lines_item on staging_guide_lines (staging_guide_id, matched_number)
  where matched_number is not null;
create index staging_guide_lines_state on staging_guide_lines (staging_guide_id, state, position);
