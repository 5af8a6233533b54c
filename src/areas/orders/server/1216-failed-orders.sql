-- SHELL-8: Home lists the few orders that failed or expired, of everybody the reader looks after.
create index orders_failed on orders (placed_at) where status in ('Failed', 'Expired');
