import { analysedCart, type AnalysedRow, cartToAnalyse } from '#areas/carts/server/public.ts'
import { suitabilityOf } from '#areas/items/server/public.ts'
import { handleAhead } from '#platform/http/handle.ts'
import { analyseCart } from '../analysis.endpoints.ts'
import { buildCartAnalysis } from '../rules/build-cart-analysis.ts'
import { analysisFactsOf } from './analysis-facts.ts'

/** CHECK-2: what there is to know of a cart before it is ordered. */
export const analyseCartHandler = handleAhead(
  analyseCart,
  ({ params, now }) => analysedCart({ ...params, now }),
  async ({ db, params, caller, now }, [row]: readonly AnalysedRow[]) => {
    const { actor, isStaff } = caller
    const found = await cartToAnalyse(db, row, caller)
    const { cart, alternates } = found
    const suitability = await suitabilityOf(
      db,
      params.division,
      alternates.flatMap(({ itemNumber, alternateNumber }) => [itemNumber, alternateNumber]),
    )
    const reader = {
      isStaff,
      mayViewCost: isStaff && actor.can('viewAnalysis'),
      maySeeStock: actor.can('showInventory'),
    }
    const analysis = buildCartAnalysis(analysisFactsOf(found, actor, now, suitability), reader, (itemNumber) => {
      const item = cart.items.get(itemNumber)
      // Only items of this map are ever offered.
      if (!item) throw new Error(`Item ${itemNumber} was offered without being read`)
      return item.itemInfo
    })
    return { cartVersion: cart.version, ...analysis }
  },
)
