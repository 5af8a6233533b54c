import { allergenKey, allergensMeant } from '#areas/items/rules/name-allergen.ts'

/** What is known of an ingredient; null: nothing is, as of an item without data. */
export interface KnownSuitability {
  readonly diets: readonly string[]
  readonly freeFrom: readonly string[]
  readonly contains?: readonly string[]
  readonly mayContain?: readonly string[]
}

type Fold = (name: string) => string
const foldDiet: Fold = (name) => name.trim().toLowerCase().replaceAll('_', ' ')

/** The same few lists recur in thousands of recipes. */
const known = new Map<Fold, WeakMap<readonly string[], ReadonlySet<string>>>([
  [foldDiet, new WeakMap()],
  [allergenKey, new WeakMap()],
])
function foldedOf(list: readonly string[], fold: Fold): ReadonlySet<string> {
  const before = known.get(fold)?.get(list)
  if (before) return before
  const folded = new Set(list.map(fold))
  known.get(fold)?.set(list, folded)
  return folded
}

/** Names that every list has, in the spelling of the first. */
function common(lists: readonly (readonly string[])[], fold: Fold): string[] {
  const [first = [], ...rest] = lists
  const others = rest.map((list) => foldedOf(list, fold))
  const seen = new Set<string>()
  return first.filter((name) => {
    const key = fold(name)
    if (seen.has(key) || !others.every((list) => list.has(key))) return false
    seen.add(key)
    return true
  })
}

/**
 * RECIPE-3: diets and allergens of a recipe as the data of its ingredients states them: only what
 * every one of them states. An ingredient without data states nothing, so that nothing is 'free
 * from' by absence; neither is a recipe without ingredients, nor what one of them may contain all
 * the same, in whatever spelling.
 */
export function deriveSuitability(ingredients: readonly (KnownSuitability | null)[]): KnownSuitability {
  if (ingredients.includes(null)) return { diets: [], freeFrom: [] }
  const stated = ingredients.filter((each) => each !== null)
  const freeFrom = common(
    stated.map((each) => each.freeFrom),
    allergenKey,
  )
  const held = stated.flatMap(({ contains = [], mayContain = [] }) => [...contains, ...mayContain])
  const meant = freeFrom.length === 0 ? [] : [...new Set(held)].map(allergensMeant)
  return {
    diets: common(
      stated.map(({ diets }) => diets),
      foldDiet,
    ),
    freeFrom: freeFrom.filter((name) => !meant.some((keys) => keys.has(allergenKey(name)))),
  }
}
