-- Lines of placed orders that come short, and what the customer wants instead (NEXT-3).
create table order_shorts (
  order_id uuid not null references orders on delete cascade,
  version integer not null, -- of the order whose line it is; follows the version that an answer makes
  line_number integer not null,
  item_number text not null,
  description text not null,
  short_cases integer not null check (short_cases >= 0),
  short_units integer not null check (short_units >= 0),
  reason text not null default '', -- of the ERP
  if_short jsonb not null, -- what was chosen, checked again when it came short
  reported_at timestamptz not null,
  -- open: the customer is asked; informed: none is wanted; substituted: the ERP sends another item
  state text not null check (state in ('open', 'informed', 'substituted', 'taken', 'without')),
  taken jsonb, -- { itemNumber, description, cases, units }
  answered_at timestamptz,
  answered_by uuid references users,
  answered_by_real_user uuid references users, -- staff acting for the customer
  primary key (order_id, version, line_number),
  check ((state in ('taken', 'without')) = (answered_at is not null)),
  check ((state in ('taken', 'substituted')) = (taken is not null))
);
