import { allow, type Decision, refuse } from '#kit/decision.ts'
import { settingsRefusals } from '../ship-to-settings.refusals.ts'

/** What decides whether a ship-to may stand above or below another. */
export interface FamilyFacts {
  readonly shipTo: string
  readonly billTo: string
  readonly parentShipTo: string | null
  readonly childCount: number
}

/**
 * CUST-2: a parent and its children belong to one bill-to, and there is one level only: a child has
 * no children and a parent no parent. A ship-to changes its parent by leaving the old one first.
 * Returns those that are not yet below the parent.
 */
export function adoptShipTos(parent: FamilyFacts, children: readonly FamilyFacts[]): Decision<FamilyFacts[]> {
  if (parent.parentShipTo !== null) return refuse(settingsRefusals.parent_is_child)
  for (const child of children) {
    if (child.shipTo === parent.shipTo) return refuse(settingsRefusals.parent_among_children)
    if (child.billTo !== parent.billTo) return refuse(settingsRefusals.parent_of_other_customer)
    if (child.childCount > 0) return refuse(settingsRefusals.child_is_parent)
    if (child.parentShipTo !== null && child.parentShipTo !== parent.shipTo)
      return refuse(settingsRefusals.child_has_parent)
  }
  return allow(children.filter(({ parentShipTo }) => parentShipTo === null))
}
