import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address } from '#contract/address.ts'
import { recipeScreen } from '#areas/recipes/recipes.addresses.ts'
import { FailedRecipe } from '#areas/recipes/web/public.tsx'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { BackLink } from '#browser/back-link.tsx'
import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { FoodSheet } from '../food-sheet.ts'
import { getMenuSheet, getRecipeSheet } from '../food-sheet.endpoints.ts'
import { menuScreen, menuSheetScreen, recipeSheetScreen } from '../menus.addresses.ts'
import { AllergenTable } from './allergen-table.tsx'
import { FailedMenu } from './failed-menu.tsx'
import { SheetRecipe } from './sheet-recipe.tsx'

/** NEXT-10: /menus/ID/sheet: what is in the dishes of a menu. */
export function MenuSheetScreen() {
  const params = useShipToParams()
  const { menuId = '' } = usePathParams(menuSheetScreen)
  const { data, error, refetch } = useCall(getMenuSheet, params && { params: { ...params, menuId } })
  if (data) return <Sheet sheet={data} back={menuScreen.at({ menuId })} backText="Back to the menu" />
  return <Waiting>{error && <FailedMenu failure={error} onRetry={() => void refetch()} />}</Waiting>
}

/** NEXT-10: /recipes/ID/sheet: what is in one recipe. */
export function RecipeSheetScreen() {
  const params = useShipToParams()
  const { recipeId = '' } = usePathParams(recipeSheetScreen)
  const { data, error, refetch } = useCall(getRecipeSheet, params && { params: { ...params, recipeId } })
  if (data) return <Sheet sheet={data} back={recipeScreen.at({ recipeId })} backText="Back to the recipe" />
  return <Waiting>{error && <FailedRecipe failure={error} onRetry={() => void refetch()} />}</Waiting>
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <div className="page">
    <h1 className="sr-only">Allergens and nutrition</h1>
    {children || <Skeleton className="h-96 w-full" what="the sheet" />}
  </div>
)

function Sheet({ sheet, back, backText }: { sheet: FoodSheet; back: Address; backText: string }) {
  const shipTo = useShipTo()
  const { title, recipes, now, timeZone } = sheet
  usePageTitle(`Allergens of ${title}`)
  const missing = [...new Set(recipes.flatMap(({ withoutAllergenData }) => withoutAllergenData))]
  return (
    <div className="page grid gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <BackLink href={back}>{backText}</BackLink>
          <h1 className="text-20 font-semibold break-words">{title}: allergens and nutrition</h1>
          <p className="text-13 text-muted">
            {[shipTo?.name, formatDayWithYear(todayIn(timeZone, new Date(now)))].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Button variant="primary" onPress={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          Print
        </Button>
      </header>
      {recipes.length === 0 ? (
        <EmptyState title="This menu has no recipes yet">Edit it to put recipes on it.</EmptyState>
      ) : (
        <>
          {missing.length > 0 && (
            <Banner tone="warning">
              <strong className="font-semibold">No allergen data is known of {missing.join(', ')}.</strong> No dish with{' '}
              {missing.length === 1 ? 'it' : 'one of them'} is shown as free from anything: ask the kitchen.
            </Banner>
          )}
          {recipes.length > 1 && <AllergenTable recipes={recipes} />}
          {recipes.map((recipe) => (
            <SheetRecipe key={recipe.recipeId} recipe={recipe} isOnly={recipes.length === 1} />
          ))}
          <p className="text-12 text-muted">
            From the data of the distributor for each item. ‘Free from’ is shown only where every ingredient states it;
            what the preparation adds, such as shared fryers and boards, is not in it.
          </p>
        </>
      )}
    </div>
  )
}
