import { addDays } from '#kit/dates.ts'
import { isStaff, shipTosAllowed } from '#areas/access/server/public.ts'
import { orderStatuses } from '#areas/orders/order.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { DemoCart } from './demo-rows.ts'

/**
 * What a demo user's ship-to buys, dearest habits first; plain items that anybody may order by the
 * case.
 */
interface Habit {
  readonly email: string
  readonly isStaff: boolean
  readonly division: string
  readonly shipTo: string
  readonly items: readonly { readonly itemNumber: string; readonly casePrice: string }[]
}

const habits = sql(
  'demo.habits',
  `with places as (
     select u.email, ${isStaff('u')} as is_staff, s.division, s.number as ship_to,
       row_number() over (partition by u.id order by s.division desc, s.number) as place
     from users u, lateral ${shipTosAllowed('u.id')} a, ship_tos s
     where u.email = any(:emails) and u.role in ('customerUser', 'chef', 'dsr')
       and s.division = a.division and s.number = a.ship_to and s.is_active and s.is_ordering_allowed)
   select p.email, p.is_staff as "isStaff", p.division, p.ship_to as "shipTo",
     jsonb_agg(jsonb_build_object('itemNumber', b.item_number, 'casePrice', b.price) order by b.times desc, b.item_number) as items
   from places p, lateral (
     select h.item_number, h.times_ordered as times, (x.case_price_cents / 100.0)::numeric(12, 2)::text as price
     from item_purchases h
     join items i on i.division = h.division and i.item_number = h.item_number and i.erp_status = 'active'
       and not (i.is_reserved or i.is_special_order or i.is_drop_ship or i.is_just_in_time or i.each_only or i.is_catch_weight)
     join item_prices x on x.division = h.division and x.item_number = h.item_number and x.scope = 'L'
       and x.case_price_cents is not null
     where h.division = p.division and h.ship_to = p.ship_to
     order by h.times_ordered desc, h.item_number limit 30) b
   where p.place <= 2 group by 1, 2, 3, 4 order by 1, 3, 4`,
)

/** What those who sign in have bought so far; the first two ship-tos of each. */
export const habitsOf = (db: Queries, emails: readonly string[]): Promise<Habit[]> => db.rows<Habit>(habits({ emails }))

/** Rows of the orders import: recent orders in every state, so that each can be looked at. */
export function* recentOrders(all: readonly Habit[], today: string): Generator<object> {
  let number = 490_001
  for (const { email, division, shipTo, items } of all) {
    for (const [index, status] of orderStatuses.entries()) {
      const placedOn = addDays(today, -1 - index)
      const orderNumber = String(number++)
      for (const [line, { itemNumber, casePrice }] of items.slice(index, index + 8).entries()) {
        yield {
          orderNumber,
          lineNumber: line + 1,
          division,
          shipTo,
          placedAt: `${placedOn}T17:${20 + index}:00Z`,
          placedBy: email,
          status,
          deliveryDate: addDays(placedOn, 2),
          poNumber: `PO-${orderNumber}`,
          itemNumber,
          orderedCases: 1 + ((line + index) % 4),
          casePrice,
        }
      }
    }
  }
}

/** Two open carts for each: an active one, and one that waits; a rep's second one is locked. */
export const openCarts = (all: readonly Habit[]): DemoCart[] =>
  all.flatMap(({ email, isStaff, division, shipTo, items }) =>
    [items.slice(0, 9), items.slice(9, 13)].flatMap((chosen, index) =>
      chosen.length === 0
        ? []
        : [
            {
              division,
              shipTo,
              owner: email,
              poNumber: index === 0 ? '' : 'BANQUET',
              soType: 'regularDelivery' as const,
              deliveryDate: null,
              sharingMode: isStaff && index === 1 ? ('LOCK' as const) : ('UNLOCK' as const),
              isActive: index === 0,
              lines: chosen.map(({ itemNumber }, place) => ({
                itemNumber,
                orderedCases: 1 + (place % 3),
                orderedUnits: 0,
              })),
            },
          ],
    ),
  )
