import { Pencil, Printer, ShoppingCart, Trash2, Wheat } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { formatDayWithYear } from '#kit/dates.ts'
import { recipeSheetScreen } from '#areas/menus/menus.addresses.ts'
import { orderRecipesScreen } from '#areas/recipe-orders/recipe-orders.addresses.ts'
import { BackLink } from '#browser/back-link.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useGo, usePageTitle, usePathParams, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonLook, longButtonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Recipe, recipeTypes } from '../recipe.ts'
import {
  deleteRecipesDialog,
  editRecipeScreen,
  recipeCardsScreen,
  recipeScreen,
  recipesScreen,
} from '../recipes.addresses.ts'
import { getRecipe } from '../recipes.endpoints.ts'
import { scaleFactor } from '../rules/scale-recipe.ts'
import { AbsentRecipe } from './absent-recipe.tsx'
import { IngredientTable } from './ingredient-table.tsx'
import { RecipePicture } from './recipe-picture.tsx'
import { readScale } from './recipe-search.ts'
import { ScaleField } from './scale-field.tsx'
import {
  dayText,
  foodCostTexts,
  minutesText,
  moneyText,
  percentText,
  recipeTexts,
  spaced,
  unitCostText,
} from './recipe-words.ts'

const PriceEffect = loadOnDemand(() => import('./price-effect/price-effect.tsx').then((module) => module.PriceEffect))

