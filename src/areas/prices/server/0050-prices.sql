-- Every price that may apply; areas/prices/rules/choose-price.ts picks one (ITEM-8).
create table item_prices (
  division text not null,
  item_number text not null,
  scope text not null, -- whom it is for: L (list), C:class, G:gpo, B:bill-to, S:ship-to
  starts_on date not null,
  ends_on date, -- last day; null: until further notice
  case_price_cents bigint check (case_price_cents > 0), -- null for catch weight
  each_price_cents bigint check (each_price_cents > 0),
  per_pound_hundredths bigint check (per_pound_hundredths > 0), -- hundredths of a cent a pound; catch weight only
  reference text not null default '', -- bid or contract number, for the price receipt (NEXT-1)
  primary key (division, item_number, scope, starts_on),
  foreign key (division, item_number) references items on delete cascade,
  check (ends_on is null or ends_on >= starts_on),
  check (num_nonnulls(case_price_cents, each_price_cents, per_pound_hundredths) > 0)
);
-- "Which items does this customer have a contract for?" (ITEM-1, filter Bid); the query repeats the condition.
create index item_prices_contracts on item_prices (division, scope, item_number) where left(scope, 2) in ('S:', 'B:');
