-- What a bill-to owes is asked on every customer list and page (CUST-1): open invoices are few beside the paid ones.
create index invoices_open on invoices (division, bill_to) include (ship_to, due_date, open_cents) where open_cents <> 0;
