import { Refused } from '#kit/decision.ts'
import { cartOf } from '#areas/shop/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { type ItemPar, listItemPars } from '../item-pars.endpoints.ts'
import { orRefuseProspects } from './guide-call.ts'

const ofCart = sql(
  'guides.item-pars',
  `select distinct on (i.item_number) i.item_number as "itemNumber", g.name as "guideName",
          i.case_par_value as "caseParValue", i.each_par_value as "eachParValue"
   from cart_lines l
   join guide_items i on i.division = :division and i.ship_to = :shipTo and i.item_number = l.item_number
   join guides g on g.id = i.guide_id
   left join default_guides d on d.guide_id = g.id and d.user_id = :userId
   where l.cart_id = :cartId and (i.case_par_value > 0 or i.each_par_value > 0)
   order by i.item_number, d.guide_id is null, g.type <> 'Standard', lower(g.name), g.id`,
)

/** GUIDE-3, CHECK-1: what the kitchen wants on its shelf of the items of a cart. */
export const listItemParsHandler = handle(listItemPars, async (call) => {
  orRefuseProspects(call)
  const { db, params, query, caller } = call
  const { division, shipTo } = params
  if (!(await cartOf(db, params, query.cartId, caller.isStaff))) throw new Refused(guideRefusals.cart_not_found)
  const { userId } = caller.actor
  return { pars: await db.rows<ItemPar>(ofCart({ division, shipTo, cartId: query.cartId, userId })) }
})
