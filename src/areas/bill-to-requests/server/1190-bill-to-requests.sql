-- USERS-2: users who ask for a bill-to by its number. No foreign key to bill_tos: a request for a
-- number that no bill-to has is kept like any other, so that nobody learns which numbers exist.
create table bill_to_requests (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  division text not null,
  bill_to text not null,
  note text not null,
  state text not null default 'waiting' check (state in ('waiting', 'added', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  reason text not null default '',
  check ((state = 'waiting') = (decided_at is null))
);
create unique index bill_to_requests_once on bill_to_requests (user_id, division, bill_to) where state = 'waiting';
create index bill_to_requests_of_user on bill_to_requests (user_id, asked_at desc);
create index bill_to_requests_waiting on bill_to_requests (asked_at) where state = 'waiting';
