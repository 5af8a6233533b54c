import type { IngredientChoice, MatchedLine } from '#areas/recipes/ingredients.endpoints.ts'
import { purchaseUnits } from '#areas/recipes/recipe.ts'
import type { NewLine } from './recipe-draft.ts'

/** One of what a line may mean. */
export interface Suggestion extends Pick<NewLine, 'kind' | 'reference' | 'title' | 'purchaseUnit' | 'ruPerPu'> {
  readonly detail: string
}

const suggestionOf = (choice: IngredientChoice): Suggestion => {
  const { ingredientType: kind, reference, title, brand, packSizeDescription, purchaseUnit, ruPerPu } = choice
  const parts = kind === 'own item' ? [packSizeDescription, brand, reference] : [kind, packSizeDescription, brand]
  return { kind, reference, title, purchaseUnit, ruPerPu: ruPerPu ?? '', detail: parts.filter(Boolean).join(' · ') }
}

/** What a line may mean, the likeliest first; a new custom item is the last resort. */
export const suggestionsOf = ({ choices, food }: MatchedLine, mayAdd: boolean): readonly Suggestion[] => [
  ...choices.map(suggestionOf),
  ...(mayAdd
    ? [
        {
          kind: 'New Custom item' as const,
          reference: '',
          title: food,
          purchaseUnit: purchaseUnits.case,
          ruPerPu: '',
          detail: 'Add as a new custom item',
        },
      ]
    : []),
]

/** The ingredient a line becomes. */
export const newLineOf = ({ quantity, recipeUnit, measurement }: MatchedLine, chosen: Suggestion): NewLine => {
  const { kind, reference, title, purchaseUnit, ruPerPu } = chosen
  return { kind, reference, title, purchaseUnit, ruPerPu, quantity, recipeUnit, measurement }
}
