import { type Rational, readRational } from '#kit/rational.ts'
import type { Quantities } from '#areas/carts/rules/may-set-line.ts'
import type { OrderLine } from '../recipe-orders.ts'
import { type Available, leftOver, planLine } from '../rules/plan-line.ts'

/** What a person decided of a line. */
export interface LineChoice {
  /** The count is left out. */
  readonly ignoresCount?: boolean
  /** What is in open carts is left out. */
  readonly ignoresCarts?: boolean
  /** Typed over what was worked out. */
  readonly typed?: Quantities
}
/** What a person decided, by item. */
export type LineChoices = Readonly<Record<string, LineChoice | undefined>>

/** A line as it is ordered. */
export interface WorkedOut extends Quantities {
  readonly needed: Rational | null
  readonly unitsPerCase: Rational | null
  /** Cases; null while the need is not known. */
  readonly leftOver: Rational | null
}

const none = { orderedCases: 0, orderedUnits: 0 }
const read = (text: string | null): Rational | null => (text === null ? null : readRational(text))

const availableOf = ({ counted, inCarts }: OrderLine, { ignoresCount, ignoresCarts }: LineChoice): Available => ({
  counted: counted?.isRecent && !ignoresCount ? counted : null,
  inCarts: ignoresCarts ? none : inCarts,
})

/**
 * RECIPE-4: what a line orders: what was typed, else what is worked out. Nothing of what may not be
 * ordered.
 */
export function workOut(line: OrderLine, choice: LineChoice = {}): WorkedOut {
  const [needed, unitsPerCase] = [read(line.needed), read(line.unitsPerCase)]
  const available = availableOf(line, choice)
  const planned = needed === null || line.refusal !== null ? none : planLine(needed, available, line.pack)
  const { orderedCases, orderedUnits } = line.refusal === null ? (choice.typed ?? planned) : none
  const ordered = { orderedCases, orderedUnits }
  return {
    ...ordered,
    needed,
    unitsPerCase,
    leftOver: needed && leftOver(needed, available, line.pack, ordered),
  }
}
