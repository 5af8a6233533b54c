import type { MatchedOrderLine, QuickItem } from '../quick-entry.endpoints.ts'
import type { OrderUnit } from './choose-unit.ts'
import { proposeQuantity, usualOf, whyUnusual } from './why-unusual.ts'

/**
 * CART-13: the quantity the bar proposes for the item chosen from a line, and why it is not the
 * number that was typed; one where none was typed.
 */
export function quantityFor(
  line: Pick<MatchedOrderLine, 'writtenQuantity' | 'isUnitWritten'> | undefined,
  item: QuickItem,
  unit: OrderUnit,
): { quantity: number; note: string | null } {
  const written = line?.writtenQuantity ?? null
  if (!line || written === null) return { quantity: 1, note: null }
  const asked = { quantity: written, unit, isUnitWritten: line.isUnitWritten, pack: item.packSizeDescription }
  const usual = usualOf(item, unit)
  const quantity = proposeQuantity(asked, usual)
  return { quantity, note: quantity === written ? null : whyUnusual(asked, usual) }
}