/** RECIPE-2: /recipes/ID. */
export function RecipeScreen() {
  const params = useShipToParams()
  const { recipeId = '' } = usePathParams(recipeScreen)
  const [{ scale }, change] = useSearchState(readScale)
  const input = params && { params: { ...params, recipeId }, query: { scaleTo: scale?.toString() } }
  const asked = useCall(getRecipe, input, { keepPrevious: true })
  const { error, refetch } = asked
  // What is kept while a scale is loading may be of the screen before.
  const data = asked.data?.id === recipeId ? asked.data : undefined
  usePageTitle(data?.title)
  const onScale = (next: number | undefined) => change({ scale: next }, { replace: true })
  if (data) return <Details recipe={data} scale={scale} onScale={onScale} />
  return (
    <div className="page">
      <h1 className="sr-only">Recipe</h1>
      {error?.status === 404 ? (
        <AbsentRecipe id={recipeId} to={recipeScreen.at({ recipeId })} />
      ) : error ? (
        <FailedRecipe failure={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" what="the recipe" />
      )}
    </div>
  )
}

/** RECIPE-2: a recipe that could not be loaded, in the specification's words. */
export function FailedRecipe({
  failure,
  what,
  onRetry,
}: {
  failure: { readonly status: number; readonly message: string }
  /** What was made of it and could not be loaded, such as 'The order'; without it the recipe. */
  what?: string
  onRetry: () => void
}) {
  return (
    <ErrorState
      failure={failure}
      what={what ?? 'The recipe'}
      message={what === undefined ? recipeTexts.failed : failure.message}
      missing={{
        text: 'This recipe is no longer present.',
        action: (
          <Link href={recipesScreen.at()} className={buttonLook('secondary')}>
            All recipes
          </Link>
        ),
      }}
      onRetry={onRetry}
    />
  )
}

function Details({
  recipe,
  scale,
  onScale,
}: {
  recipe: Recipe
  scale: number | undefined
  onScale: (scale: number | undefined) => void
}) {
  const go = useGo()
  const isPhone = useMedia('phone')
  const mayViewCost = useActor().can('viewAnalysis')
  const { id, title, description, directions, usedIn } = recipe
  return (
    <article className="page grid gap-5">
      <BackLink href={recipesScreen.at()}>All recipes</BackLink>
      <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <RecipePicture
          recipe={recipe}
          isLarge
          className={recipe.image ? 'size-40' : 'size-40 max-md:h-32 max-md:w-full'}
        />
        <div className="grid min-w-[min(16rem,100%)] flex-1 gap-2">
          <h1 className="text-20 font-semibold break-words">{title}</h1>
          <p className="text-13 text-muted">
            {recipeTypes[recipe.type]} by {recipe.createdBy || 'unknown'}, {dayText(recipe.createdOn, recipe.timeZone)}
          </p>
          {description && <p className="max-w-[70ch] break-words whitespace-pre-line">{description}</p>}
          <div className="flex flex-wrap gap-2 print:hidden">
            <Link href={editRecipeScreen.at({ recipeId: id })} className={buttonLook('primary')}>
              <Pencil size={16} aria-hidden="true" />
              Edit
            </Link>
            <Link
              href={recipeCardsScreen.at({ ids: id, ...(scale !== undefined && { scale: String(scale) }) })}
              className={buttonLook('secondary')}
            >
              <Printer size={16} aria-hidden="true" />
              Print
            </Link>
            <Link
              href={orderRecipesScreen.at({ recipes: scale === undefined ? id : `${id}@${scale}` })}
              className={buttonLook('secondary')}
            >
              <ShoppingCart size={16} aria-hidden="true" />
              Order ingredients
            </Link>
            <Link href={recipeSheetScreen.at({ recipeId: id })} className={longButtonLook('secondary')}>
              <Wheat size={16} aria-hidden="true" />
              Allergens and nutrition
            </Link>
            <Button variant="quiet" onPress={() => go(deleteRecipesDialog.open(id))}>
              <Trash2 size={16} aria-hidden="true" />
              Delete
            </Button>
          </div>
        </div>
      </header>
      {mayViewCost && <Warnings recipe={recipe} />}
      <Figures recipe={recipe} />
      <Facts recipe={recipe} />
      <section aria-labelledby="ingredients" className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="ingredients" className="text-16 font-semibold">
            Ingredients
          </h2>
          <p className="text-13 text-muted">
            <span>{recipeTexts[recipe.pricingType]}</span>
            {recipe.pricingType === 'current' && <span> · {formatDayWithYear(recipe.priceDate)}</span>}
          </p>
        </div>
        <ScaleField recipe={recipe} scale={scale} onScale={onScale} />
        <IngredientTable recipe={recipe} factor={scaleFactor(recipe, scale)} isPhone={isPhone} />
      </section>
      {mayViewCost && recipe.ingredients.length > 0 && (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <PriceEffect key={id} recipeId={id} />
        </Suspense>
      )}
      {directions.length > 0 && (
        <section aria-labelledby="directions" className="grid gap-2">
          <h2 id="directions" className="text-16 font-semibold">
            Directions
          </h2>
          <ol className="grid max-w-[70ch] list-decimal gap-2 pl-6">
            {directions.map((step, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- steps have no other name
              <li key={index} className="pl-1 break-words whitespace-pre-line">
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
      {usedIn.length > 0 && (
        <section aria-labelledby="used-in" className="grid gap-1">
          <h2 id="used-in" className="text-16 font-semibold">
            Used in
          </h2>
          <ul className="flex flex-wrap gap-x-4">
            {usedIn.map((user) => (
              <li key={user.id}>
                <Link
                  href={recipeScreen.at({ recipeId: user.id })}
                  className="inline-flex min-h-8 items-center break-words text-action no-underline data-hovered:underline pointer-coarse:min-h-11"
                >
                  {user.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

/** RECIPE-2: what is wrong with the cost. */
export function Warnings({
  recipe: { isPricePresent, isOverFoodCost, suggestedMenuPrice, maxFoodCostPct },
}: {
  recipe: Pick<Recipe, 'isPricePresent' | 'isOverFoodCost' | 'suggestedMenuPrice' | 'maxFoodCostPct'>
}) {
  if (isPricePresent === false) return <Banner tone="warning">{recipeTexts.priceMissing}</Banner>
  if (!isOverFoodCost || suggestedMenuPrice == null || maxFoodCostPct === null) return null
  const { warning, advice } = foodCostTexts(maxFoodCostPct, suggestedMenuPrice)
  return (
    <Banner tone="warning">
      <strong className="font-semibold">{warning}</strong> {advice}
    </Banner>
  )
}

/** RECIPE-2: menu recipes by the serving, others by what they make. */
function Figures({ recipe }: { recipe: Recipe }) {
  const figures: readonly (readonly [string, ReactNode])[] =
    recipe.type === 'MENU_RECIPE'
      ? [
          ['Cost per serving', moneyText(recipe.costPerServing)],
          ['Food cost %', percentText(recipe.foodCostPct)],
          ['Menu price per serving', moneyText(recipe.menuPricePerServing)],
          ['Servings', recipe.servings ?? '-'],
        ]
      : [
          ['Number of recipe units', recipe.noOfRecipeUnits ?? '-'],
          ['Recipe unit', recipe.recipeUnit || '-'],
          ['Cost per recipe unit', unitCostText(recipe.costPerRu)],
        ]
  return (
    <dl
      className={`grid gap-px overflow-hidden rounded-dialog border border-line bg-line ${figures.length === 4 ? 'grid-cols-4 max-md:grid-cols-2' : 'grid-cols-3 max-sm:grid-cols-1'}`}
    >
      {figures.map(([label, figure]) => (
        <div key={label} className="bg-raised px-4 py-3">
          <dt className="text-13 text-muted">{label}</dt>
          <dd
            className={`figures text-20 font-semibold ${label === 'Food cost %' && recipe.isOverFoodCost ? 'text-danger' : ''}`}
          >
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Facts({ recipe }: { recipe: Recipe }) {
  const byKitchen = <Badge tone="info">Stated by the kitchen</Badge>
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Category', recipe.categoryInfo.name || '-'],
    ['Cook time', recipe.cookTimeMins === null ? '-' : minutesText(recipe.cookTimeMins)],
    ['Station', recipe.station || '-'],
    ['Tools', recipe.tools || '-'],
    [
      'Diet types',
      <>
        {recipe.dietaryPreferences.join(', ') || '-'} {recipe.isDietOverridden && byKitchen}
      </>,
    ],
    [
      'Free from',
      <>
        {recipe.allergensFreeFrom.map(spaced).join(', ') || '-'} {recipe.isFreeFromOverridden && byKitchen}
      </>,
    ],
  ]
  return (
    <dl className="grid grid-cols-3 gap-x-6 gap-y-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
      {facts.map(([label, fact]) => (
        <div key={label} className="min-w-0">
          <dt className="text-13 text-muted">{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
