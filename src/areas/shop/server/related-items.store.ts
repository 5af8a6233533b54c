import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { alternateRows, stockOf } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Comparable } from '../rules/rank-similar.ts'

/** What stands beside an item, before it is ranked and priced. */
export interface RelatedRow {
  /** Undefined when the ship-to has no such item. */
  readonly item: Comparable | null
  readonly category: readonly Comparable[] | null
  readonly alternates: readonly string[]
  readonly together: readonly string[]
}

/** So many of a category are compared: the ones that sell. */
const maxCompared = 400
/** So many latest orders are looked through. */
const ordersLookedAt = 200

const comparable = `json_build_object('itemNumber', i.item_number, 'description', i.description,
  'isInStock', coalesce(k.on_hand_cases, 0) > 0, 'timesOrdered', coalesce(u.times_ordered, 0),
  'popularity', i.popularity)`
const tables = <Items extends string, Numbers extends string>(items: Items, numbers: Numbers) =>
  `
  ${items} i
  left join ${stockOf({ division: ':division', shipTo: ':shipTo', numbers })} k on k.item_number = i.item_number
  left join item_purchases u on u.division = :division and u.ship_to = :shipTo and u.item_number = i.item_number` as const
const visible = 'i.division = :division and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))'

// Orders of the own bill-to only: what other customers put together is theirs to know. Twice is the
// least that is frequent.
const related = sql(
  'shop.related',
  `with one as (
     select i.category_id, ${comparable} as item from ${tables('items', 'array[:itemNumber]')}
     where ${visible} and i.item_number = :itemNumber
   ), compared as materialized (
     -- Chosen before stock and purchases are looked up: a category may have thousands of items.
     select i.item_number, i.description, i.popularity from items i
     where ${visible} and i.category_id = (select category_id from one) and i.erp_status = 'active'
     order by i.popularity desc, i.item_number limit ${maxCompared}
   ), baskets as (
     select distinct l.order_id, o.placed_at
     from order_lines l join orders o on o.id = l.order_id
     where l.division = :division and l.item_number = :itemNumber and o.status not in ('Failed', 'Expired', 'Cancelled')
       and l.ship_to = any(array(select s.number from ship_tos s where s.division = :division and s.bill_to = :billTo))
     order by o.placed_at desc limit ${ordersLookedAt}
   )
   select
     (select item from one) as item,
     (select json_agg(${comparable} order by i.popularity desc, i.item_number)
      from ${tables('compared', 'array(select c.item_number from compared c)')}) as category,
     array(select a."alternateNumber" from (${alternateRows(':division', 'select :itemNumber::text')}) a
           order by a.rank, a."alternateNumber") as alternates,
     array(select l.item_number from order_lines l join baskets b on b.order_id = l.order_id
           where l.item_number <> :itemNumber
           group by l.item_number having count(distinct l.order_id) > 1
           order by count(distinct l.order_id) desc, l.item_number limit :limit) as together`,
)

/** ITEM-6: the candidates of every carousel, in one statement. */
export const relatedRowOf = (
  db: Queries,
  { division, shipTo, billTo }: ShipToFacts,
  itemNumber: string,
  most: number,
): Promise<RelatedRow> => db.row<RelatedRow>(related({ division, shipTo, itemNumber, billTo, limit: most }))
