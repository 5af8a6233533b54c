import { readDecimal } from '#kit/read-decimal.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { PurchaseUnit } from '#areas/recipes/recipe.ts'

/** An ingredient as its form has it: figures as they are typed. */
export interface LineDraft {
  /** Of the row on the screen. */
  readonly key: string
  readonly kind: 'own item' | 'Sub recipe' | 'Custom item' | 'New Custom item'
  /** The item number, or the id of a custom item or sub recipe; empty for a new custom item. */
  readonly reference: string
  readonly title: string
  readonly measurement: string
  /** '2.5', '1/2', '1 3/4'. */
  readonly quantity: string
  readonly recipeUnit: string
  readonly purchaseUnit: PurchaseUnit
  /** Empty: as the item's own measures say. */
  readonly ruPerPu: string
  readonly yieldPct: string
  /** Of a new custom item, dollars a case; may be empty. */
  readonly casePrice: string
}

/** A decimal as a number; null: none was typed; undefined: it is none, or not within the bounds. */
export function decimalOf(typed: string, decimals: number, min: number, max: number): number | null | undefined {
  if (typed.trim() === '') return null
  const units = readDecimal(typed, decimals)
  if (units === null) return undefined
  const value = Number(writeDecimal(units, decimals, 0))
  return value < min || value > max ? undefined : value
}
/** Dollars as cents; null: none was typed; undefined: they are no amount. */
export const centsOf = (typed: string, max: number): number | null | undefined => {
  if (typed.trim() === '') return null
  const cents = readDecimal(typed, 2)
  return cents === null || cents < 0 || cents > max ? undefined : cents
}
