import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { getIngredientFacts, type IngredientFacts } from '#areas/recipes/ingredients.endpoints.ts'
import type { LineDraft } from './draft-values.ts'

/** What is known of the ingredients of a draft. */
export interface KnownIngredients {
  readonly factsOf: (line: LineDraft) => IngredientFacts | undefined
  /** What the line names was deleted, or may not be seen any more. */
  readonly isAbsent: (line: LineDraft) => boolean
  readonly maxFoodCostPct: number | null
  readonly pricingType: 'current' | 'last purchased' | undefined
  /** Of some lines nothing is known yet: what is missing may still come. */
  readonly isLoading: boolean
  readonly failure: { readonly status: number; readonly message: string } | null
  readonly retry: () => void
}

/** RECIPE-3: names, measures and prices of what the lines name, asked together. */
export function useIngredientFacts(lines: readonly LineDraft[]): KnownIngredients {
  const params = useShipToParams()
  const of = (kind: LineDraft['kind']) => {
    const keys = new Set(lines.filter((line) => line.kind === kind).map(({ reference }) => reference))
    return [...keys].toSorted().join(',') || undefined
  }
  const query = { itemNumbers: of('own item'), customItemIds: of('Custom item'), subRecipeIds: of('Sub recipe') }
  const { data, error, isPlaceholderData, refetch } = useCall(getIngredientFacts, params && { params, query }, {
    keepPrevious: true,
  })
  const byKey = new Map(data?.facts.map((facts) => [facts.key, facts]))
  return {
    factsOf: ({ reference }) => byKey.get(reference),
    isAbsent: ({ kind, reference }) =>
      kind !== 'New Custom item' && data !== undefined && !isPlaceholderData && error === null && !byKey.has(reference),
    maxFoodCostPct: data?.maxFoodCostPct ?? null,
    pricingType: data?.pricingType,
    isLoading: isPlaceholderData || (data === undefined && error === null),
    failure: error,
    retry: () => void refetch(),
  }
}
