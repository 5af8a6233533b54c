import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { ViewKind, ViewText } from '../list-view.ts'
import { orderColumns, orderSorts, priceColumns, priceSorts, type ViewColumn } from '../view-columns.ts'
import { viewRefusals } from '../views.refusals.ts'

/** The columns a view of this kind can have, by name. */
export const columnsOfKind = (kind: ViewKind): Readonly<Record<string, ViewColumn>> =>
  kind === 'order' ? orderColumns : priceColumns

/** The columns a view of this kind may sort by. */
const sortsOfKind = (kind: ViewKind): readonly string[] => (kind === 'order' ? orderSorts : priceSorts)

/** What decides whether a view can be saved. */
interface ViewFacts {
  readonly kind: ViewKind
  readonly mayViewCost: boolean
  /** The view as it is: who may not see its cost columns leaves them in place. */
  readonly before?: Pick<ViewText, 'columns' | 'sortBy'> | undefined
}

/** STAFF-4: a view has a name, the columns it is of no use without, and each once. */
export function checkView(
  { name, columns, sortBy }: Pick<ViewText, 'name' | 'columns' | 'sortBy'>,
  { kind, mayViewCost, before }: ViewFacts,
): Decision {
  if (name.trim() === '') return refuse(viewRefusals.view_name_missing, { field: 'name' })
  if (new Set(columns).size < columns.length) return refuse(viewRefusals.view_column_twice, { field: 'columns' })
  const known = columnsOfKind(kind)
  const isGone = (column: string) => !Object.hasOwn(known, column)
  // A shared view keeps what it had, whoever changes the rest.
  if (columns.some((column) => isGone(column) && !before?.columns.includes(column)))
    return refuse(viewRefusals.view_column_gone, { field: 'columns' })
  if (sortBy !== null && !sortsOfKind(kind).includes(sortBy) && before?.sortBy !== sortBy)
    return refuse(viewRefusals.view_column_gone, { field: 'sortBy' })
  for (const [column, { label, isNeeded }] of Object.entries(known))
    if (isNeeded && !columns.includes(column))
      return refuse(viewRefusals.view_column_needed, {
        field: 'columns',
        message: `A view needs the column ‘${label}’.`,
      })
  if (mayViewCost) return allow()
  if (columns.some((column) => known[column]?.isCost && !before?.columns.includes(column)))
    return refuse(viewRefusals.view_cost_right, { field: 'columns' })
  if (sortBy !== null && known[sortBy]?.isCost && before?.sortBy !== sortBy)
    return refuse(viewRefusals.view_cost_right, { field: 'sortBy' })
  return allow()
}
