import { mayShipTo } from '#areas/access/server/public.ts'

/** What the figures are read of. */
interface FiguresOf<Now extends string> {
  /** Alias of the `users` row of who reads. */
  readonly reader: string
  /** Alias of the bill-to. */
  readonly billTo: string
  /** Alias of its division. */
  readonly division: string
  /** The instant, an SQL term. */
  readonly now: Now
}

/**
 * SQL: `AccountFigures` as JSON. Open invoices are those of the bill-to; users who may not see all
 * of its ship-tos gets only those of theirs.
 */
export const accountFiguresJson = <Now extends string>({ reader, billTo, division, now }: FiguresOf<Now>) =>
  `(
  select json_build_object(
    'open', json_build_object(
      'pastDue', coalesce(sum(i.open_cents) filter (where i.is_past_due), 0),
      'pastDueCount', count(*) filter (where i.is_past_due),
      'netDue', coalesce(sum(i.open_cents), 0),
      'count', count(*) filter (where i.open_cents > 0)),
    'sent', json_build_object('pastDue', ${billTo}.past_due_cents, 'netDue', ${billTo}.net_due_cents, 'count',
      ${billTo}.invoices_due),
    'hasInvoices', exists (
      select 1 from ship_tos t
      join invoices v on v.division = t.division and v.ship_to = t.number and v.bill_to = ${billTo}.number
      where t.division = ${billTo}.division and t.bill_to = ${billTo}.number),
    'seesAll', a.sees_all)
  from (select not exists (
          select 1 from ship_tos h where h.division = ${billTo}.division and h.bill_to = ${billTo}.number
            and not ${mayShipTo(reader, 'h.division', 'h.number')}) as sees_all) a
  left join lateral (
    select v.open_cents, v.open_cents > 0
        and v.due_date < (${now}::timestamptz at time zone ${division}.time_zone)::date as is_past_due
    from invoices v
    where v.division = ${billTo}.division and v.bill_to = ${billTo}.number and v.open_cents <> 0
      and (a.sees_all or ${mayShipTo(reader, 'v.division', 'v.ship_to')})) i on true
  group by a.sees_all)` as const
