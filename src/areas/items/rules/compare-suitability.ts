import { allergenKey } from './name-allergen.ts'

/** What decides for whom an item is fit to eat, as the distributor states it. */
export interface Suitability {
  readonly diets: readonly string[]
  readonly contains: readonly string[]
  readonly mayContain: readonly string[]
  readonly freeFrom: readonly string[]
}

/** What a kitchen would lose by taking one item for another; each list may be empty. */
export interface SuitabilityLoss {
  /** Dietary preferences the other item does not state. */
  readonly diets: readonly string[]
  /** Allergens the other item contains, or may contain, and this one does not. */
  readonly allergens: readonly string[]
  /** Allergens this item is free from and the other one says nothing of. */
  readonly unstated: readonly string[]
}

/** Nothing is lost. */
export const noLoss: SuitabilityLoss = { diets: [], allergens: [], unstated: [] }

const without = (names: readonly string[], known: readonly string[]) => {
  const have = new Set(known.map(allergenKey))
  return names.filter((name) => !have.has(allergenKey(name)))
}

/**
 * CHECK-2: an alternate must satisfy every diet the item does, bring no allergen the item has not,
 * and be as free from allergens as the item: for somebody with an allergy, not stated is not free.
 */
export function compareSuitability(from: Suitability, to: Suitability): SuitabilityLoss {
  const had = [...from.contains, ...from.mayContain]
  const gained = [...without(to.contains, from.contains), ...without(to.mayContain, had)]
  const allergens = gained.filter(
    (name, at) => gained.findIndex((other) => allergenKey(other) === allergenKey(name)) === at,
  )
  return {
    diets: without(from.diets, to.diets),
    allergens,
    unstated: without(without(from.freeFrom, to.freeFrom), allergens),
  }
}

/** True when nothing is lost. */
export const isAlike = ({ diets, allergens, unstated }: SuitabilityLoss): boolean =>
  diets.length + allergens.length + unstated.length === 0

/**
 * What is lost, as people read it: 'Not organic. Contains or may contain Milk.'; empty when nothing
 * is.
 */
export const describeLoss = ({ diets, allergens, unstated }: SuitabilityLoss): string =>
  [
    diets.length > 0 && `Not ${diets.join(', not ')}.`,
    allergens.length > 0 && `Contains or may contain ${allergens.join(', ')}.`,
    unstated.length > 0 && `Not stated to be free from ${unstated.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
