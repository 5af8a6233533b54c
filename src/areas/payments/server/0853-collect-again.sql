-- A debit that came back for lack of money is collected again (BILL-6); in the meantime nobody is asked, and the
-- payment can be voided: asked_at is null until its next presentment stands in a file.
alter table payments add presentment smallint not null default 1 check (presentment between 1 and 3);
alter table payments add collect_again_on date; -- of the presentment after a return: no money is collected before it
