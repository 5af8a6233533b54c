-- A payment made by a payment link (NEXT-13): nobody is signed in. It says where the link went and who had sent it.
alter table payments
  add link_email text,
  add link_sent_by uuid references users,
  add check ((mode = 'link') = (link_email is not null)),
  add check ((link_email is null) = (link_sent_by is null)),
  add check (link_email is null or placed_by is null);

-- A card that pays once and becomes nobody's payment method. What stands for it at the processor is deleted, here and
-- there, as soon as the outcome is known.
create table one_time_cards (
  id uuid primary key, -- the payment's method_id
  payment_id uuid not null unique references payments on delete cascade,
  uta_token_id text unique, -- null: forgotten
  cc_type text not null, -- as the processor says
  cc_last_four text not null check (cc_last_four ~ '^\d{4}$'),
  expires text not null check (expires ~ '^\d{4}-\d{2}$') -- the last month it is good for
);
