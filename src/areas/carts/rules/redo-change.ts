import { type Decision, refuse } from '#kit/decision.ts'
import type { CartChangeFacts } from '../cart-change.ts'
import type { CartFacts } from '../cart.ts'
import { changeRefusals } from '../change.refusals.ts'
import type { LineQuantity } from '../line-quantity.ts'
import { takeBack, type Undoing } from './undo-change.ts'

/**
 * CART-12: reverts the actor's own undo, as long as it is their last change. `own` is newest first.
 */
export function redoChange(
  own: readonly CartChangeFacts[],
  lines: ReadonlyMap<string, LineQuantity>,
  cart: Pick<CartFacts, 'po' | 'soType' | 'deliveryDate'>,
): Decision<Undoing> {
  const [last] = own
  return last?.kind === 'undone' ? takeBack(last, lines, cart) : refuse(changeRefusals.nothing_to_redo)
}
