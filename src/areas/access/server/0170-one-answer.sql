-- ACCESS-4: lists ask the same text as the gate (server/reach-of.ts), no longer a function of their own.
drop function user_ship_tos_allowed(uuid);
