/** What is known of an ingredient; null: nothing is, as of an item without data. */
export interface KnownSuitability {
  readonly diets: readonly string[]
  readonly freeFrom: readonly string[]
}

const fold = (name: string) => name.trim().toLowerCase().replaceAll('_', ' ')

/** Names that every list has, in the spelling of the first. */
function common(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = lists
  const others = rest.map((list) => new Set(list.map(fold)))
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
 * from' by absence; neither is a recipe without ingredients.
 */
export function deriveSuitability(ingredients: readonly (KnownSuitability | null)[]): KnownSuitability {
  if (ingredients.includes(null)) return { diets: [], freeFrom: [] }
  const known = ingredients.filter((each) => each !== null)
  return { diets: common(known.map(({ diets }) => diets)), freeFrom: common(known.map(({ freeFrom }) => freeFrom)) }
}
