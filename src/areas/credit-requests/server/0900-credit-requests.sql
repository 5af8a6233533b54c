-- CREDIT-1: why something is credited. Staff maintain the codes; these are there from the start.
create table credit_codes (
  code text primary key check (code ~ '^[A-Z0-9]{2,12}$'),
  name text not null,
  description text not null default '',
  kind text not null check (kind in ('goods', 'price')),
  needs_photo boolean not null default false,
  needs_reason boolean not null default false,
  pick_up text not null check (pick_up in ('never', 'choice', 'always')),
  window_days integer not null check (window_days between 0 and 1095), -- after the invoice's date
  sla_hours integer not null check (sla_hours between 1 and 2160), -- within which it is to be decided
  is_active boolean not null default true,
  position integer not null default 1000,
  version integer not null default 1,
  check (kind = 'goods' or pick_up = 'never')
);
insert into credit_codes (code, name, description, kind, needs_photo, needs_reason, pick_up, window_days, sla_hours, position) values
  ('SHORT', 'Short', 'Billed, but not or not all delivered.', 'goods', false, false, 'never', 7, 24, 10),
  ('DAMAGED', 'Damaged', 'Arrived broken, crushed or leaking.', 'goods', true, false, 'choice', 3, 24, 20),
  ('QUALITY', 'Quality', 'Not as it should be: brown, ripe, spoiled.', 'goods', true, false, 'choice', 3, 24, 30),
  ('TEMP', 'Temperature', 'Arrived too warm or too cold.', 'goods', true, true, 'choice', 2, 12, 40),
  ('WRONGITEM', 'Wrong item', 'Another item came than was billed.', 'goods', false, false, 'choice', 7, 48, 50),
  ('NOTORDERED', 'Not ordered', 'It came without being ordered.', 'goods', false, false, 'always', 7, 48, 60),
  ('RETURNED', 'Returned', 'Goods that go back as agreed.', 'goods', false, true, 'always', 14, 72, 70),
  ('PRICE', 'Price', 'Billed at another price than agreed.', 'price', false, false, 'never', 60, 72, 80);

create sequence credit_request_numbers start 300001;

-- What a request asks for stands in its lines; what it claims of the invoice is in claim_* (decision 23).
create table credit_requests (
  id uuid primary key,
  request_number text not null unique default 'CR' || nextval('credit_request_numbers')::text,
  division text not null,
  invoice_number text not null,
  invoice_date date not null,
  ship_to text not null,
  bill_to text not null,
  origin text not null check (origin in ('customer', 'internal')),
  status text not null check (status in
    ('pendingDsrApproval', 'pendingDsmApproval', 'pendingApproval', 'inProgress', 'approved', 'rejected', 'cancelled')),
  is_open boolean not null generated always as
    (status in ('pendingDsrApproval', 'pendingDsmApproval', 'pendingApproval', 'inProgress')) stored,
  version integer not null default 1, -- raised by each move; its event is the only one of the version
  dsr_status text check (dsr_status in ('pending', 'approved', 'rejected')),
  dsm_status text check (dsm_status in ('pending', 'approved', 'rejected')),
  codes text[] not null,
  credit_types text[] not null,
  amount_cents bigint not null check (amount_cents > 0), -- asked for, charges included
  charges_cents bigint not null, -- the share of what the invoice has beyond its lines
  approved_cents bigint check (approved_cents > 0),
  approved_charges_cents bigint,
  claim_charges_cents bigint not null,
  return_on date, -- null: with the next delivery, or nothing goes back
  note text not null default '',
  reason text not null default '', -- why it was rejected, cancelled or declined by the ERP
  assignee uuid references users,
  created_by uuid not null references users,
  created_by_real_user uuid references users, -- staff who were logged in as the requester
  dsr_approved_by uuid references users,
  dsm_approved_by uuid references users,
  approved_by uuid references users,
  rejected_by uuid references users,
  attempt integer not null default 0, -- approvals so far: above 1 after a declined posting
  posted_at timestamptz, -- the ERP's credit memo is here
  created_at timestamptz not null,
  changed_at timestamptz not null,
  due_at timestamptz not null,
  foreign key (division, ship_to) references ship_tos,
  foreign key (division, bill_to) references bill_tos,
  foreign key (division, invoice_number) references invoices on update cascade on delete cascade,
  check ((status = 'inProgress') = (assignee is not null) or status in ('approved', 'rejected', 'cancelled')),
  check (status <> 'approved' or approved_cents is not null)
);
create index credit_requests_due on credit_requests (is_open desc, due_at, id);
create index credit_requests_created on credit_requests (created_at desc, id);
create index credit_requests_ship_to on credit_requests (division, ship_to, created_at desc);
create index credit_requests_invoice on credit_requests (division, invoice_number);
create index credit_requests_assignee on credit_requests (assignee) where is_open;
create index credit_requests_to_post on credit_requests (request_number) where status = 'approved' and posted_at is null;

