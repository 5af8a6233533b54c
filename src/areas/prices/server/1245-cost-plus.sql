-- Cost plus (ITEM-8): instead of prices of the case or the pound, what is added to the cost of the
-- item; prices/cost-plus.ts. For staff alone.
alter table item_prices add column cost_plus jsonb check (jsonb_typeof(cost_plus) = 'object');
do $$
declare named text;
begin
  select conname into strict named from pg_constraint
  where conrelid = 'item_prices'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%num_nonnulls%';
  execute format('alter table item_prices drop constraint %I', named);
end $$;
alter table item_prices add constraint item_prices_priced
  check (num_nonnulls(case_price_cents, each_price_cents, per_pound_hundredths, cost_plus) > 0);
alter table item_prices add constraint item_prices_one_way
  check (cost_plus is null or num_nonnulls(case_price_cents, per_pound_hundredths, breaks) = 0);
create index item_prices_cost_plus on item_prices (division, item_number) where cost_plus is not null;

-- What an item costs from a day on, for cost plus; staff only. Before the first of them, and
-- without any, the cost of the item itself counts.
create table item_costs (
  division text not null,
  item_number text not null,
  starts_on date not null,
  case_cents bigint check (case_cents > 0),
  pound_hundredths bigint check (pound_hundredths > 0), -- hundredths of a cent a pound; catch weight only
  primary key (division, item_number, starts_on),
  foreign key (division, item_number) references items on delete cascade,
  check (num_nonnulls(case_cents, pound_hundredths) > 0)
);
