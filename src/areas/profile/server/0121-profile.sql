-- PROFILE-1 to 8: what people set for themselves.
alter table users
  add column profile_image uuid, -- key of the picture's squares in the file store under profile-image/ (PROFILE-2)
  add column invoice_format smallint, -- id of areas/profile/invoice-formats.ts; null: the distributor's default (PROFILE-7)
  add column analytics_opt_out boolean; -- null until the consent banner was answered (PROFILE-8)

-- PROFILE-3: shortcuts of people who see all bill-tos. They grant no access: every reader asks for the bill-to's own permission.
create table favourite_bill_tos (
  user_id uuid not null references users on delete cascade,
  bill_to text not null, -- 7 digits, left-padded; of every division that has it
  primary key (user_id, bill_to)
);
