-- PLAT-10: files somebody was allowed to upload. The file itself lies in the file store under `incoming/` and the id.
create table uploads (
  id uuid primary key,
  user_id uuid not null, -- whose it is: nobody else can send or use it
  purpose text not null, -- such as profile-image
  content_type text not null, -- as announced, and what must arrive
  size integer not null check (size > 0), -- bytes, as announced
  expires_at timestamptz not null, -- of the address to send to
  received_at timestamptz, -- the portal takes it once; null while storage of its own received it
  used_at timestamptz -- turned into what it was meant for, once
);
create index uploads_expiry on uploads (expires_at);
create index uploads_user on uploads (user_id, expires_at);
