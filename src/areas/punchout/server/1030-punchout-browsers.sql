-- PUNCH-4: when the browser came along from the start page, with its cookie or without: once.
alter table punchout_sessions add arrived_at timestamptz;
-- PUNCH-3: prices that went back, by item and unit in hundredths of a cent, and those that differ
-- when the cart comes to be edited.
alter table punchout_sessions add returned_prices jsonb; -- { "0001001/case": 200000 }
alter table punchout_sessions add changed_prices jsonb not null default '[]';
