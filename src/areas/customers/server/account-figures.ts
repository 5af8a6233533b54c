import { mayShipTo } from '#areas/access/server/public.ts'

/**
 * `AccountFigures` as JSON, of a bill-to under the alias `o` and its division `d`, for the reader
 * under the alias `user` (a `users` row) at the instant the placeholder `now` names. Open invoices
 * are those of the bill-to; who may not see all of its ship-tos is told of theirs only.
 */
export const accountFiguresJson = (user: string, now: string): string => `(
  select json_build_object(
    'open', json_build_object(
      'pastDue', coalesce(sum(i.open_cents) filter (where i.is_past_due), 0),
      'pastDueCount', count(*) filter (where i.is_past_due),
      'netDue', coalesce(sum(i.open_cents), 0),
      'count', count(*) filter (where i.open_cents > 0)),
    'sent', json_build_object('pastDue', o.past_due_cents, 'netDue', o.net_due_cents, 'count', o.invoices_due),
    'hasInvoices', exists (
      select 1 from ship_tos t join invoices v on v.division = t.division and v.ship_to = t.number and v.bill_to = o.number
      where t.division = o.division and t.bill_to = o.number),
    'seesAll', a.sees_all)
  from (select not exists (
          select 1 from ship_tos h where h.division = o.division and h.bill_to = o.number
            and not ${mayShipTo(user, 'h.division', 'h.number')}) as sees_all) a
  left join lateral (
    select v.open_cents, v.open_cents > 0 and v.due_date < (${now}::timestamptz at time zone d.time_zone)::date as is_past_due
    from invoices v
    where v.division = o.division and v.bill_to = o.number and v.open_cents <> 0
      and (a.sees_all or ${mayShipTo(user, 'v.division', 'v.ship_to')})) i on true
  group by a.sees_all)`
