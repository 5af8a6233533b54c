-- NEXT-6: the one credit request that is made of what a finish of a receipt has.
create table receipt_credits (
  receipt_id uuid not null,
  finish_number integer not null,
  request_id uuid not null references credit_requests on delete cascade,
  user_id uuid not null references users,
  real_user_id uuid not null references users,
  requested_at timestamptz not null,
  primary key (receipt_id, finish_number), -- two people who press at once make one
  foreign key (receipt_id, finish_number) references receipt_finishes on delete cascade
);
