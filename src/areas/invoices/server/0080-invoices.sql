create table invoices (
  division text not null,
  invoice_number text not null,
  ship_to text not null,
  bill_to text not null,
  order_id uuid references orders,
  invoice_date date not null,
  due_date date not null,
  total_cents bigint not null,
  open_cents bigint not null,
  primary key (division, invoice_number),
  foreign key (division, ship_to) references ship_tos
);
create index invoices_ship_to on invoices (division, ship_to, invoice_date desc);

create table invoice_lines (
  division text not null,
  invoice_number text not null,
  line_number integer not null,
  ship_to text not null,
  item_number text not null,
  shipped_cases integer not null,
  shipped_units integer not null,
  weight_hundredths integer, -- weighed, for catch weight
  case_price_cents bigint,
  each_price_cents bigint,
  line_total_cents bigint not null,
  invoice_date date not null,
  primary key (division, invoice_number, line_number),
  foreign key (division, invoice_number) references invoices on delete cascade
);
create index invoice_lines_item on invoice_lines (division, ship_to, item_number, invoice_date desc);
