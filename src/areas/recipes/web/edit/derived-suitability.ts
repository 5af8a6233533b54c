import { deriveSuitability, type KnownSuitability } from '#areas/recipes/rules/derive-suitability.ts'
import type { LineDraft } from './draft-values.ts'
import type { KnownIngredients } from './use-ingredient-facts.ts'

/**
 * RECIPE-3: diets and allergens as the lines of a draft state them, by the server's rule; null
 * while what they state is not known yet.
 */
export function derivedSuitability(
  lines: readonly LineDraft[],
  known: Pick<KnownIngredients, 'factsOf' | 'isLoading' | 'failure'>,
): KnownSuitability | null {
  if (lines.length > 0 && (known.isLoading || known.failure !== null)) return null
  return deriveSuitability(lines.map((line) => known.factsOf(line)?.suitability ?? null))
}
