import { abilityOf, allow, type Decision, refuse } from '#kit/decision.ts'
import type { Inventory } from '../inventory.ts'
import { inventoryRefusals } from '../inventory.refusals.ts'

/** What decides what may be done with a count; who may use counts at all is a feature. */
export interface InventoryFacts {
  readonly status: Inventory['status']
  /** How many operations its log has. */
  readonly operations: number
}

/** INV-1: a closed count is final: its figures are frozen. */
export const mayChangeInventory = ({ status }: Pick<InventoryFacts, 'status'>): Decision =>
  status === 'open' ? allow() : refuse(inventoryRefusals.inventory_closed)

/** INV-1: what somebody counted is never thrown away: such a count is closed, not deleted. */
export function mayDeleteInventory(facts: InventoryFacts): Decision {
  const change = mayChangeInventory(facts)
  if (!change.allowed) return change
  return facts.operations === 0 ? allow() : refuse(inventoryRefusals.inventory_has_quantities)
}

/** What travels with a count: the code of the refusal, or null where it may be done. */
export function inventoryAbilities(facts: InventoryFacts): Inventory['abilities'] {
  const change = abilityOf(mayChangeInventory(facts))
  return { count: change, close: change, rename: change, delete: abilityOf(mayDeleteInventory(facts)) }
}
