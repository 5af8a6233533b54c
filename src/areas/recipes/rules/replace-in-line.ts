import { one, writeRounded } from '#kit/rational.ts'
import type { Converted, MeasureLink, MissingLink } from '#areas/measures/measure.ts'
import { convertMeasure } from '#areas/measures/rules/convert-measure.ts'
import { readUnit } from '#areas/measures/rules/read-unit.ts'
import { ruPerPu } from '#areas/measures/rules/ru-per-pu.ts'
import { type PurchaseUnit, purchaseUnits } from '../recipe.ts'

/** How the item is sold that takes another's place. */
export interface ReplacingItem {
  readonly isCatchWeight: boolean
  /** Sold by the each too, or only. */
  readonly isBrokenCase: boolean
  readonly eachOnly: boolean
  /** What connects its measures. */
  readonly links: readonly MeasureLink[]
}

/** A line with the new item: what is bought, and how many recipe units one of it holds. */
export interface ReplacedLine {
  readonly purchaseUnit: PurchaseUnit
  /** Null: the new item's measures do not lead to the line's unit. */
  readonly ruPerPu: number | null
  /** The link to ask for, where one is missing. */
  readonly missing: MissingLink | null
}

const largest = 9_999_999

/**
 * RECIPE-2, RECIPE-3: a line of a recipe with another item in it. Quantity, unit and yield stay;
 * the purchase unit stays where the new item is sold by it. What one holds follows from the new
 * item's own measures: never from those of the item it replaces.
 */
export function replaceInLine(
  line: { readonly recipeUnit: string; readonly purchaseUnit: PurchaseUnit },
  item: ReplacingItem,
): ReplacedLine {
  const purchaseUnit = purchaseUnitOf(line.purchaseUnit, item)
  const unit = readUnit(line.recipeUnit)
  if (unit === null) return { purchaseUnit, ruPerPu: null, missing: null }
  const found: Converted = item.isCatchWeight
    ? convertMeasure(one, 'lb', unit, item.links)
    : ruPerPu(purchaseUnit === purchaseUnits.case ? 'case' : 'each', unit, item.links)
  if (!found.isKnown) return { purchaseUnit, ruPerPu: null, missing: found.missing }
  const tooLarge = found.amount.numerator > BigInt(largest) * found.amount.denominator
  const held = tooLarge ? 0 : Number(writeRounded(found.amount, 6, 0))
  return { purchaseUnit, ruPerPu: held > 0 ? held : null, missing: null }
}

function purchaseUnitOf(wanted: PurchaseUnit, { eachOnly, isBrokenCase }: ReplacingItem): PurchaseUnit {
  if (eachOnly) return purchaseUnits.each
  return wanted === purchaseUnits.each && !isBrokenCase ? purchaseUnits.case : wanted
}
