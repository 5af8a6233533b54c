-- The credit request a credit memo answers (CREDIT-3): nothing is credited twice.
alter table invoices add credit_request text;
create unique index invoices_credit_request on invoices (credit_request) where credit_request is not null;
