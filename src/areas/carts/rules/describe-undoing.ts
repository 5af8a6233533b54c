import { plural } from '#kit/text.ts'
import type { LineQuantity } from '../line-quantity.ts'
import { quantityOrZero } from './describe-cart-change.ts'

/** A line that an undo or redo set back. */
export interface ReversedLine {
  readonly description: string
  readonly itemNumber: string
  readonly from: LineQuantity
  readonly to: LineQuantity
}

/**
 * CART-12: what an undo or redo did: 'Undid: 3 CS of SALMON FILLET → 0'. Without lines it set back
 * the details.
 */
export function describeUndoing(verb: 'Undid' | 'Redid', lines: readonly ReversedLine[]): string {
  const [line] = lines
  if (!line) return `${verb}: details of the cart`
  if (lines.length > 1) return `${verb}: ${plural(lines.length, 'item')}`
  const name = line.description || `item ${line.itemNumber}`
  return `${verb}: ${quantityOrZero(line.from)} of ${name} → ${quantityOrZero(line.to)}`
}
