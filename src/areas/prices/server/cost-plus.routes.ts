import { shipToOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { handle } from '#platform/http/handle.ts'
import { getCostPlus } from '../prices.endpoints.ts'
import { costOn } from '../rules/price-from-cost.ts'
import { costPlusFor } from './price.store.ts'

/** ITEM-8: read on demand and by staff alone: no price carries its cost. */
export const getCostPlusHandler = handle(getCostPlus, async ({ db, params, query, caller, now }) => {
  const shipTo = shipToOf(caller)
  const date = query.deliveryDate ?? todayIn(shipTo.timeZone, now)
  const made = await costPlusFor(db, shipTo, date, params.itemNumber)
  if (!made) return { costPlus: null, caseCost: null, poundCost: null }
  const { caseCents, poundHundredths } = costOn(made.cost, date)
  return { costPlus: made.plus, caseCost: caseCents, poundCost: poundHundredths }
})
