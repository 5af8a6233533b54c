import { ArrowLeft, Printer } from 'lucide-react'
import { plural } from '#kit/text.ts'
import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Recipe } from '../recipe.ts'
import { recipesScreen } from '../recipes.addresses.ts'
import { getRecipe } from '../recipes.endpoints.ts'
import { madeBy, scaledText, scaleFactor } from '../rules/scale-recipe.ts'
import { ingredientName } from './ingredient-table.tsx'
import { RecipePicture } from './recipe-picture.tsx'
import { FailedRecipe, Warnings } from './recipe-screen.tsx'
import { readScale } from './recipe-search.ts'
import { minutesText, moneyText, percentText, recipeTexts, spaced, unitCostText } from './recipe-words.ts'
import { maxChosen } from './use-chosen-recipes.ts'

const readCards = (texts: SearchTexts) => ({
  ids: [...new Set((texts['ids'] ?? '').split(','))].filter((id) => /^[0-9a-f-]{36}$/.test(id)).slice(0, maxChosen),
  costs: texts['costs'] !== 'none',
  ...readScale(texts),
})

/** RECIPE-1: PRINT: recipes as cards, each on a page of its own, with or without costs. */
export function RecipeCardsScreen() {
  const shipTo = useShipTo()
  const mayViewCost = useActor().can('viewAnalysis')
  const [{ ids, costs, scale }, change] = useSearchState(readCards)
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4 print:hidden">
        <h1 className="text-20 font-semibold">Recipe cards</h1>
        <div className="flex flex-wrap items-center gap-2">
          {mayViewCost && (
            <Checkbox
              isSelected={costs}
              onChange={(on) => change({ costs: on ? undefined : 'none' }, { replace: true })}
            >
              With costs
            </Checkbox>
          )}
          <Link href={recipesScreen.at()} className={buttonLook('secondary')}>
            <ArrowLeft size={16} aria-hidden="true" />
            All recipes
          </Link>
          <Button variant="primary" onPress={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
        </div>
      </div>
      {ids.length === 0 && <EmptyState title="No recipes to print">Select recipes in the list first.</EmptyState>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {ids.map((id) => (
          <LoadedCard
            key={id}
            id={id}
            // A number of servings is of one recipe.
            scale={ids.length === 1 ? scale : undefined}
            withCosts={costs && mayViewCost}
            shipToName={shipTo?.name ?? ''}
          />
        ))}
      </div>
    </div>
  )
}

interface CardProps {
  readonly scale: number | undefined
  readonly withCosts: boolean
  readonly shipToName: string
}

function LoadedCard({ id, ...card }: CardProps & { id: string }) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(
    getRecipe,
    params && { params: { ...params, recipeId: id }, query: { scaleTo: card.scale?.toString() } },
  )
  if (data) return <Card recipe={data} {...card} />
  return error ? (
    <FailedRecipe failure={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="h-80 w-full" what="the recipe" />
  )
}

function Card({ recipe, scale, withCosts, shipToName }: CardProps & { recipe: Recipe }) {
  const { title, type, recipeUnit, cookTimeMins, station, tools, directions } = recipe
  const made = scale ?? madeBy(recipe)
  const factor = scaleFactor(recipe, scale)
  const facts = [
    recipe.categoryInfo.name,
    type === 'MENU_RECIPE' ? plural(made ?? 0, 'serving') : `Makes ${made ?? '-'} ${recipeUnit}`,
    scale === undefined ? '' : `scaled from ${madeBy(recipe) ?? '-'}`,
    cookTimeMins === null ? '' : minutesText(cookTimeMins),
    station,
    tools,
  ]
  const stated = [
    ...recipe.dietaryPreferences,
    ...(recipe.allergensFreeFrom.length > 0 ? [`free from ${recipe.allergensFreeFrom.map(spaced).join(', ')}`] : []),
  ]
  const costs =
    type === 'MENU_RECIPE'
      ? [
          `Cost per serving ${moneyText(recipe.costPerServing)}`,
          `Food cost ${percentText(recipe.foodCostPct)}`,
          `Menu price ${moneyText(recipe.menuPricePerServing)}`,
        ]
      : [`Cost per recipe unit ${unitCostText(recipe.costPerRu)}`]
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-dialog border border-line bg-raised p-5 not-last:[break-after:page] print:border-0 print:p-0">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-20 font-semibold break-words">{title}</h2>
          <p className="text-13 break-words text-muted">{[...facts, shipToName].filter(Boolean).join(' · ')}</p>
          {stated.length > 0 && <p className="text-13">{stated.join(', ')}</p>}
        </div>
        {recipe.image && (
          <RecipePicture recipe={recipe} isLarge className="size-32 max-sm:size-20 print:size-[2.5cm]" />
        )}
      </header>
      {withCosts && <Warnings recipe={recipe} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ul aria-label={`Ingredients of ${title}`}>
          {recipe.ingredients.map((each, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
            <li key={index} className="flex flex-wrap gap-x-3 border-b border-line py-1.5 [break-inside:avoid]">
              <span className="figures max-w-full min-w-24 font-medium wrap-anywhere">{scaledText(each, factor)}</span>
              <span className="min-w-0 flex-1 basis-24 break-words">
                {ingredientName(each)}
                {each.measurement && <span className="block text-12 text-muted">{each.measurement}</span>}
              </span>
              {withCosts && <span className="figures ml-auto">{moneyText(each.cost)}</span>}
            </li>
          ))}
          {withCosts && (
            <li className="figures pt-2 text-13">
              <span className="flex justify-between gap-3">
                <span>Total cost with Q factor {percentText(recipe.qFactor)}</span>
                <strong>{moneyText(recipe.totalCost)}</strong>
              </span>
              <span className="block text-muted">{costs.join(' · ')}</span>
              <span className="block text-muted">{recipeTexts[recipe.pricingType]}</span>
            </li>
          )}
        </ul>
        {directions.length > 0 && (
          <ol className="grid content-start list-decimal gap-2 pl-6">
            {directions.map((step, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- steps have no other name
              <li key={index} className="pl-1 break-words whitespace-pre-line [break-inside:avoid]">
                {step}
              </li>
            ))}
          </ol>
        )}
      </div>
    </article>
  )
}
