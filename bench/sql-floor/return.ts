import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type pg from 'pg'
import { Refusal } from './access.ts'
import { joinPrices } from './items.ts'
import { claim, inTransaction, keep } from './transaction.ts'

/** What a procurement session is stored under. */
export function punchoutHash(request: IncomingMessage): Buffer {
  const token = /(?:^|;\s*)larder_punchout=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  if (!token) throw new Refusal(401, 'No session')
  return createHash('sha256').update(token).digest()
}

/** `$1`: the session; `who` as in every other statement. */
const withSession = `with who as materialized (
  select ps.id as session_id, ps.settings_id, u.id as user_id, s.division, s.number as ship_to, s.bill_to,
    p.uom_map_case, p.uom_map_each, ps.cart_key, ps.buyer_cookie, ps.return_url, ps.buyer_domain, ps.buyer_identity,
    (now() at time zone d.time_zone)::date as today,
    array['L', 'S:' || s.number, 'B:' || s.bill_to, 'C:' || s.price_class]
      || array(select 'G:' || g from unnest(s.gpo_ids) g) as scopes
  from punchout_sessions ps
  join punchout_settings p on p.id = ps.settings_id and p.secret_mark is not null
  join users u on u.id = ps.user_id and u.is_active
  join ship_tos s on s.division = ps.division and s.number = ps.ship_to
  join divisions d on d.code = s.division
  where ps.token_hash = $1 and ps.ended_at is null and ps.ends_at > now())`

const lock = {
  name: 'lock-return',
  text: `${withSession} select who.user_id from who, punchout_sessions ps, carts t
    where ps.id = who.session_id and ps.return_form is null and t.id = $2 and t.punchout_id = ps.id and t.status = 'open'
    for update of ps, t`,
}

/** `$2`: the cart. Its message, made by PostgreSQL, with all that is kept of it. */
const giveBack = {
  name: 'return',
  text: `${withSession}, lines as materialized (
      select l.position, i.item_number, i.description, i.pack_size_description, i.brand, c.unspsc, l.ordered_cases,
        price.case_price
      from who, carts t
      join cart_lines l on l.cart_id = t.id
      join items i on i.division = t.division and i.item_number = l.item_number
      join categories c on c.id = i.category_id ${joinPrices('coalesce(t.delivery_date, who.today)')}
      where t.id = $2 and t.division = who.division and t.ship_to = who.ship_to
    ), message as materialized (
      select xmlelement(name "cXML", xmlattributes($3::text as "payloadID", now()::text as timestamp),
        xmlelement(name "Message", xmlelement(name "PunchOutOrderMessage",
          xmlelement(name "BuyerCookie", (select buyer_cookie from who)),
          xmlelement(name "Total", sum(ordered_cases * case_price) / 100.0),
          xmlagg(xmlelement(name "ItemIn", xmlattributes(ordered_cases as quantity),
            xmlelement(name "ItemID", xmlelement(name "SupplierPartID", item_number),
              xmlelement(name "SupplierPartAuxiliaryID", 'CS:' || (select cart_key from who))),
            xmlelement(name "ItemDetail",
              xmlelement(name "UnitPrice", xmlelement(name "Money", xmlattributes('USD' as currency), case_price / 100.0)),
              xmlelement(name "Description", description || ', ' || pack_size_description),
              xmlelement(name "UnitOfMeasure", (select uom_map_case from who)),
              xmlelement(name "Classification", xmlattributes('UNSPSC' as domain), unspsc),
              xmlelement(name "ManufacturerName", brand))) order by position))))::text as xml,
        jsonb_object_agg(item_number || '/case', case_price * 100) as prices
      from lines
    ), closed as (
      update carts set version = version + 1, changed_at = now(), status = 'returned' where id = $2 returning version
    ), remembered as (
      insert into cart_changes (cart_id, version, user_id, real_user_id, kind)
      select $2, version, who.user_id, who.user_id, 'returned' from who, closed
    ), session as (
      update punchout_sessions set returned_prices = message.prices, return_form = jsonb_build_object('action', return_url,
        'target', '_top', 'fields', jsonb_build_array(jsonb_build_array('cxml-urlencoded', message.xml)))
      from message where id = (select session_id from who)
    ), logged as (
      insert into punchout_messages (id, settings_id, session_id, at, direction, kind, status, duration_ms, document)
      select $4, who.settings_id, who.session_id, now(), 'out', 'PunchOutOrderMessage', 200, 0, message.xml from who, message
    ), audit as (
      insert into audit_entries (real_user_id, user_id, action, entity, division, ship_to)
      select who.user_id, who.user_id, 'punchout.return', 'punchout-session:' || who.session_id, who.division, who.ship_to
      from who
    )
    select json_build_object('isSuccess', true, 'message', 'Cart returned', 'returnPath', '/punchout/return')::text as answer
    from closed`,
}

/** Sends the cart of a procurement session back: once for a key. */
export const returnCart = (database: pg.Pool, session: Buffer, cartId: string, key: string): Promise<string> =>
  inTransaction(database, async (tx) => {
    const { rows: found } = await tx.query<{ user_id: string }>({ ...lock, values: [session, cartId] })
    if (!found[0]) throw new Refusal(404, 'No such cart')
    const { user_id: userId } = found[0]
    await tx.query({ ...claim, values: [userId, key] })
    const values = [session, cartId, randomUUID(), randomUUID()]
    const { rows } = await tx.query<{ answer: string }>({ ...giveBack, values })
    const { answer } = rows[0]!
    await tx.query({ ...keep, values: [userId, key, answer] })
    return answer
  })