create table credit_request_lines (
  request_id uuid not null references credit_requests on delete cascade,
  line_number integer not null,
  division text not null,
  invoice_number text not null,
  invoice_line integer not null,
  ship_to text not null,
  item_number text not null,
  description text not null, -- as billed
  pack_size_description text not null default '',
  code text not null references credit_codes,
  code_name text not null, -- as it was called
  kind text not null check (kind in ('goods', 'price')),
  unit text not null check (unit in ('CS', 'EA', 'LB')),
  quantity integer not null check (quantity > 0), -- hundredths of a pound for LB
  billed_price bigint not null, -- cents; hundredths of a cent a pound
  asked_price bigint,
  reason text not null default '',
  is_pick_up boolean not null default false,
  amount_cents bigint not null check (amount_cents >= 0),
  approved_quantity integer,
  approved_cents bigint,
  -- What the line takes of the invoice's line now: all 0 when the request was rejected or cancelled.
  claim_quantity integer not null check (claim_quantity between 0 and quantity),
  claim_cases integer not null check (claim_cases >= 0), -- eaches of cases; hundredths of a pound
  claim_units integer not null check (claim_units >= 0),
  claim_cents bigint not null check (claim_cents between 0 and amount_cents),
  primary key (request_id, line_number),
  check ((kind = 'price') = (asked_price is not null)),
  check (approved_quantity <= quantity and approved_cents <= amount_cents)
);
create index credit_request_lines_invoice on credit_request_lines (division, invoice_number, invoice_line);
create index credit_request_lines_item on credit_request_lines (division, ship_to, item_number);

-- Nothing is credited twice: claims grow under the lock of the invoice's line, up to what it billed.
create function keep_credit_claims() returns trigger language plpgsql as $$
declare
  billed bigint;
  claimed bigint;
begin
  if tg_op = 'UPDATE' and new.claim_cents <= old.claim_cents then return new; end if;
  select l.line_total_cents into billed from invoice_lines l
  where l.division = new.division and l.invoice_number = new.invoice_number and l.line_number = new.invoice_line
  for no key update;
  select coalesce(sum(c.claim_cents), 0) into claimed from credit_request_lines c
  where c.division = new.division and c.invoice_number = new.invoice_number and c.invoice_line = new.invoice_line
    and (c.request_id, c.line_number) <> (new.request_id, new.line_number);
  if billed is null or claimed + new.claim_cents > greatest(billed, 0) then
    raise exception 'More would be credited of line % of invoice % than it billed', new.invoice_line, new.invoice_number;
  end if;
  return new;
end $$;
create trigger credit_claims_kept before insert or update of claim_cents on credit_request_lines
  for each row execute function keep_credit_claims();

create table credit_request_events (
  request_id uuid not null references credit_requests on delete cascade,
  version integer not null, -- of the request after it: two moves of one state exclude each other
  at timestamptz not null,
  kind text not null,
  from_status text,
  to_status text not null,
  by_user uuid references users, -- null: the ERP
  by_real_user uuid references users,
  assignee uuid references users,
  former_assignee uuid references users,
  amount_cents bigint,
  message text not null default '',
  primary key (request_id, version)
);
create function keep_credit_events() returns trigger language plpgsql as $$
begin
  raise exception 'Events of a credit request are only added';
end $$;
create trigger credit_events_kept before update on credit_request_events
  for each row execute function keep_credit_events();

create table credit_request_comments (
  id uuid primary key,
  request_id uuid not null references credit_requests on delete cascade,
  at timestamptz not null,
  by_user uuid not null references users,
  by_real_user uuid references users,
  is_by_staff boolean not null,
  is_internal boolean not null,
  text text not null,
  check (is_by_staff or not is_internal)
);
create index credit_request_comments_request on credit_request_comments (request_id, at);

-- Re-encoded pictures: the uploader's until they belong to a line or a comment.
create table credit_photos (
  id uuid primary key, -- also the key of its files
  owner_id uuid not null references users,
  request_id uuid references credit_requests on delete cascade,
  line_number integer,
  comment_id uuid references credit_request_comments on delete cascade,
  position integer not null default 0,
  taken_at timestamptz not null,
  check (line_number is null or comment_id is null),
  check ((request_id is null) = (line_number is null and comment_id is null))
);
create index credit_photos_request on credit_photos (request_id) where request_id is not null;
create index credit_photos_loose on credit_photos (taken_at) where request_id is null;
