import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall, writeCall } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import type { ListView, ViewPlace } from '../list-view.ts'
import { chooseOrderView, listOrderViews } from '../order-views.endpoints.ts'

/** The view somebody looks at a screen by, and how to choose another. */
export interface OrderViewChoice {
  readonly place: ViewPlace
  /** Null: the usual columns. */
  readonly view: ListView | null
  readonly views: readonly ListView[]
  /** False until it is known whether there is a view. */
  readonly isKnown: boolean
  /** Absent for those who use no views, such as in a procurement session. */
  readonly choose: ((viewId: string | null) => void) | undefined
  /** The name of the chosen view, which is gone. */
  readonly goneName: string | null
  /** Asks again for views that could not be loaded. */
  readonly retry: (() => void) | undefined
}

/** STAFF-4: the order view a person chose for a screen; another choice shows at once. */
export function useOrderView(place: ViewPlace): OrderViewChoice {
  const params = useShipToParams()
  const actor = useActor()
  const isUsed = actor.can('manageCart') && actor.isPunchout !== true
  const input = params && isUsed ? { params } : null
  const { data, error, refetch } = useCall(listOrderViews, input)
  const act = useAct(chooseOrderView, { isInOrder: true, refresh: ['listOrderViews'] })
  const choice = data?.chosen[place]
  const view = data?.views.find(({ id }) => id === choice?.viewId) ?? null
  const choose = (viewId: string | null) => {
    if (!input) return
    writeCall(listOrderViews, input, (before) =>
      before ? { ...before, chosen: { ...before.chosen, [place]: { viewId, goneName: null } } } : before,
    )
    act.run({ body: { place, viewId } })
  }
  return {
    place,
    view,
    views: data?.views ?? [],
    isKnown: input === null || data !== undefined || error !== null,
    choose: isUsed ? choose : undefined,
    goneName: choice?.goneName ?? null,
    retry: error && !data ? () => void refetch() : undefined,
  }
}
