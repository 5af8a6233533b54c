import { recipeScreen, recipesScreen } from '#areas/recipes/recipes.addresses.ts'
import { FailedRecipe } from '#areas/recipes/web/public.tsx'
import { BackLink } from '#browser/back-link.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { buttonLook } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { planRecipeOrder } from '../recipe-orders.endpoints.ts'
import { OrderForm } from './order-form.tsx'
import { ScaledRecipe } from './scaled-recipe.tsx'
import { useOrderDraft } from './use-order-draft.ts'
import { readWanted, writeWanted } from './wanted-recipes.ts'

/** RECIPE-4: /recipes/order: the ingredients of recipes, as an order. */
export function OrderRecipesScreen() {
  const params = useShipToParams()
  const [{ recipes: wanted }, change] = useSearchState(readWanted)
  const query = {
    recipeIds: wanted.map(({ id }) => id).join(','),
    scales: wanted.map(({ scale }) => scale ?? '').join(','),
  }
  const asked = useCall(planRecipeOrder, params && wanted.length > 0 ? { params, query } : null, {
    keepPrevious: true,
  })
  const { data, error, isPlaceholderData, refetch } = asked
  const draft = useOrderDraft()
  const [only] = wanted
  const back = wanted.length === 1 && only ? recipeScreen.at({ recipeId: only.id }) : recipesScreen.at()
  const backText = wanted.length === 1 ? 'Back to the recipe' : 'All recipes'
  const scaleTo = (recipeId: string, scale: number | undefined) =>
    change(
      { recipes: writeWanted(wanted.map((each) => (each.id === recipeId ? { ...each, scale } : each))) },
      { replace: true },
    )
  return (
    <div className="page grid gap-5">
      <header>
        <BackLink href={back}>{backText}</BackLink>
        <h1 className="text-20 font-semibold">Order ingredients</h1>
        <p className="text-muted">
          What the recipes need, less what was counted lately, in whole packs. Nothing is ordered until you place the
          order.
        </p>
      </header>
      {wanted.length === 0 ? (
        <EmptyState title="No recipes to order">Select recipes in the list first.</EmptyState>
      ) : data ? (
        <>
          <section aria-label="Recipes">
            <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
              {data.recipes.map((recipe) => (
                <ScaledRecipe
                  key={recipe.id}
                  recipe={recipe}
                  scale={wanted.find(({ id }) => id === recipe.id)?.scale}
                  onScale={(scale) => scaleTo(recipe.id, scale)}
                />
              ))}
            </ul>
          </section>
          <Refreshing isRefreshing={isPlaceholderData}>
            <div className="grid gap-5">
              <OrderForm
                plan={data}
                draft={draft}
                back={
                  <Link href={back} className={buttonLook('secondary')}>
                    {backText}
                  </Link>
                }
              />
            </div>
          </Refreshing>
        </>
      ) : error ? (
        <FailedRecipe failure={error} what="The order" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" what="the order" />
      )}
    </div>
  )
}
