import { shipToOf } from '#areas/customers/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { handleOnReplica } from '#platform/http/handle.ts'
import { getUsualItems } from '../shop.endpoints.ts'
import { cartOf, pageOf } from './shop.store.ts'
import { toShopRow } from './to-shop-row.ts'
import { previewsOf, visitOf } from './visit.ts'

// Inactive items and those of others are left out here already: ten others take their place.
// What staff suggest stands first until it is bought (STAFF-6).
const usual = sql(
  'shop.usual',
  `select i.item_number as "itemNumber", coalesce(u.times_ordered, 0) as "timesOrdered", g.name as "suggestedBy"
   from (select * from item_purchases where division = :division and ship_to = :shipTo and times_ordered > 0) u
   full join (
     select s.item_number, s.suggested_at, p.name from suggested_items s join users p on p.id = s.suggested_by
     left join item_purchases b on b.division = s.division and b.ship_to = s.ship_to and b.item_number = s.item_number
     where s.division = :division and s.ship_to = :shipTo
       and (b.last_ordered_at is null or b.last_ordered_at < s.suggested_at)) g on g.item_number = u.item_number
   join items i on i.division = :division and i.item_number = coalesce(u.item_number, g.item_number)
     and i.erp_status = 'active' and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))
   order by g.item_number is null, u.times_ordered desc nulls last, u.last_ordered_at desc nulls last, i.item_number limit 10`,
)

interface UsualItem {
  readonly itemNumber: string
  readonly timesOrdered: number
  readonly suggestedBy: string | null
}

/** SHELL-8: the usual items as rows of the shop, to be ordered where they stand. */
export const getUsualItemsHandler = handleOnReplica(getUsualItems, async ({ db, params, query, caller, now }) => {
  const shipTo = shipToOf(caller)
  const [bought, cart] = await Promise.all([
    db.rows<UsualItem>(usual(params)),
    cartOf(db, params, query.cartId, caller.isStaff),
  ])
  const { visit, previewDate } = visitOf(shipTo, query, cart, now)
  const itemNumbers = bought.map(({ itemNumber }) => itemNumber)
  const [rows, previews] = await Promise.all([
    pageOf(db, visit, itemNumbers),
    previewsOf(db, shipTo, previewDate, itemNumbers),
  ])
  const facts = new Map(bought.map(({ itemNumber, ...rest }) => [itemNumber, rest]))
  return {
    items: rows.map((row) => ({
      ...toShopRow(row, cart, visit, previews),
      ...facts.get(row.row.itemNumber)!,
    })),
    today: visit.today,
    priceDate: visit.date,
    previewDate,
  }
})
