-- ORDER-1: what the ERP says of each line of the present version of an order: confirmed before the truck is loaded, then shipped.
create table order_line_reports (
  order_id uuid not null references orders on delete cascade,
  line_number integer not null,
  confirmed_cases integer check (confirmed_cases >= 0), -- null: nothing reported yet
  confirmed_units integer check (confirmed_units >= 0),
  shipped_cases integer check (shipped_cases >= 0),
  shipped_units integer check (shipped_units >= 0),
  substitute jsonb, -- { itemNumber, description, cases, units }: comes for what is short
  reason text not null default '', -- for people
  reported_at timestamptz not null,
  primary key (order_id, line_number),
  foreign key (order_id, line_number) references order_lines on delete cascade
);
-- Truck and stop, or a carrier's number, and when it is expected.
alter table orders add tracking text not null default '';
alter table orders add expected_at timestamptz;
