-- Promotions from files (STAFF-3, PLAT-3): known by their number in the distributor's program, and
-- of nobody until a person changes them. Whom one was announced to is kept, so that nobody reads of
-- it twice (NEXT-7).
alter table dsr_promotions
  add column reference text check (char_length(reference) between 1 and 40),
  alter column created_by drop not null,
  alter column changed_by drop not null;
create unique index dsr_promotions_reference on dsr_promotions (division, reference) where reference is not null;

create table dsr_promotion_notices (
  promotion_id uuid not null references dsr_promotions on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (promotion_id, user_id)
);

-- When all of its audience was notified; those that run already are not announced any more.
alter table dsr_promotions add column announced_at timestamptz;
update dsr_promotions set announced_at = changed_at where status = 'active';
create index dsr_promotions_to_announce on dsr_promotions (starts_on) where status = 'active' and announced_at is null;
