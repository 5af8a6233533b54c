-- People at a customer whom staff talk to; they need no user of the portal (CUST-1).
create table customer_contacts (
  division text not null,
  bill_to text not null,
  contact_id text not null, -- the distributor's own id of the person
  ship_to text, -- null: speaks for the whole bill-to
  name text not null,
  title text not null default '',
  phone text not null default '',
  email text not null default '',
  is_primary boolean not null default false,
  primary key (division, bill_to, contact_id),
  foreign key (division, bill_to) references bill_tos on delete cascade,
  foreign key (division, ship_to) references ship_tos on delete cascade
);
comment on table customer_contacts is 'Contacts of bill-tos and ship-tos (CUST-1).';
