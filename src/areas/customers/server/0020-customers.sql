create table divisions (
  code text primary key, -- NLV, NIC
  name text not null,
  time_zone text not null, -- IANA name; delivery dates and cut-offs are read in it
  order_threshold_cents bigint not null default 1000000 -- a cart total above it is red for staff
);

create table gpos (
  id text primary key,
  name text not null
);
comment on table gpos is 'Group purchasing organizations (CUST-4).';

create table bill_tos (
  division text not null references divisions,
  number text not null, -- 7 digits, left-padded
  name text not null,
  address text not null default '',
  address2 text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  phone text not null default '',
  email text not null default '',
  is_active boolean not null default true,
  is_on_credit_hold boolean not null default false,
  past_due_cents bigint not null default 0,
  net_due_cents bigint not null default 0,
  invoices_due integer not null default 0,
  primary key (division, number)
);

create table ship_tos (
  division text not null,
  number text not null, -- 7 digits, left-padded
  bill_to text not null,
  name text not null,
  address text not null default '',
  address2 text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  phone text not null default '',
  price_class text not null default '', -- customers of one class share class prices (ITEM-8)
  gpo_ids text[] not null default '{}',
  is_active boolean not null default true,
  is_ordering_allowed boolean not null default true,
  is_prospective boolean not null default false,
  dsr_email text not null default '',
  dsm_email text not null default '',
  arr_name text not null default '', -- the accounts receivable analyst
  parent_ship_to text,
  recipe_pricing_type text not null default 'current' check (recipe_pricing_type in ('current', 'last purchased')),
  max_food_cost_pct numeric(5, 2),
  block_switch_save boolean not null default false,
  primary key (division, number),
  foreign key (division, bill_to) references bill_tos
);
create index ship_tos_bill_to on ship_tos (division, bill_to);
create index ship_tos_dsr on ship_tos (dsr_email);

-- Which customers a user may act for. No row, no access: favourites grant none (ACCESS-4).
create table user_bill_tos (
  user_id uuid not null references users on delete cascade,
  division text not null,
  bill_to text not null,
  primary key (user_id, division, bill_to),
  foreign key (division, bill_to) references bill_tos on delete cascade
);
-- Rows here narrow a user to some ship-tos of a bill-to; none means all of them.
create table user_ship_tos (
  user_id uuid not null references users on delete cascade,
  division text not null,
  ship_to text not null,
  primary key (user_id, division, ship_to),
  foreign key (division, ship_to) references ship_tos on delete cascade
);

-- The one answer to "may this user act for this ship-to?", asked by every gate and list.
create function user_ship_tos_allowed(of_user uuid)
returns table (division text, ship_to text)
language sql stable as $$
  select s.division, s.number
  from ship_tos s
  join user_bill_tos b on b.user_id = of_user and b.division = s.division and b.bill_to = s.bill_to
  where not exists (select 1 from user_ship_tos n where n.user_id = of_user)
     or exists (select 1 from user_ship_tos n where n.user_id = of_user and n.division = s.division and n.ship_to = s.number)
  union
  select s.division, s.number
  from ship_tos s
  where exists (
    select 1 from users u
    where u.id = of_user and u.type in ('eci', 'ecmi')
      and (u.role in ('creditAdmin', 'customerService', 'inventoryUser', 'portalAdmin')
           or (u.role = 'dsr' and u.email = s.dsr_email)
           or (u.role = 'dsm' and u.email = s.dsm_email))
  )
$$;
comment on function user_ship_tos_allowed is
  'Ship-tos a user may act for: customers through their bill-tos, a DSR and a DSM through their accounts, office staff all.';
