-- GUIDE-1: how many lines a guide has, kept by triggers: lists of guides and totals count nothing, and no race of two
-- additions passes the limit.
alter table guides add line_count integer not null default 0
  constraint guides_line_count check (line_count between 0 and 5000);
update guides g set line_count = (select count(*) from guide_items i where i.guide_id = g.id);

create function count_guide_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update guides g set line_count = g.line_count + c.lines
    from (select guide_id, count(*)::int as lines from changed group by guide_id) c where g.id = c.guide_id;
  else
    update guides g set line_count = g.line_count - c.lines
    from (select guide_id, count(*)::int as lines from changed group by guide_id) c where g.id = c.guide_id;
  end if;
  return null;
end $$;
create trigger guide_lines_added after insert on guide_items
  referencing new table as changed for each statement execute function count_guide_lines();
create trigger guide_lines_removed after delete on guide_items
  referencing old table as changed for each statement execute function count_guide_lines();
