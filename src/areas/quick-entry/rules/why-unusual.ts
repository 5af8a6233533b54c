import { piecesOf } from '#areas/items/rules/read-pack.ts'
import type { OrderUnit } from './choose-unit.ts'

/** How much of an item a kitchen orders at a time, in one unit. */
export interface UsualQuantity {
  /** The median of its orders. */
  readonly typical: number
  /** The largest of them. */
  readonly max: number
}

/** The ordered quantity, and whether its unit was written or chosen by a person. */
export interface AskedQuantity {
  readonly quantity: number
  readonly unit: OrderUnit
  readonly isUnitWritten: boolean
  /** Of the item, when the quantity may be turned into cases. */
  readonly pack?: string
}

/**
 * Limits for a number without a unit, which may count pieces: slightly above the largest order is
 * already unusual.
 */
const pieceShare = 0.15
/** Limits for a number with a unit: twice the largest order, or a few above the typical one. */
const caseFactor = 2
const caseMargin = 5
/** Limit for an item that was never ordered. */
const firstOrder = { unwritten: 5, written: 24 } as const

/**
 * CART-13: why a quantity must be confirmed before it is added, with the usual one: 400 cases where
 * 4 are usual, 24 croissants packed 84 to the case. Null when it is not far from usual.
 */
export function whyUnusual(asked: AskedQuantity, usual: UsualQuantity | null): string | null {
  const { quantity, unit } = asked
  const max = usual ? Math.max(caseFactor * usual.max, usual.typical + caseMargin) : firstOrder.written
  if (mayCountPieces(asked, usual)) {
    const often = usual ? `, usually ${usual.typical} CS` : ''
    const cases = casesOfPieces(asked)
    const held = cases === null ? '' : ` ${quantity} pieces are ${cases} CS of ${piecesOf(asked.pack ?? '')}.`
    return `Is this ${quantity} cases or ${quantity} pieces? Orders are by the case here${often}.${held}`
  }
  if (quantity <= max) return null
  return usual
    ? `${quantity} ${unit} is far more than usual: ${usual.typical} ${unit}, at most ${usual.max}.`
    : `${quantity} ${unit} is a lot for a first order of this item.`
}

/**
 * CART-13: the quantity proposed for a line, never above the one written: of what may count pieces
 * the cases that hold them, so that 24 croissants are one case of 84.
 */
export const proposeQuantity = (asked: AskedQuantity, usual: UsualQuantity | null): number =>
  (mayCountPieces(asked, usual) ? casesOfPieces(asked) : null) ?? asked.quantity

/** True for a number without a unit that is too large for cases. */
const mayCountPieces = ({ quantity, unit, isUnitWritten }: AskedQuantity, usual: UsualQuantity | null): boolean =>
  !isUnitWritten && unit === 'CS' && quantity > maxUnwritten(usual)

/** The cases that hold this many pieces; null where the pack does not say how many it holds. */
function casesOfPieces({ quantity, pack = '' }: AskedQuantity): number | null {
  const pieces = piecesOf(pack)
  return pieces === null ? null : Math.ceil(quantity / pieces)
}

/** The usual quantities of an item in a unit. */
export const usualOf = (
  item: { readonly usualCases: UsualQuantity | null; readonly usualEaches: UsualQuantity | null },
  unit: OrderUnit,
): UsualQuantity | null => (unit === 'CS' ? item.usualCases : item.usualEaches)

const maxUnwritten = (usual: UsualQuantity | null): number =>
  usual ? usual.max + Math.max(1, Math.floor(pieceShare * usual.max)) : firstOrder.unwritten
