import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { mayViewCost } from '../rules/may-view-cost.ts'
import { getCostPlus } from '../prices.endpoints.ts'
import { describeCostPlus } from '../rules/describe-cost-plus.ts'

/** ITEM-8: for staff who may view cost, what a price adds to it; nothing for a price of its own. */
export function CostPlusNote({ itemNumber, deliveryDate }: { itemNumber: string; deliveryDate: CalendarDate }) {
  const params = useShipToParams()
  const isShown = mayViewCost(useActor()) && params !== null
  const { data } = useCall(getCostPlus, isShown ? { params: { ...params, itemNumber }, query: { deliveryDate } } : null)
  if (!data?.costPlus) return null
  const { costPlus, caseCost, poundCost } = data
  const cost = poundCost === null ? caseCost !== null && `${formatCents(caseCost)} a case` : formatPerPound(poundCost)
  return (
    <p className="figures w-full text-13 text-muted first-letter:uppercase print:hidden">
      {describeCostPlus(costPlus)}
      {cost && ` · cost ${cost}`}
    </p>
  )
}
