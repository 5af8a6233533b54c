import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall, writeCall } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import type { ListView } from '../list-view.ts'
import { choosePriceView, listPriceViews } from '../price-views.endpoints.ts'

/** STAFF-4: the price view a person chose; another choice shows at once. */
export function usePriceView() {
  const params = useShipToParams()
  const input = params && { params }
  const { data, error, refetch } = useCall(listPriceViews, input)
  const act = useAct(choosePriceView, { isInOrder: true, refresh: ['listPriceViews'] })
  const view: ListView | null = data?.views.find(({ id }) => id === data.chosen.viewId) ?? null
  return {
    view,
    views: data?.views ?? [],
    /** False until it is known whether there is a view. */
    isKnown: input === null || data !== undefined || error !== null,
    choose: (viewId: string | null) => {
      if (!input) return
      writeCall(listPriceViews, input, (before) => before && { ...before, chosen: { viewId, goneName: null } })
      act.run({ body: { viewId } })
    },
    goneName: data?.chosen.goneName ?? null,
    retry: error && !data ? () => void refetch() : undefined,
  }
}
/** What `usePriceView` returns. */
export type PriceViewChoice = ReturnType<typeof usePriceView>
