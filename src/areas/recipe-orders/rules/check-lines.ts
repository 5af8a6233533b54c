import { allow, type Decision, refuse } from '#kit/decision.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import type { LineToAdd } from './add-lines.ts'

/** RECIPE-4: an order names each item once, with something of it. */
export function checkLines(lines: readonly LineToAdd[]): Decision {
  const seen = new Set<string>()
  for (const [index, { itemNumber, orderedCases, orderedUnits }] of lines.entries()) {
    if (orderedCases + orderedUnits === 0)
      return refuse(cartRefusals.quantity_required, { field: `lines.${index}.orderedCases` })
    if (seen.has(itemNumber)) return refuse(cartRefusals.duplicate_item, { field: `lines.${index}.itemNumber` })
    seen.add(itemNumber)
  }
  return allow()
}
