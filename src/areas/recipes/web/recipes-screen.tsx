import { CookingPot, Plus, Printer, TrendingUp } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { newRecipeScreen, priceEffectsScreen, stationSheetScreen } from '../recipes.addresses.ts'
import { listRecipes } from '../recipes.endpoints.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { RecipeCards, RecipeTable } from './recipe-list.tsx'
import { RecipeFilters } from './recipe-filters.tsx'
import { queryOf, readRecipeSearch } from './recipe-search.ts'
import { useChosenRecipes } from './use-chosen-recipes.ts'

/** RECIPE-1: /recipes, updating live. */
export function RecipesScreen() {
  const params = useShipToParams()
  const mayViewCost = useActor().can('viewAnalysis')
  const isPhone = useMedia('phone')
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readRecipeSearch)
  const recipes = useCall(listRecipes, params && { params, query: queryOf(search, pageSize, mayViewCost) }, {
    keepPrevious: true,
  })
  const { page: _, sort: __, direction: ___, ...filters } = search
  const chosen = useChosenRecipes({ ...params, ...filters })
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '')
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <h1 className="text-20 font-semibold">Recipes</h1>
        <div className="flex flex-wrap gap-2">
          <Link href={stationSheetScreen.at()} className={buttonLook('secondary')}>
            <Printer size={16} aria-hidden="true" />
            Station sheet
          </Link>
          {mayViewCost && (
            <Link href={priceEffectsScreen.at()} className={buttonLook('secondary')}>
              <TrendingUp size={16} aria-hidden="true" />
              Price changes
            </Link>
          )}
          <Link href={newRecipeScreen.at()} className={buttonLook('primary')}>
            <Plus size={16} aria-hidden="true" />
            New recipe
          </Link>
        </div>
      </div>
      <RecipeFilters search={search} change={change} offers={recipes.data} mayViewCost={mayViewCost} />
      <CallList
        call={recipes}
        what="The recipes"
        isEmpty={({ recipes: rows }) => rows.length === 0}
        empty={
          <EmptyState
            title={isFiltered ? 'No recipes found' : 'No recipes yet'}
            picture={<CookingPot size={40} aria-hidden="true" />}
          >
            {isFiltered
              ? 'Take a filter off, or look for another word.'
              : 'Write down a dish with what goes into it, and its cost follows from the prices you pay.'}
          </EmptyState>
        }
      >
        {(data) => (
          <>
            {isPhone ? (
              <RecipeCards recipes={data.recipes} chosen={chosen} />
            ) : (
              <RecipeTable
                recipes={data.recipes}
                search={search}
                change={change}
                chosen={chosen}
                timeZone={data.timeZone}
              />
            )}
            <ListPages
              pageNo={data.pageNo}
              pageSize={data.pageSize}
              total={data.totalRecords}
              onPage={(page) => change({ page })}
            />
            <ChosenBar chosen={chosen} />
          </>
        )}
      </CallList>
    </div>
  )
}
