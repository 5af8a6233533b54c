import { useShipToParams } from '#browser/current-ship-to.ts'
import { usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { editRecipeScreen } from '#areas/recipes/recipes.addresses.ts'
import { getRecipe } from '#areas/recipes/recipes.endpoints.ts'
import { AbsentRecipe } from '../absent-recipe.tsx'
import { FailedRecipe } from '../recipe-screen.tsx'
import { RecipeForm } from './recipe-form.tsx'

/** RECIPE-3: /recipes/new. */
export function NewRecipeScreen() {
  const place = useShipToParams()
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">New recipe</h1>
      {place && <RecipeForm key={`${place.division} ${place.shipTo}`} place={place} />}
    </div>
  )
}

/** RECIPE-3: /recipes/ID/edit. */
export function EditRecipeScreen() {
  const place = useShipToParams()
  const { recipeId = '' } = usePathParams(editRecipeScreen)
  const { data, error, refetch } = useCall(getRecipe, place && { params: { ...place, recipeId } })
  usePageTitle(data && `Edit ${data.title}`)
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold break-words">{data ? `Edit ${data.title}` : 'Edit recipe'}</h1>
      {place && data ? (
        <RecipeForm key={data.id} place={place} recipe={data} isGone={error?.status === 404} />
      ) : error?.status === 404 ? (
        <AbsentRecipe id={recipeId} to={editRecipeScreen.at({ recipeId })} />
      ) : error ? (
        <FailedRecipe failure={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" what="the recipe" />
      )}
    </div>
  )
}
