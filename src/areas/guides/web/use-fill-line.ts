import { isCallFailed } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { queryClient } from '#browser/query-client.ts'
import { callQuery } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import { editLine } from '#areas/shop/web/public.tsx'
import type { Guide, GuideRow } from '../guide.ts'
import { getGuidePar } from '../guide-items.endpoints.ts'
import { planFill } from '../rules/plan-fill.ts'
import { amountText } from './guide-words.ts'
import { paramsOf } from './use-guides.ts'

/** How long what is on the shelf counts as known, in milliseconds: one round of filling lines. */
const freshMs = 30_000

/** GUIDE-3: orders what a line has less than its par; what the cart has already counts. */
export function useFillLine(guide: Pick<Guide, 'type' | 'id'>, quantities: CartQuantities | null) {
  const of = useShipToParams()
  const fill = async ({ lineId, item }: GuideRow): Promise<void> => {
    if (!of || !item || !quantities) return
    const query = callQuery(getGuidePar, { params: paramsOf(of, guide), query: {} })
    const { lines } = await queryClient.fetchQuery({ ...query, staleTime: freshMs })
    const [planned] = planFill(
      lines.filter((line) => line.lineId === lineId),
      (itemNumber) => quantities.get(itemNumber),
    )
    if (!planned) {
      showToast({ tone: 'info', message: `${item.description} is at par` })
      return
    }
    const { before, after } = planned
    editLine(quantities, item, after)
    void quantities.flush()
    showToast({
      tone: 'success',
      message: `${item.description}: ${amountText(after.cases, after.units)} in the cart`,
      action: { label: 'Undo', run: () => editLine(quantities, item, before) },
    })
  }
  return (row: GuideRow): void =>
    void fill(row).catch((error: unknown) => {
      showToast({ tone: 'danger', message: isCallFailed(error) ? error.message : 'The par could not be read' })
    })
}
