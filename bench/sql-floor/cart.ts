import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { Refusal, type VisitValues, withVisitor } from './access.ts'
import { itemColumns, joinItem, joinPrices } from './items.ts'
import { claim, inTransaction, keep } from './transaction.ts'

const headColumns = `t.id, t.version, t.delivery_date as "deliveryDate", t.so_type as "soType", t.po, t.type,
  t.source, t.sharing_mode as "sharingMode", t.is_visible_to_customer as "isVisibleToCustomer",
  t.changed_at as "changedAt", (select o.name from users o where o.id = t.ext_owner_id) as owner,
  exists (select from active_carts a where a.cart_id = t.id and a.holder_id = who.user_id) as "isActive"`
const day = 'coalesce(t.delivery_date, who.today)'
/** `$4`: the cart's id. */
const isAsked = `t.id = $4 and t.division = who.division and t.ship_to = who.ship_to and t.status = 'open'
  and t.is_visible_to_customer`
const lineTotal = `l.ordered_cases * coalesce(price.case_price, 0) + l.ordered_units * coalesce(price.each_price, 0)`

const linesOfCart = `select ${itemColumns}, l.ordered_cases as "orderedCases", l.ordered_units as "orderedUnits",
    l.note, u.name as "changedByName", l.changed_at as "changedAt", ${lineTotal} as "lineTotal"
  from cart_lines l
  join users u on u.id = l.changed_by
  join items i on i.division = who.division and i.item_number = l.item_number ${joinItem} ${joinPrices(day)}
  where l.cart_id = t.id`
const totalsOfCart = `select count(*) as lines, sum(l.ordered_cases) as "totalOrderedCases",
    sum(l.ordered_units) as "totalOrderedUnits", sum(${lineTotal}) as subtotal, bool_or(i.is_catch_weight) as "isEstimate",
    sum(l.ordered_cases * i.case_weight_hundredths
      + l.ordered_units * i.case_weight_hundredths / i.eaches_per_case) as "weightHundredths"
  from cart_lines l
  join items i on i.division = who.division and i.item_number = l.item_number ${joinPrices(day)}
  where l.cart_id = t.id`

/** A cart with its lines, their items and prices, and its totals. */
export const readCart = {
  name: 'cart',
  text: `${withVisitor}
    select row_to_json(x)::text as answer
    from who, lateral (
      select ${headColumns}, items.items, items.totals
      from carts t, lateral (
        select json_agg(row_to_json(y) order by y.position) as items,
          json_build_object('lines', count(*), 'cases', sum(y."orderedCases"), 'units', sum(y."orderedUnits"),
            'subtotal', sum(y."lineTotal"), 'weight', sum(y."orderedCases" * y."caseWeightHundredths")) as totals
        from (${linesOfCart.replace('l.note,', 'l.note, l.position,')}) y) items
      where ${isAsked}) x`,
}

/**
 * What a customer may know of a cart before it is ordered: without what replaces what is gone.
 */
export const analyseCart = {
  name: 'analysis',
  text: `${withVisitor}
    select json_build_object('cartVersion', t.version, 'isAboveThreshold', x.subtotal > d.order_threshold_cents,
      'itemsBlockedForShipTo', x.blocked, 'itemsLowOrOutOfStock', x.short, 'switches', x.switches,
      'deliveryDates', json_build_array(
        json_build_object('deliveryDate', t.delivery_date, 'itemNumbers', x.numbers)))::text as answer
    from who join carts t on ${isAsked} join divisions d on d.code = t.division, lateral (
      select sum(${lineTotal}) as subtotal, json_agg(l.item_number order by l.position) as numbers,
        json_agg(l.item_number) filter (where i.erp_status <> 'active'
          or coalesce(price.case_price, price.each_price) is null) as blocked,
        json_agg(l.item_number) filter (where k.on_hand_cases * i.eaches_per_case
          < l.ordered_cases * i.eaches_per_case + l.ordered_units) as short,
        json_agg(json_build_object('itemNumber', l.item_number, 'offers', other.items))
          filter (where other.items is not null) as switches
      from cart_lines l
      join items i on i.division = who.division and i.item_number = l.item_number ${joinItem} ${joinPrices(day)}
      left join lateral (
        select json_agg(json_build_object('itemNumber', o.item_number, 'description', o.description, 'rank', a.rank,
          'caseRatio', a.case_ratio_hundredths) order by a.rank) as items
        from item_alternates a join items o on o.division = a.division and o.item_number = a.alternate_number
        where a.division = i.division and a.item_number = i.item_number and a.rank <= 5) other on true
      where l.cart_id = t.id) x`,
}

