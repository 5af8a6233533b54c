import type { Suitability } from '#areas/items/rules/compare-suitability.ts'
import { allergenKey, allergensMeant } from '#areas/items/rules/name-allergen.ts'

/** The nine allergens that United States labels name (21 USC 321(qq)). */
export const majorAllergens = [
  'Milk',
  'Egg',
  'Fish',
  'Crustacean Shellfish',
  'Tree Nuts',
  'Peanuts',
  'Wheat',
  'Soy',
  'Sesame',
] as const

/** What is known of an allergen in a dish, the worst first. */
export const allergenStates = ['contains', 'may contain', 'not known', 'free from'] as const

/** An ingredient with what its data states; null: it has none, as a custom item. */
export interface StatedIngredient {
  readonly name: string
  readonly stated: Suitability | null
}

/** An allergen in a dish. */
export interface DishAllergen {
  readonly name: string
  readonly state: (typeof allergenStates)[number]
  /** The ingredients that make it so; none of 'free from'. */
  readonly by: readonly string[]
}

/** Whether a list of what is in it means the allergen; what is free from it must name it. */
const means = (list: readonly string[], key: string): boolean => list.some((each) => allergensMeant(each).has(key))
const names = (list: readonly string[], key: string): boolean => list.some((each) => allergenKey(each) === key)

/** Data that states no allergen at all says nothing. */
export const hasAllergenData = ({ stated }: StatedIngredient): boolean =>
  stated !== null && stated.contains.length + stated.mayContain.length + stated.freeFrom.length > 0

/** The major ones, then whatever else the data of these ingredients names, each once. */
function allergensOf(ingredients: readonly StatedIngredient[]): Map<string, string> {
  const all = new Map<string, string>(majorAllergens.map((name) => [allergenKey(name), name]))
  for (const { stated } of ingredients)
    for (const name of [...(stated?.contains ?? []), ...(stated?.mayContain ?? []), ...(stated?.freeFrom ?? [])])
      if (!all.has(allergenKey(name))) all.set(allergenKey(name), name.trim().replaceAll('_', ' '))
  return all
}

/**
 * NEXT-10: the allergens of a dish, by the data of all that is in it. One ingredient that contains
 * it makes the dish contain it, one that may contain it makes it 'may contain'; free from it is
 * only what every ingredient states to be free from it. Whatever else is not known, never free.
 */
export function listAllergens(ingredients: readonly StatedIngredient[]): DishAllergen[] {
  return [...allergensOf(ingredients)].map(([key, name]) => {
    const which = (is: (stated: Suitability) => boolean) => [
      ...new Set(ingredients.filter(({ stated }) => stated !== null && is(stated)).map((each) => each.name)),
    ]
    const contains = which((stated) => means(stated.contains, key))
    if (contains.length > 0) return { name, state: 'contains', by: contains }
    const mayContain = which((stated) => means(stated.mayContain, key))
    if (mayContain.length > 0) return { name, state: 'may contain', by: mayContain }
    const silent = ingredients.filter(({ stated }) => stated === null || !names(stated.freeFrom, key))
    if (silent.length > 0 || ingredients.length === 0)
      return { name, state: 'not known', by: [...new Set(silent.map((each) => each.name))] }
    return { name, state: 'free from', by: [] }
  })
}

const states = (diets: readonly string[], diet: string): boolean =>
  diets.some((each) => each.trim().toLowerCase().replaceAll('_', ' ') === diet.toLowerCase())

/** NEXT-10: a diet fits a dish only when every ingredient states it; else who does not. */
export function listDiets(ingredients: readonly StatedIngredient[], diets: readonly string[]) {
  return diets.map((name) => {
    const silent = ingredients.filter(({ stated }) => stated === null || !states(stated.diets, name))
    return {
      name,
      isStated: silent.length === 0 && ingredients.length > 0,
      notStatedBy: [...new Set(silent.map((each) => each.name))],
    }
  })
}
