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
export function whyUnusual(
  { quantity, unit, isUnitWritten }: AskedQuantity,
  usual: UsualQuantity | null,
): string | null {
  const max = usual ? Math.max(caseFactor * usual.max, usual.typical + caseMargin) : firstOrder.written
  if (!isUnitWritten && unit === 'CS' && quantity > maxUnwritten(usual)) {
    const often = usual ? `, usually ${usual.typical} CS` : ''
    return `Is this ${quantity} cases or ${quantity} pieces? Orders are by the case here${often}.`
  }
  if (quantity <= max) return null
  return usual
    ? `${quantity} ${unit} is far more than usual: ${usual.typical} ${unit}, at most ${usual.max}.`
    : `${quantity} ${unit} is a lot for a first order of this item.`
}

/** The usual quantities of an item in a unit. */
export const usualOf = (
  item: { readonly usualCases: UsualQuantity | null; readonly usualEaches: UsualQuantity | null },
  unit: OrderUnit,
): UsualQuantity | null => (unit === 'CS' ? item.usualCases : item.usualEaches)

const maxUnwritten = (usual: UsualQuantity | null): number =>
  usual ? usual.max + Math.max(1, Math.floor(pieceShare * usual.max)) : firstOrder.unwritten