const lock = {
  name: 'lock',
  text: `${withVisitor} select t.version, who.email, who.bill_to, who.user_id from who, carts t where ${isAsked} for update of t`,
}

/** `$5`: item numbers, `$6` cases, `$7` units, `$8`: whether they are added to what is there. */
const write = {
  name: 'write',
  text: `${withVisitor}, wanted as (
      select n.*, t.id as cart_id from who, carts t,
        unnest($5::text[], $6::int[], $7::int[]) with ordinality n (item_number, cases, units, place)
      join items i on i.division = $2 and i.item_number = n.item_number and i.erp_status = 'active'
      where t.id = $4
    ), lines as (
      insert into cart_lines as l (cart_id, item_number, division, ship_to, ordered_cases, ordered_units, position,
        added_by, changed_by)
      select n.cart_id, n.item_number, who.division, who.ship_to, n.cases, n.units, 1000 + n.place, who.user_id,
        who.user_id
      from who, wanted n
      on conflict (cart_id, item_number) do update set changed_by = excluded.changed_by, changed_at = now(),
        ordered_cases = case when $8 then l.ordered_cases else 0 end + excluded.ordered_cases,
        ordered_units = case when $8 then l.ordered_units else 0 end + excluded.ordered_units
      returning 1
    ), bumped as (
      update carts set version = version + 1, changed_by = (select user_id from who), changed_at = now() where id = $4
      returning version
    ), remembered as (
      insert into cart_changes (cart_id, version, user_id, real_user_id, kind, details)
      select $4, version, who.user_id, who.user_id, 'lines-set', json_build_object('lines', $5, 'cases', $6) from who, bumped
    )
    select (select count(*) from lines)::int as written`,
}

const changed = {
  name: 'changed',
  text: `${withVisitor}
    select row_to_json(x)::text as answer
    from who, lateral (
      select ${headColumns}, (select row_to_json(y) from (${totalsOfCart}) y) as totals,
        (select json_agg(row_to_json(y)) from (${linesOfCart} and l.item_number = any($5)) y) as items
      from carts t where ${isAsked}) x`,
}

interface Locked {
  readonly version: number
  readonly email: string
  readonly bill_to: string
  readonly user_id: string
}

async function locked(tx: pg.PoolClient, visit: VisitValues, cartId: string): Promise<Locked> {
  const { rows } = await tx.query<Locked>({ ...lock, values: [...visit, cartId] })
  if (!rows[0]) throw new Refusal(404, 'No such cart')
  return rows[0]
}

/** A line as a caller wants it. */
export interface WantedLine {
  readonly itemNumber: string
  readonly orderedCases?: number
  readonly orderedUnits?: number
}

/** What is asked to change: quantities are added to what is there, or take its place. */
export interface LinesChange {
  readonly cartId: string
  readonly wanted: readonly WantedLine[]
  readonly adds: boolean
}

/** Changes lines of a cart; returns its head, its totals and the lines that changed. */
export const changeLines = (database: pg.Pool, visit: VisitValues, { cartId, wanted, adds }: LinesChange) =>
  inTransaction(database, async (tx) => {
    await locked(tx, visit, cartId)
    const itemNumbers = wanted.map((line) => line.itemNumber)
    const cases = wanted.map((line) => line.orderedCases ?? 0)
    const units = wanted.map((line) => line.orderedUnits ?? 0)
    const values = [...visit, cartId, itemNumbers, cases, units, adds]
    const { rows } = await tx.query<{ written: number }>({ ...write, values })
    if (rows[0]?.written !== wanted.length) throw new Refusal(422, 'An item cannot be ordered')
    const after = await tx.query<{ answer: string }>({ ...changed, values: [...visit, cartId, itemNumbers] })
    return after.rows[0]!.answer
  })

