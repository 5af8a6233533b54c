-- Who came with the demo: they sign in only while the portal shows one (PLAT-1).
alter table users add column is_demo boolean not null default false;
update users set is_demo = true where exists (select from demo_seeds) and email in (
  'buyer@harborbistro.example', 'chef@harborbistro.example', 'manager@multiunit.example', 'nora@multiunit.example',
  'accounts@harborbistro.example', 'prospect@maybe.example', 'rosa.dsr@larder.example', 'dylan.dsr@larder.example',
  'hanna.dsr@larder.example', 'amir.dsr@larder.example', 'june.dsr@larder.example', 'nils.dsr@larder.example',
  'paul.dsm@larder.example', 'greta.dsm@larder.example', 'credit@larder.example', 'service@larder.example',
  'inventory@larder.example', 'admin@larder.example', 'sous.chef@harborbistro.example',
  'former.buyer@harborbistro.example', 'kitchen@multiunit.example');

-- A seed is noted before its first row, so that one that was interrupted is known from data of somebody's own.
alter table demo_seeds add column finished_at timestamptz; -- null while it is loaded
update demo_seeds set finished_at = seeded_at;
