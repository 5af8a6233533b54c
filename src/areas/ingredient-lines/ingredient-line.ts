import type { Rational } from '#kit/rational.ts'
import type { Measure } from '#areas/measures/measure.ts'
import type { UnitKey } from '#areas/measures/units.ts'

/** Why a line needs a person, as the person reads it (RECIPE-3). */
export const ingredientDoubts = {
  no_amount: 'How much? No amount was found.',
  vague_amount: 'How much? The amount is not a number.',
  bad_amount: 'The amount is zero, negative or no number.',
  several_amounts: 'More than one number could be the amount.',
  unclear_unit: 'Which unit is this? Choose one.',
  no_food: 'No food was named.',
  several_foods: 'This line names more than one food.',
  too_long: 'This line is too long to be read.',
} as const
/** A reason why a line needs a person. */
export type IngredientDoubt = keyof typeof ingredientDoubts

/** What was read from one line of a recipe, before any item is looked up. */
export interface IngredientLine {
  /** Above zero; null when there is none: 'to taste', or a doubt. */
  readonly amount: Rational | null
  /** The upper end of a range: '2-3 cloves' is 2 up to 3. */
  readonly upTo: Rational | null
  /** 'each' where a number stands alone: '2 onions'. Null without an amount. */
  readonly unit: UnitKey | null
  /** What one of the unit holds, where the line says so: '1 (14 oz) can'. */
  readonly size: Measure | null
  /** As written, without what the other fields hold: 'onion yellow'. */
  readonly food: string
  /** 'diced', 'juice of', 'rinsed and drained'. */
  readonly preparation: string
  /** What qualifies the line and changes nothing: 'heaping', 'optional', '180 ml'. */
  readonly notes: readonly string[]
  /** As much as is needed: 'to taste', 'for frying'. No amount is asked then. */
  readonly isToTaste: boolean
  /** The words that nothing was made of. */
  readonly notUnderstood: string
  readonly doubt: IngredientDoubt | null
}

/** Why a line of a pasted recipe is no ingredient. */
export type SkippedLine = 'heading' | 'yield' | 'time' | 'direction' | 'text'

/** One line of a pasted recipe, in its place. */
export type RecipeListLine =
  | { readonly position: number; readonly source: string; readonly skipped: SkippedLine }
  | { readonly position: number; readonly source: string; readonly skipped: null; readonly line: IngredientLine }
