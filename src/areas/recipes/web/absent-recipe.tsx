import type { Address } from '#contract/address.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import { OtherShipTo } from '#areas/customers/web/public.tsx'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { recipesScreen } from '../recipes.addresses.ts'
import { findRecipeShipTo } from '../recipes.endpoints.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { recipeTexts } from './recipe-words.ts'

const BackToRecipes = () => (
  <Link href={recipesScreen.at()} className={buttonLook('secondary')}>
    All recipes
  </Link>
)

/**
 * SHELL-6: a recipe the selected ship-to does not have: it is of another ship-to of the user, or
 * gone.
 */
export function AbsentRecipe({ id, to }: { id: string; to: Address }) {
  const { data, error, refetch } = useCall(findRecipeShipTo, { params: { recipeId: id } })
  if (data)
    return <OtherShipTo what="This recipe" name={data.title} shipTo={data.shipTo} to={to} action={<BackToRecipes />} />
  if (!error) return <Skeleton className="h-48 w-full" what="the recipe" />
  return (
    <ErrorState
      failure={error}
      what="The recipe"
      message={recipeTexts.failed}
      missing={{ text: recipeRefusals.recipe_not_found.message, action: <BackToRecipes /> }}
      onRetry={() => void refetch()}
    />
  )
}
