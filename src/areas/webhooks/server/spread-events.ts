import { featuresOf } from '#areas/access/roles.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { mayReceive } from '../rules/may-receive.ts'

const batch = 100

const next = sql(
  'webhooks.next-events',
  `select id::text as id from webhook_events order by id limit ${batch} for update skip locked`,
)
const owners = sql(
  'webhooks.owners',
  `select a.id, u.role, array(select feature from user_features f where f.user_id = u.id) as "ownFeatures"
   from webhook_addresses a join users u on u.id = a.user_id and u.is_active where a.is_active`,
)

/**
 * Whether a price of this scope is one of the customer's (ITEM-8), or stock of it is sold to them
 * (decision 32).
 */
const isOfScope = `(e.scope is null or e.scope = 'L' or e.scope = 'S:' || s.number or e.scope = 'B:' || s.bill_to
  or e.scope = 'C:' || s.price_class or (left(e.scope, 2) = 'G:' and substr(e.scope, 3) = any(s.gpo_ids))
  or e.scope = 'W:' || s.warehouse)`
// Warehouses are not named to customers: which of their ship-tos is meant, where not all are.
const shipTosOfStock = `case when left(e.scope, 2) = 'W:' then coalesce((
    select jsonb_build_object('shipTos', to_jsonb((array_agg(m.number order by m.number) filter (where m.is_meant))[1:200]))
    from (select s.number, ${isOfScope} as is_meant from ship_tos s
      where s.division = e.division and ${mayShipTo('u', 's.division', 's.number')}) m
    having not bool_and(m.is_meant)), '{}') else '{}' end`
// Each address once, whatever number of the owner's customers an event is about.
const spread = sql(
  'webhooks.spread',
  `insert into webhook_messages (address_id, type, division, ship_to, body)
   select a.id, e.type, e.division, e.ship_to, jsonb_build_object('type', e.type,
     'timestamp', to_char(e.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', e.data || ${shipTosOfStock})::text
   from webhook_events e
   join unnest(:addressIds::uuid[], :types::text[]) w (address_id, type) on w.type = e.type
   join webhook_addresses a on a.id = w.address_id and e.type = any(a.events)
   join users u on u.id = a.user_id
   where e.id = any(:ids::bigint[]) and exists (
     select 1 from ship_tos s where s.division = e.division and (e.ship_to is null or s.number = e.ship_to)
       and ${isOfScope} and ${mayShipTo('u', 's.division', 's.number')})
   order by e.id`,
)
const drop = sql('webhooks.drop-events', 'delete from webhook_events where id = any(:ids::bigint[])')

interface Owner {
  readonly id: string
  readonly role: string
  readonly ownFeatures: readonly string[]
}

/**
 * NEXT-12: turns what happened into messages to those who may know of it, in one transaction: an
 * event is spread once. Returns whether more is waiting.
 */
export async function spreadEvents(tx: Queries): Promise<boolean> {
  const ids = (await tx.rows<{ id: string }>(next())).map(({ id }) => id)
  if (ids.length === 0) return false
  const wanted = (await tx.rows<Owner>(owners())).flatMap(({ id, role, ownFeatures }) =>
    mayReceive(featuresOf(role, ownFeatures)).map((type) => ({ id, type })),
  )
  await tx.run(spread({ ids, addressIds: wanted.map(({ id }) => id), types: wanted.map(({ type }) => type) }))
  await tx.run(drop({ ids }))
  return ids.length === batch
}
