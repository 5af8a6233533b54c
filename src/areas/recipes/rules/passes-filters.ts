import { allergenKey } from '#areas/items/rules/name-allergen.ts'
import type { RecipeSummary } from '../recipe.ts'

/** Filters of the list that need a recipe's ingredients or prices. */
export interface DerivedFilters {
  readonly diets?: readonly string[] | undefined
  readonly freeFrom?: readonly string[] | undefined
  readonly cost?: 'overFoodCost' | 'priceMissing' | undefined
}

const hasAll = (have: readonly string[], wanted: readonly string[] = []): boolean => {
  const known = new Set(have.map(allergenKey))
  return wanted.every((name) => known.has(allergenKey(name)))
}

/**
 * RECIPE-1: whether a recipe is in the list: it states every diet and allergen that is asked for;
 * its food cost is above the ship-to's maximum; a price of it is missing.
 */
export function passesFilters(
  recipe: Pick<RecipeSummary, 'dietaryPreferences' | 'allergensFreeFrom' | 'isPricePresent' | 'isOverFoodCost'>,
  { diets, freeFrom, cost }: DerivedFilters,
): boolean {
  if (!hasAll(recipe.dietaryPreferences, diets) || !hasAll(recipe.allergensFreeFrom, freeFrom)) return false
  if (cost === 'overFoodCost') return recipe.isOverFoodCost === true
  return cost !== 'priceMissing' || recipe.isPricePresent === false
}
