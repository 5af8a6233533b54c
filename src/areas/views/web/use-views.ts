import { useShipToParams } from '#browser/current-ship-to.ts'
import type { CallFailed } from '#browser/call-failed.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import type { CallName } from '#browser/call-name.ts'
import { useAct } from '#browser/use-act.ts'
import type { ViewKind } from '../list-view.ts'
import {
  createOrderView,
  deleteOrderView,
  listOrderViews,
  sortOrderViews,
  updateOrderView,
} from '../order-views.endpoints.ts'
import {
  createPriceView,
  deletePriceView,
  listPriceViews,
  sortPriceViews,
  updatePriceView,
} from '../price-views.endpoints.ts'
import { orderViewDialog, priceViewDialog } from '../views.addresses.ts'

/** The call whose answer a change of views makes old. */
export const viewCallOf = (kind: ViewKind): CallName => (kind === 'order' ? 'listOrderViews' : 'listPriceViews')
/** The dialog in which a view is edited. */
export const viewDialogOf = (kind: ViewKind) => (kind === 'order' ? orderViewDialog : priceViewDialog)

/** STAFF-4: the views of a kind that may be used for the ship-to. */
export function useViews(kind: ViewKind) {
  const params = useShipToParams()
  const input = params && { params }
  const order = useCall(listOrderViews, kind === 'order' ? input : null)
  const price = useCall(listPriceViews, kind === 'price' ? input : null)
  const { data, error, refetch } = kind === 'order' ? order : price
  return { params, data, error, refetch: () => void refetch() }
}

/** STAFF-4: adds and changes views of a kind. */
export function useSaveView(kind: ViewKind, done: (answer: { message: string }) => void) {
  const options = {
    refresh: [viewCallOf(kind)],
    done,
    failed: ({ code }: CallFailed) => {
      if (code === 'view_changed') void refreshCalls([viewCallOf(kind)])
      return true
    },
  }
  const acts = {
    order: { create: useAct(createOrderView, options), update: useAct(updateOrderView, options) },
    price: { create: useAct(createPriceView, options), update: useAct(updatePriceView, options) },
  }
  return acts[kind]
}

/** STAFF-4: deletes views of a kind. */
export function useDeleteView(kind: ViewKind, done: (answer: { message: string }) => void) {
  const options = { refresh: [viewCallOf(kind)], done, failed: () => true }
  const [order, price] = [useAct(deleteOrderView, options), useAct(deletePriceView, options)]
  const { isRunning, failure, reset } = kind === 'order' ? order : price
  return {
    isRunning,
    failure,
    reset,
    run: (id: string) =>
      kind === 'order' ? order.run({ params: { orderViewId: id } }) : price.run({ params: { priceViewId: id } }),
  }
}

/** STAFF-4: sorts a list of views; a refusal says so, and the list is read again. */
export function useSortViews(kind: ViewKind) {
  const options = { isInOrder: true, refresh: [viewCallOf(kind)] }
  const [order, price] = [useAct(sortOrderViews, options), useAct(sortPriceViews, options)]
  return kind === 'order' ? order : price
}
