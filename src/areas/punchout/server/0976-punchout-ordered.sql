-- PUNCH-3: the cart of a session was ordered since: it is edited no more.
alter table punchout_sessions add ordered_at timestamptz;
