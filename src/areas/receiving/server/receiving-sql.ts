/** SQL: who did something, under login-as both names, from the columns of the two users. */
export const namePair = (user: string, realUser: string): string =>
  `(select case when u.id = r.id then u.name else r.name || ' for ' || u.name end
    from users u, users r where u.id = ${user} and r.id = ${realUser})`

/** An instant as JSON carries it to a client: ISO 8601 in UTC. */
export const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** SQL: a finish `alias` as JSON, as `ReceiptFinish`. */
export const finishJson = (alias: string): string =>
  `json_build_object('number', ${alias}.number, 'byName', ${namePair(`${alias}.user_id`, `${alias}.real_user_id`)},
    'at', ${iso(`${alias}.finished_at`)}, 'signerName', ${alias}.signer_name,
    'hasSignature', ${alias}.signature is not null, 'lines', ${alias}.lines,
    'checkedLines', ${alias}.checked_lines, 'differentLines', ${alias}.different_lines)`

/** SQL: the latest finish of a receipt `alias` as JSON, or null. */
export const latestFinish = (alias: string): string =>
  `(select ${finishJson('f')} from receipt_finishes f where f.receipt_id = ${alias}.id order by f.number desc limit 1)`

// An invoice that is the first of its order is the order's delivery; every other is one of its own.
// An order that is on its way and has none yet is a delivery too.
/**
 * SQL of deliveries of `:division` and `:shipTo` with their keys and days, as a `with` part named
 * `trucks`; `filter` narrows invoices `i` and orders `o`, of which one is there.
 */
export const trucks = `
  trucks as (
    select case when i.order_id is not null and not exists (
        select from invoices e where e.order_id = i.order_id and e.total_cents > 0
          and (e.invoice_date, e.invoice_number) < (i.invoice_date, i.invoice_number))
        then 'O-' || i.order_id else 'I-' || i.invoice_number end as key,
      i.order_id, i.invoice_number, greatest(i.invoice_date, o.delivery_date) as day
    from invoices i left join orders o on o.id = i.order_id
    where i.division = :division and i.ship_to = :shipTo and i.total_cents > 0
      and (i.order_id = :orderId or i.invoice_number = :invoiceNumber or i.invoice_date >= :since::date - 30)
    union all
    select 'O-' || o.id, o.id, null, o.delivery_date
    from orders o
    where o.division = :division and o.ship_to = :shipTo and o.status in ('InProgress', 'Open', 'Invoiced')
      and o.delivery_date is not null and (o.id = :orderId or o.delivery_date >= :since)
      and not exists (select from invoices e where e.order_id = o.id and e.total_cents > 0))` as const
