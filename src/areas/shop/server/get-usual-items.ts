import { shipToOf } from '#areas/customers/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { getUsualItems } from '../shop.endpoints.ts'
import { cartOf, pageOf } from './shop.store.ts'
import { toShopRow } from './to-shop-row.ts'
import { previewsOf, visitOf } from './visit.ts'

// Inactive items and those of others are left out here already: ten others take their place.
const usual = sql(
  'shop.usual',
  `select u.item_number as "itemNumber", u.times_ordered as "timesOrdered"
   from item_purchases u
   join items i on i.division = u.division and i.item_number = u.item_number and i.erp_status = 'active'
     and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))
   where u.division = :division and u.ship_to = :shipTo and u.times_ordered > 0
   order by u.times_ordered desc, u.last_ordered_at desc nulls last, u.item_number limit 10`,
)

/** SHELL-8: the usual items as rows of the shop, to be ordered where they stand. */
export const getUsualItemsHandler = handle(getUsualItems, async ({ db, params, query, caller, now }) => {
  const shipTo = shipToOf(caller)
  const [bought, cart] = await Promise.all([
    db.rows<{ itemNumber: string; timesOrdered: number }>(usual(params)),
    cartOf(db, params, query.cartId, caller.isStaff),
  ])
  const { visit, previewDate } = visitOf(shipTo, query, cart, now)
  const itemNumbers = bought.map(({ itemNumber }) => itemNumber)
  const [rows, previews] = await Promise.all([
    pageOf(db, visit, itemNumbers),
    previewsOf(db, shipTo, previewDate, itemNumbers),
  ])
  const times = new Map(bought.map(({ itemNumber, timesOrdered }) => [itemNumber, timesOrdered]))
  return {
    items: rows.map((row) => ({
      ...toShopRow(row, cart, visit, previews),
      timesOrdered: times.get(row.row.itemNumber)!,
    })),
    today: visit.today,
    priceDate: visit.date,
    previewDate,
  }
})
