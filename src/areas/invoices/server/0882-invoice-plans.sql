-- Invoices that a payment plan pays (NEXT-13): one plan each. Whoever pays all that is due leaves them out.
create table invoice_plans (
  division text not null,
  invoice_number text not null,
  plan_id uuid not null,
  plan_number text not null,
  primary key (division, invoice_number),
  foreign key (division, invoice_number) references invoices on update cascade on delete cascade
);
create index invoice_plans_plan on invoice_plans (plan_id);
