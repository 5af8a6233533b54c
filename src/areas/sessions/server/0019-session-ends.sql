-- AUTH-3: what a session has open, its stream of live events, ends with it in every process. The hash of the token opens nothing.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('larder_live', json_build_object('endedSession', encode(old.token_hash, 'hex'))::text);
  return null;
end
$$;
create trigger sessions_end after delete on sessions for each row execute function tell_session_end();
-- After a step-up, and as another user, whoever holds the old token has no session any more.
create trigger sessions_rotate after update of token_hash on sessions for each row
  when (old.token_hash is distinct from new.token_hash) execute function tell_session_end();
