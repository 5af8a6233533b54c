import type { ReactNode } from 'react'
import type { RecipeCost } from '#areas/recipes/rules/cost-recipe.ts'
import { SlowWords } from '#ui/slow-words.tsx'
import { moneyText, percentText, recipeTexts, unitCostText } from '../recipe-words.ts'
import { Warnings } from '../recipe-screen.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import type { KnownIngredients } from './use-ingredient-facts.ts'

/** RECIPE-3: what the recipe costs as it is typed, beside the form or below it. */
export function CostPanel({ draft, cost, known }: { draft: RecipeDraft; cost: RecipeCost; known: KnownIngredients }) {
  const isMenu = draft.type === 'MENU_RECIPE'
  const figures: readonly (readonly [string, ReactNode])[] = [
    ['Total ingredient cost', moneyText(cost.totalIngredientCost)],
    ['Q factor cost', moneyText(cost.qFactorCost)],
    ['Total cost', moneyText(cost.totalCost)],
    ...(isMenu
      ? ([
          ['Cost per serving', moneyText(cost.costPerServing)],
          ['Food cost %', percentText(cost.foodCostPct)],
        ] as const)
      : ([['Cost per recipe unit', unitCostText(cost.costPerRu)]] as const)),
  ]
  const hasLines = draft.ingredients.rows.length > 0
  return (
    <section
      aria-label="Cost"
      className="grid content-start gap-3 rounded-dialog border border-line bg-raised p-4 lg:sticky lg:top-20"
    >
      <h2 className="text-16 font-semibold">Cost</h2>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
        {figures.map(([label, figure]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd
              className={`figures text-right font-semibold ${label === 'Food cost %' && cost.isOverFoodCost ? 'text-danger' : ''}`}
            >
              {hasLines ? figure : '-'}
            </dd>
          </div>
        ))}
      </dl>
      {known.pricingType && <p className="text-12 text-muted">{recipeTexts[known.pricingType]}</p>}
      <div role="status" className="empty:hidden">
        {hasLines && known.isLoading && <SlowWords what="the prices" />}
        {hasLines && !known.isLoading && known.failure === null && (
          <Warnings
            recipe={{
              isPricePresent: cost.isPricePresent,
              isOverFoodCost: cost.isOverFoodCost,
              suggestedMenuPrice: cost.suggestedMenuPrice,
              maxFoodCostPct: known.maxFoodCostPct,
            }}
          />
        )}
      </div>
    </section>
  )
}
