-- What a customer pays with (PROFILE-4): bank accounts and cards, each for some bill-tos.
create table payment_methods (
  id uuid primary key, -- the paymentSettingsId, and the id of the account or card it is
  kind text not null check (kind in ('bank', 'card')),
  owner_id uuid not null references users, -- who added it
  description text not null check (length(description) between 1 and 512),
  all_bill_tos boolean not null default false, -- whatever bill-tos its owner has at the moment
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index payment_methods_owner on payment_methods (owner_id);

-- Bill-tos chosen one by one; a method with all_bill_tos may have some besides, which its owner no longer sees.
create table payment_method_bill_tos (
  division text not null,
  bill_to text not null,
  method_id uuid not null references payment_methods on delete cascade,
  primary key (division, bill_to, method_id),
  foreign key (division, bill_to) references bill_tos on delete cascade
);
create index payment_method_bill_tos_method on payment_method_bill_tos (method_id);

create table bank_accounts (
  method_id uuid primary key references payment_methods on delete cascade,
  name_on_account text not null check (length(name_on_account) between 1 and 255),
  account_type text not null check (account_type in ('P', 'B')), -- personal, business
  routing_last_four text not null check (routing_last_four ~ '^\d{4}$'),
  account_last_four text not null check (account_last_four ~ '^\d{2,4}$'), -- never more than half of the number
  routing_sealed text not null, -- 'keyId.iv.tag.text', bound to this row
  account_sealed text not null
);
comment on column bank_accounts.account_sealed is 'AES-256-GCM; the id of the row is authenticated with it, so it opens nowhere else.';

-- The card itself is with the processor; here is only what tells it from another.
create table credit_cards (
  method_id uuid primary key references payment_methods on delete cascade,
  cc_type text not null, -- as the processor says
  cc_last_four text not null check (cc_last_four ~ '^\d{4}$'),
  expires text not null check (expires ~ '^\d{4}-\d{2}$'), -- the last month it is good for
  uta_customer_id text not null,
  uta_token_id text not null unique -- stands for the card at the processor
);

-- Which bill-tos a method pays for right now.
create view payment_method_coverage as
  select b.method_id, b.division, b.bill_to, true as is_explicit from payment_method_bill_tos b
  union all
  select m.id, u.division, u.bill_to, false from payment_methods m
  join user_bill_tos u on m.all_bill_tos and u.user_id = m.owner_id
  where not exists (
    select 1 from payment_method_bill_tos b
    where b.method_id = m.id and b.division = u.division and b.bill_to = u.bill_to);
