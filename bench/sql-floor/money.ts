/** `$1`: the session. Starts what is asked of all accounts of a user: `mine` are their ship-tos. */
export const withUser = `with who as materialized (
  select u.id as user_id from sessions e join users u on u.id = e.user_id and u.is_active
  where e.token_hash = $1 and e.expires_at > now() and e.stage = 'full'),
mine as materialized (
  select s.division, s.number as ship_to, s.name as ship_to_name, s.bill_to, b.name as bill_to_name, d.time_zone,
    (now() at time zone d.time_zone)::date as today
  from who
  join user_bill_tos o on o.user_id = who.user_id
  join ship_tos s on s.division = o.division and s.bill_to = o.bill_to
  join bill_tos b on b.division = s.division and b.number = s.bill_to
  join divisions d on d.code = s.division
  where not exists (select from user_ship_tos n where n.user_id = who.user_id)
    or exists (select from user_ship_tos n
               where n.user_id = who.user_id and n.division = s.division and n.ship_to = s.number))`

/** `$2`, `$3`: division and bill-to. What is open today, the oldest first, a page of it, by age. */
export const readStatement = {
  name: 'statement',
  text: `${withUser},
    items as materialized (
      select i.invoice_number as "invoiceNumber", i.ship_to as "shipTo", i.invoice_date as "invoiceDate",
        i.due_date as "dueDate", i.total_cents as total, sum(e.amount_cents)::bigint as open,
        m.today - i.due_date as late
      from mine m
      join invoices i on i.division = m.division and i.ship_to = m.ship_to and i.bill_to = m.bill_to
      join invoice_entries e on e.division = i.division and e.invoice_number = i.invoice_number and e.posted_on <= m.today
      where m.division = $2 and m.bill_to = $3
      group by i.division, i.invoice_number, m.today having sum(e.amount_cents) <> 0)
    select json_build_object('billTo', row_to_json(b), 'divisionName', d.name,
      'shipTos', (select json_agg(json_build_object('number', m.ship_to, 'name', m.ship_to_name)) from mine m
                  where m.division = $2 and m.bill_to = $3),
      'aged', (select json_build_object('total', coalesce(sum(open), 0),
          'current', coalesce(sum(open) filter (where late <= 0), 0),
          'to30', coalesce(sum(open) filter (where late between 1 and 30), 0),
          'to60', coalesce(sum(open) filter (where late between 31 and 60), 0),
          'to90', coalesce(sum(open) filter (where late between 61 and 90), 0),
          'over', coalesce(sum(open) filter (where late > 90), 0)) from items),
      'totalLines', (select count(*) from items),
      'items', (select json_agg(row_to_json(x)) from (
        select * from items order by "dueDate", "invoiceNumber" limit 30) x))::text as answer
    from who join bill_tos b on b.division = $2 and b.number = $3 join divisions d on d.code = b.division
    where exists (select from mine m where m.division = $2 and m.bill_to = $3)`,
}

/** `$2`, `$3`: division and bill-to. What can be paid, and with what. */
export const readPayables = {
  name: 'payables',
  text: `${withUser}
    select json_build_object('billToName', b.name, 'terms', b.early_discount_hundredths,
      'invoices', (select json_agg(row_to_json(x)) from (
        select i.invoice_number as "invoiceNumber", i.ship_to as "shipTo", m.ship_to_name as "shipToName",
          i.invoice_date as "invoiceDate", i.due_date as "dueDate", i.total_cents as total, i.open_cents as open
        from mine m
        join invoices i on i.division = m.division and i.ship_to = m.ship_to and i.bill_to = m.bill_to
        where m.division = $2 and m.bill_to = $3 and i.open_cents <> 0
        order by i.due_date, i.invoice_number limit 500) x),
      'methods', (select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'description', p.description,
          'lastDigits', coalesce(a.account_last_four, c.cc_last_four)))
        from payment_method_coverage v
        join payment_methods p on p.id = v.method_id
        left join bank_accounts a on a.method_id = p.id
        left join credit_cards c on c.method_id = p.id
        where v.division = $2 and v.bill_to = $3))::text as answer
    from who join bill_tos b on b.division = $2 and b.number = $3
    where exists (select from mine m where m.division = $2 and m.bill_to = $3)`,
}

const summary = `p.id, p.payment_number as "paymentNumber", p.division, p.bill_to as "billTo",
  b.name as "billToName", p.status, p.amount_cents as amount, p.paying_kind as "payingKind",
  p.method_name as "methodName", p.mode, p.pay_on as "payOn", p.placed_at as "placedAt", u.name as "placedByName",
  (select count(*) from payment_allocations c where c.payment_id = p.id) as invoices, p.reason`
const readable = `not exists (
  select from payment_allocations a where a.payment_id = p.id
    and (a.division, a.ship_to) not in (select m.division, m.ship_to from mine m))`

/** The first page of the payments of 90 days, with how many and how much there are. */
export const listPayments = {
  name: 'payments',
  text: `${withUser},
    found as materialized (
      select p.* from (select distinct division, bill_to, time_zone, today from mine) m
      join payments p on p.division = m.division and p.bill_to = m.bill_to
      where p.placed_at >= (m.today - 90)::timestamp at time zone m.time_zone
        and p.placed_at < (m.today + 1)::timestamp at time zone m.time_zone and ${readable})
    select json_build_object('totalRecords', (select count(*) from found),
      'sum', (select coalesce(sum(amount_cents), 0) from found where status in ('processing', 'paid')),
      'payments', (select json_agg(row_to_json(x)) from (
        select ${summary} from found p
        join bill_tos b on b.division = p.division and b.number = p.bill_to
        left join users u on u.id = p.placed_by
        order by p.placed_at desc, p.id desc limit 30) x))::text as answer
    from who`,
}

/** `$2`: the payment's id. One payment with its invoices and its history. */
export const readPayment = {
  name: 'payment',
  text: `${withUser}
    select json_build_object('payment', row_to_json(x))::text as answer
    from who, lateral (
      select ${summary},
        (select json_agg(row_to_json(l)) from (
          select a.*, i.invoice_date, i.due_date from payment_allocations a
          join invoices i on i.division = a.division and i.invoice_number = a.invoice_number
          where a.payment_id = p.id order by i.due_date, a.invoice_number) l) as allocations,
        (select json_agg(row_to_json(e)) from (
          select v.*, w.name from payment_events v left join users w on w.id = v.by_user
          where v.payment_id = p.id order by v.event_number) e) as events
      from payments p
      join bill_tos b on b.division = p.division and b.number = p.bill_to
      left join users u on u.id = p.placed_by
      where p.id = $2::uuid and ${readable}
        and exists (select from mine m where m.division = p.division and m.bill_to = p.bill_to)) x`,
}
