-- A schedule that pays by itself (BILL-5): what, when, from what, and in whose name.
create table autopay_schedules (
  id uuid primary key,
  kind text not null check (kind in ('user', 'billTo')), -- somebody's own, or the bill-to's
  division text not null,
  bill_to text not null,
  user_id uuid not null references users, -- in whose name it pays
  timing text not null check (timing in ('dueDate', 'weekday', 'dayOfMonth', 'daysAfterDelivery')),
  day integer,
  covers text not null check (covers in ('due', 'dueBeforeNext', 'open')),
  ship_tos text[] not null default '{}', -- empty: all of the bill-to that its person may act for
  limit_cents bigint check (limit_cents > 0), -- a run that would collect more pays nothing
  method_id uuid not null, -- no reference: a method that is removed stops the schedule
  is_active boolean not null default true,
  stop_reason text not null default '', -- a sentence; empty when a person deactivated it
  first_day date not null, -- no run is named by an earlier day of the division
  next_period date, -- as planned at the last look; null: nothing to pay, or inactive
  next_pay_on date,
  next_run_at timestamptz,
  look_at timestamptz, -- when the portal looks at it again; null while it is inactive
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null references users,
  created_by_real_user uuid references users, -- staff who were logged in as that person
  changed_at timestamptz not null,
  removed_at timestamptz,
  foreign key (division, bill_to) references bill_tos,
  check (case timing when 'dueDate' then day is null when 'weekday' then day between 0 and 6
    when 'dayOfMonth' then day between 1 and 31 else day between 0 and 60 end),
  check ((look_at is not null) = (is_active and removed_at is null))
);
create index autopay_schedules_bill_to on autopay_schedules (division, bill_to) where removed_at is null;
create index autopay_schedules_user on autopay_schedules (user_id) where removed_at is null;
create index autopay_schedules_looks on autopay_schedules (look_at) where look_at is not null;

-- A schedule runs once for each period: this key holds it, whoever else believes that the run is theirs.
create table autopay_runs (
  schedule_id uuid not null references autopay_schedules,
  period date not null,
  outcome text not null check (outcome in ('paid', 'skipped', 'nothingDue', 'overLimit', 'stopped')),
  pay_on date not null,
  payment_id uuid unique references payments,
  amount_cents bigint not null, -- what was collected, or would have been
  limit_cents bigint, -- as it was
  invoice_numbers text[] not null, -- what it paid, or would have
  at timestamptz not null,
  primary key (schedule_id, period),
  check ((outcome = 'paid') = (payment_id is not null)),
  check (outcome <> 'paid' or limit_cents is null or amount_cents <= limit_cents)
);

-- The mail about a run went out, once.
create table autopay_notices (
  schedule_id uuid not null references autopay_schedules,
  period date not null,
  at timestamptz not null,
  primary key (schedule_id, period)
);

create table autopay_events (
  schedule_id uuid not null references autopay_schedules,
  event_number bigint generated always as identity,
  at timestamptz not null,
  kind text not null,
  by_user uuid references users, -- null: the portal itself
  by_real_user uuid references users,
  message text not null, -- a sentence
  payment_id uuid references payments,
  primary key (schedule_id, event_number)
);

-- Runs and the log are only added.
create function keep_autopay_history() returns trigger language plpgsql as $$
begin
  raise exception 'Runs and events of autopay are only added';
end $$;
create trigger autopay_runs_kept before update on autopay_runs for each row execute function keep_autopay_history();
create trigger autopay_events_kept before update on autopay_events for each row execute function keep_autopay_history();
