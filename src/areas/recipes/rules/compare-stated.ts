import { allergenKey } from '#areas/items/rules/name-allergen.ts'
import type { KnownSuitability } from './derive-suitability.ts'

/** Diets and allergens a recipe states in one state and not in the other. */
export interface StatedChange {
  readonly dietsLost: string[]
  readonly dietsGained: string[]
  readonly freeFromLost: string[]
  readonly freeFromGained: string[]
}

const without = (names: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others.map(allergenKey))
  return names.filter((name) => !known.has(allergenKey(name)))
}

/** RECIPE-3: what a recipe would no longer state, and what it would state then. */
export const compareStated = (before: KnownSuitability, after: KnownSuitability): StatedChange => ({
  dietsLost: without(before.diets, after.diets),
  dietsGained: without(after.diets, before.diets),
  freeFromLost: without(before.freeFrom, after.freeFrom),
  freeFromGained: without(after.freeFrom, before.freeFrom),
})
