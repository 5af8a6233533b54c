-- Mails with a link or a code in them are sealed: a dump of the database must not sign anybody in.
alter table mails add column is_sealed boolean not null default false;
