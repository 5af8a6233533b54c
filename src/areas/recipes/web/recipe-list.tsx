import type { ReactNode } from 'react'
import { plural } from '#kit/text.ts'
import { Link } from '#browser/link.tsx'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { type ChangeSearch, useGo } from '#browser/navigation.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import { type RecipeSummary, recipeTypes } from '../recipe.ts'
import { recipeScreen } from '../recipes.addresses.ts'
import type { recipeSorts } from '../recipes.endpoints.ts'
import { RecipePicture } from './recipe-picture.tsx'
import type { RecipeSearch } from './recipe-search.ts'
import { dayText, minutesText, moneyText, percentText, unitCostText } from './recipe-words.ts'
import { type ChosenRecipes, maxChosen } from './use-chosen-recipes.ts'

type Sort = (typeof recipeSorts)[number]

const columns: readonly TableColumn<Sort>[] = [
  { label: 'Recipe', sort: 'title' },
  { label: 'Type', className: 'max-lg:hidden' },
  { label: 'Makes', sort: 'servings' },
  { label: 'Cook time', sort: 'cook_time_mins', className: 'max-xl:hidden' },
  { label: 'Cost', align: 'right' },
  { label: 'Food cost %', align: 'right' },
  { label: 'Menu price', align: 'right' },
  { label: 'Modified on', sort: 'modified_on', className: 'max-xl:hidden' },
]

const makesText = ({ type, servings, noOfRecipeUnits, recipeUnit }: RecipeSummary): string =>
  type === 'MENU_RECIPE' ? plural(servings ?? 0, 'serving') : `${noOfRecipeUnits ?? '-'} ${recipeUnit}`

/** What a serving or a unit of it costs. */
const costText = ({ type, costPerServing, costPerRu }: RecipeSummary): string =>
  type === 'MENU_RECIPE' ? moneyText(costPerServing) : unitCostText(costPerRu)

/** A price is missing, or the food cost is too high. */
function Marks({ recipe }: { recipe: RecipeSummary }) {
  if (recipe.isPricePresent === false) return <Badge tone="warning">Price missing</Badge>
  return recipe.isOverFoodCost ? <Badge tone="danger">Over food cost</Badge> : null
}

const Choose = ({ recipe, chosen }: { recipe: RecipeSummary; chosen: ChosenRecipes }) => (
  <Checkbox
    isSelected={chosen.has(recipe.id)}
    isDisabled={!chosen.hasRoom && !chosen.has(recipe.id)}
    onChange={(isChosen) => chosen.choose(recipe.id, isChosen)}
  >
    <span className="sr-only">
      Select {recipe.title}
      {!chosen.hasRoom && `. No more than ${maxChosen} at a time`}
    </span>
  </Checkbox>
)

/**
 * Selects every recipe of the page, or none of them any more; of more than may be selected the
 * first ones.
 */
function ChoosePage({ recipes, chosen, children }: ListProps & { children: ReactNode }) {
  const ids = recipes.map(({ id }) => id)
  const some = ids.filter(chosen.has)
  const areAll = some.length === ids.length
  return (
    <Checkbox
      isSelected={areAll}
      isIndeterminate={some.length > 0 && !areAll}
      isDisabled={!chosen.hasRoom && some.length === 0}
      onChange={() => chosen.chooseAll(ids, !areAll && chosen.hasRoom)}
    >
      {children}
    </Checkbox>
  )
}
const choosePage = 'Select all on this page'

interface ListProps {
  readonly recipes: readonly RecipeSummary[]
  readonly chosen: ChosenRecipes
}

/** RECIPE-1: the recipes on a desktop and a tablet. */
export function RecipeTable({
  recipes,
  search,
  change,
  chosen,
  timeZone,
}: ListProps & { search: RecipeSearch; change: ChangeSearch<RecipeSearch>; timeZone: string }) {
  const go = useGo()
  const choice: TableColumn<Sort> = {
    label: 'Select',
    className: 'w-10',
    control: (
      <ChoosePage recipes={recipes} chosen={chosen}>
        <span className="sr-only">{choosePage}</span>
      </ChoosePage>
    ),
  }
  return (
    <Table
      label="Recipes"
      columns={[choice, ...columns]}
      state={search}
      onSort={({ sort, direction }) => change({ sort, direction: sort && direction })}
    >
      {recipes.map((recipe) => (
        <TableRow key={recipe.id} onOpen={() => go(recipeScreen.at({ recipeId: recipe.id }))}>
          <TableCell>
            <Choose recipe={recipe} chosen={chosen} />
          </TableCell>
          <TableCell className="max-w-80 py-1.5">
            <span className="flex items-center gap-3">
              <RecipePicture recipe={recipe} className="size-10" />
              <span className="min-w-0">
                <Link
                  href={recipeScreen.at({ recipeId: recipe.id })}
                  className="block truncate font-medium text-action no-underline data-hovered:underline"
                >
                  {recipe.title}
                </Link>
                <span className="flex flex-wrap items-center gap-x-2 text-12 text-muted">
                  <span className="min-w-0 truncate">{recipe.categoryInfo.name}</span>
                  <Marks recipe={recipe} />
                </span>
              </span>
            </span>
          </TableCell>
          <TableCell className="whitespace-nowrap max-lg:hidden">{recipeTypes[recipe.type]}</TableCell>
          <TableCell className="whitespace-nowrap">{makesText(recipe)}</TableCell>
          <TableCell className="whitespace-nowrap max-xl:hidden">
            {recipe.cookTimeMins === null ? '-' : minutesText(recipe.cookTimeMins)}
          </TableCell>
          <TableCell isNumber>{costText(recipe)}</TableCell>
          <TableCell isNumber className={recipe.isOverFoodCost ? 'font-semibold text-danger' : ''}>
            {percentText(recipe.foodCostPct)}
          </TableCell>
          <TableCell isNumber>{moneyText(recipe.menuPricePerServing)}</TableCell>
          <TableCell className="whitespace-nowrap max-xl:hidden">{dayText(recipe.modifiedOn, timeZone)}</TableCell>
        </TableRow>
      ))}
    </Table>
  )
}

/** RECIPE-1: the recipes on a phone; each is one place for a thumb. */
export function RecipeCards({ recipes, chosen }: ListProps) {
  return (
    <>
      <div className="px-3 pb-1 print:hidden">
        <ChoosePage recipes={recipes} chosen={chosen}>
          {choosePage}
        </ChoosePage>
      </div>
      <LinkList label="Recipes">
        {recipes.map((recipe) => (
          <LinkListEntry
            key={recipe.id}
            href={recipeScreen.at({ recipeId: recipe.id })}
            before={<Choose recipe={recipe} chosen={chosen} />}
          >
            <span className="flex items-start gap-3">
              <RecipePicture recipe={recipe} className="size-12" />
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="font-semibold break-words text-action">{recipe.title}</span>
                <span className="text-13 text-muted">
                  {[recipe.categoryInfo.name, makesText(recipe)].filter(Boolean).join(' · ')}
                </span>
                <span className="figures flex flex-wrap gap-x-3 text-13">
                  <span>Cost {costText(recipe)}</span>
                  {recipe.foodCostPct != null && <span>Food cost {percentText(recipe.foodCostPct)}</span>}
                </span>
                <span>
                  <Marks recipe={recipe} />
                </span>
              </span>
            </span>
          </LinkListEntry>
        ))}
      </LinkList>
    </>
  )
}