/** `$5`: the order's id, `$6`, `$7`: ids of its message and its mail. */
const place = {
  name: 'place',
  text: `${withVisitor}, lines as materialized (
      select i.item_number, i.description, i.pack_size_description, i.brand, l.position, l.ordered_cases,
        l.ordered_units, l.note, price.case_price, price.each_price, ${lineTotal} as total,
        to_jsonb(coalesce(best.for_case, best.for_each)) as receipt
      from who, carts t
      join cart_lines l on l.cart_id = t.id
      join items i on i.division = $2 and i.item_number = l.item_number ${joinPrices(day)}
      where t.id = $4
    ), placed as (
      insert into orders (id, order_number, cart_id, cart_version, division, ship_to, bill_to, so_type, delivery_date,
        placed_by, total_cases, total_units, subtotal_cents)
      select $5, nextval('order_numbers')::text, t.id, t.version, t.division, t.ship_to, t.bill_to, t.so_type,
        t.delivery_date, who.user_id, n.cases, n.units, n.subtotal
      from who, carts t, (select sum(ordered_cases) as cases, sum(ordered_units) as units, sum(total) as subtotal
        from lines) n
      where t.id = $4
      returning order_number, subtotal_cents, delivery_date
    ), kept as (
      insert into order_lines (order_id, line_number, division, ship_to, item_number, description,
        pack_size_description, brand, ordered_cases, ordered_units, case_price_cents, each_price_cents,
        line_total_cents, price_receipt, note)
      select $5, row_number() over (order by l.position), who.division, who.ship_to, l.item_number, l.description,
        l.pack_size_description, l.brand, l.ordered_cases, l.ordered_units, l.case_price, l.each_price, l.total,
        l.receipt, l.note
      from who, lines l
    ), state as (
      insert into order_status_changes (order_id, status) values ($5, 'Placed')
    ), purchases as (
      insert into item_purchases (division, ship_to, item_number, times_ordered, last_ordered_at)
      select who.division, who.ship_to, l.item_number, 1, now() from who, lines l order by l.item_number
      on conflict (division, ship_to, item_number) do update
      set times_ordered = item_purchases.times_ordered + 1, last_ordered_at = now()
    ), closed as (
      update carts set version = version + 1, changed_at = now(), status = 'ordered' where id = $4
    ), message as (
      insert into outbox_messages (message_id, topic, subject, payload)
      select $6, 'order.placed', 'order:' || $5, jsonb_build_object('order', order_number,
        'items', (select json_agg(l) from lines l)) from placed
    ), mail as (
      insert into mails (id, to_address, subject, text_body)
      select $7, who.email, 'Order ' || order_number,
        (select string_agg(ordered_cases || ' ' || description, E'\\n') from lines) from who, placed
    ), audit as (
      insert into audit_entries (real_user_id, user_id, action, entity, division, ship_to, details)
      select who.user_id, who.user_id, 'order.place', 'order:' || $5, who.division, who.ship_to, to_jsonb(placed)
      from who, placed
    )
    select json_build_object('message', 'Order placed', 'order', json_build_object('id', $5,
      'orderNumber', order_number, 'deliveryDate', delivery_date, 'subtotal', subtotal_cents))::text as answer
    from placed`,
}

/** Places the order of a cart: once for a key, with its lines, message, mail and audit entry. */
export const placeOrder = (database: pg.Pool, visit: VisitValues, cartId: string, key: string): Promise<string> =>
  inTransaction(database, async (tx) => {
    const { user_id: userId } = await locked(tx, visit, cartId)
    await tx.query({ ...claim, values: [userId, key] })
    const values = [...visit, cartId, randomUUID(), randomUUID(), randomUUID()]
    const { rows } = await tx.query<{ answer: string }>({ ...place, values })
    const { answer } = rows[0]!
    await tx.query({ ...keep, values: [userId, key, answer] })
    return answer
  })
