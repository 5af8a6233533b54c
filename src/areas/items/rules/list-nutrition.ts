import type { ItemDetails } from '../item.ts'

/** The nutrients of the label in its order (S0 section 2); those inset belong to the one above. */
export const nutrientOrder = [
  'Total Fat',
  'Saturated Fat',
  'Cholesterol',
  'Sodium',
  'Total Carbohydrate',
  'Dietary Fiber',
  'Total Sugars',
  'Added Sugars',
  'Protein',
  'Vitamin D',
  'Calcium',
  'Iron',
  'Potassium',
] as const
const inset: ReadonlySet<string> = new Set(['Saturated Fat', 'Dietary Fiber', 'Total Sugars', 'Added Sugars'])

const missing = 'N/A'

/** One line of the label. */
export interface NutrientLine {
  readonly name: string
  /** Amount a serving with its unit, or N/A. */
  readonly amount: string
  /** In percent of 2,000 calories a day; empty where there is none. */
  readonly dailyValue: string
  readonly isInset: boolean
}

/** What the nutrition label reads. */
export interface Nutrition {
  readonly servingsPerCase: string
  readonly servingSize: string
  readonly calories: string
  readonly nutrients: readonly NutrientLine[]
}

/**
 * ITEM-3: every line of the nutrition label, N/A for what the distributor does not know; nutrients
 * beyond the label's follow it. Null when nothing is known at all.
 */
export function listNutrition(details: ItemDetails): Nutrition | null {
  const { nutrients = [], calories, servingSize, householdServingSize, avgServingsPerCase } = details
  const isKnown = [calories, servingSize, avgServingsPerCase].some((each) => each !== undefined)
  if (!isKnown && !householdServingSize && nutrients.length === 0) return null
  const byName = new Map(nutrients.map((nutrient) => [nutrient.name.toLowerCase(), nutrient]))
  const onLabel = new Set(nutrientOrder.map((name) => name.toLowerCase()))
  const names = [
    ...nutrientOrder,
    ...nutrients.map(({ name }) => name).filter((name) => !onLabel.has(name.toLowerCase())),
  ]
  const serving = [householdServingSize, servingSize && `(${servingSize.value} ${servingSize.uom})`]
  return {
    servingsPerCase: avgServingsPerCase === undefined ? missing : String(avgServingsPerCase),
    servingSize: serving.filter(Boolean).join(' ') || missing,
    calories: calories === undefined ? missing : String(calories),
    nutrients: names.map((name) => {
      const { quantity = null, uom, rdi = null } = byName.get(name.toLowerCase()) ?? {}
      return {
        name,
        amount: quantity === null ? missing : `${quantity} ${uom}`,
        dailyValue: rdi === null ? '' : `${rdi}%`,
        isInset: inset.has(name),
      }
    }),
  }
}
