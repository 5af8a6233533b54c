import { useActor } from '#browser/current-user.ts'
import type { ViewPlace } from '../list-view.ts'
import { columnsShown, type ShownColumns } from '../rules/columns-shown.ts'
import { mayViewCost } from '#areas/prices/rules/may-view-cost.ts'
import { type OrderColumn, orderColumnNames } from '../view-columns.ts'
import type { OrderViewChoice } from './use-order-view.ts'

/** Columns that each screen of order entry has, and how sentences name it. */
const screens: Readonly<Record<ViewPlace, { readonly name: string; readonly lacks: readonly OrderColumn[] }>> = {
  shop: { name: 'the shop', lacks: ['par'] },
  guide: { name: 'guides', lacks: [] },
  cart: { name: 'the cart', lacks: ['stock', 'lastOrdered', 'movement', 'unitPrice', 'par', 'cost', 'margin'] },
  review: { name: 'the review', lacks: ['stock', 'lastOrdered', 'movement', 'unitPrice', 'par'] },
}

const orderColumnsOf = (place: ViewPlace) =>
  orderColumnNames.filter((column) => !(screens[place].lacks as readonly string[]).includes(column))

/**
 * STAFF-4: what its reader sees of the chosen order view; null for the usual columns. Apart from
 * the choice, as most people have no view: this loads with the grids that have columns.
 */
export function useShownColumns({ place, view }: OrderViewChoice): ShownColumns | null {
  const actor = useActor()
  return (
    view &&
    columnsShown(view, {
      kind: 'order',
      available: orderColumnsOf(place),
      mayViewCost: mayViewCost(actor),
      screen: screens[place].name,
    })
  )
}
