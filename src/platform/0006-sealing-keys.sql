-- Which keys have sealed secrets in this database, so that a start with another key is refused (PLAT-12). An id opens nothing.
create table sealing_keys (
  key_id text primary key, -- what a sealed text begins with
  used_since timestamptz not null default now() -- the latest one seals at present; -infinity: found by this migration
);

-- A database that is older than this table: the key is read from what it has sealed.
do $$
declare
  sealed record;
begin
  for sealed in values ('bank_accounts', 'account_sealed', 'true'), ('second_factors', 'totp_secret', 'totp_secret is not null'),
    ('mails', 'text_body', 'is_sealed and sent_at is null')
  loop
    if to_regclass(sealed.column1) is not null then
      execute format(
        'insert into sealing_keys (key_id, used_since) select distinct split_part(%I, ''.'', 1), timestamptz ''-infinity'' from %I where %s
         on conflict do nothing', sealed.column2, sealed.column1, sealed.column3);
    end if;
  end loop;
end $$;
