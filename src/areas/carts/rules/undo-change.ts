import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CartChangeFacts, ChangedLine } from '../cart-change.ts'
import type { CartFacts } from '../cart.ts'
import { changeRefusals } from '../change.refusals.ts'
import { isSameQuantity, type LineQuantity } from '../line-quantity.ts'

/** What the cart reads after undoing a change. */
export interface Undoing {
  /** The change that is taken back. */
  readonly version: number
  readonly lines: readonly (LineQuantity & Pick<ChangedLine, 'itemNumber' | 'was'>)[]
  readonly head: CartChangeFacts['head']['before']
}

const undoable = new Set(['lines-set', 'details-changed', 'redone'])
const nothing: LineQuantity = { cases: 0, units: 0 }

/**
 * CART-12: undoes the actor's own last change. What others changed since stays; when that is all of
 * it, there is nothing to undo. `own` is newest first and includes undos.
 */
export function undoChange(
  own: readonly CartChangeFacts[],
  lines: ReadonlyMap<string, LineQuantity>,
  cart: Pick<CartFacts, 'po' | 'soType' | 'deliveryDate'>,
): Decision<Undoing> {
  const undone = new Set(own.flatMap(({ undoes }) => (undoes === null ? [] : [undoes])))
  const last = own.find(({ kind, version }) => undoable.has(kind) && !undone.has(version))
  return last ? takeBack(last, lines, cart) : refuse(changeRefusals.nothing_to_undo)
}

/** The values before `last`, for those that nobody has changed since. */
export function takeBack(
  last: CartChangeFacts,
  lines: ReadonlyMap<string, LineQuantity>,
  cart: Pick<CartFacts, 'po' | 'soType' | 'deliveryDate'>,
): Decision<Undoing> {
  const stands = ({ itemNumber, after }: ChangedLine) => isSameQuantity(lines.get(itemNumber) ?? nothing, after)
  const back = last.lines
    .filter((line) => stands(line) && !isSameQuantity(line.before, line.after))
    .map(({ itemNumber, before, was }) => ({ itemNumber, ...before, ...(was && { was }) }))
  // Order type and date belong together: the one without the other may be a date that is not
  // driven.
  const { before, after } = last.head
  const keys = Object.keys(after) as (keyof typeof after)[]
  const isHeadSame = keys.length > 0 && keys.every((key) => cart[key] === after[key])
  const head = isHeadSame ? before : {}
  if (back.length === 0 && Object.keys(head).length === 0) return refuse(changeRefusals.changed_since)
  return allow({ version: last.version, lines: back, head })
}
