-- PUNCH-3: what goes back, once, and which lines of the buyer's cart could not be taken over.
alter table punchout_sessions add cart_key text; -- in auxiliary ids: the same after an edit, or the buyer gets lines twice
alter table punchout_sessions add rebuilt_cart_id uuid; -- of the lines it was asked to edit or to look at
alter table punchout_sessions add left_lines jsonb not null default '[]';
alter table punchout_sessions add return_form jsonb; -- { action, target, fields }: what the browser posts
alter table punchout_sessions add return_shown_at timestamptz;
create index punchout_sessions_key on punchout_sessions (settings_id, cart_key) where cart_key is not null;
