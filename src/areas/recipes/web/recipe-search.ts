import type { SearchTexts } from '#browser/search-text.ts'
import { dietaryPreferences } from '#areas/items/item.ts'
import { recipeTypes, type RecipeType } from '../recipe.ts'
import { costFilters, recipeSorts } from '../recipes.endpoints.ts'

const pageOf = (text: string | undefined): number => {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
const isType = (text: string | undefined): text is RecipeType => text !== undefined && Object.hasOwn(recipeTypes, text)

/** The list in the address; nonsense becomes the usual. */
export const readRecipeSearch = (texts: SearchTexts) => ({
  page: pageOf(texts['page']),
  keyword: (texts['keyword'] ?? '').slice(0, 100),
  type: isType(texts['type']) ? texts['type'] : undefined,
  category: texts['category']?.slice(0, 60),
  diet: dietaryPreferences.find((diet) => diet === texts['diets']),
  freeFrom: texts['freeFrom']?.slice(0, 60),
  cost: costFilters.find((filter) => filter === texts['cost']),
  sort: recipeSorts.find((sort) => sort === texts['sort']),
  direction: texts['direction'] === 'desc' ? ('desc' as const) : ('asc' as const),
})
/** The list in the address. */
export type RecipeSearch = ReturnType<typeof readRecipeSearch>

/** The query of the call; filters on cost only for those who may view analysis. */
export const queryOf = (search: RecipeSearch, pageSize: number, mayViewCost: boolean) => ({
  pageNo: search.page,
  pageSize,
  keyword: search.keyword,
  type: search.type,
  categories: search.category,
  diets: search.diet,
  freeFrom: search.freeFrom,
  cost: mayViewCost ? search.cost : undefined,
  sort: search.sort,
  sortDirection: search.sort && search.direction,
})

/**
 * RECIPE-4: the scale in an address: a number as `getRecipe` takes one; nonsense scales nothing.
 */
export const readScale = (texts: SearchTexts): { readonly scale: number | undefined } => {
  const text = texts['scale'] ?? ''
  const scale = /^\d{1,6}(\.\d{1,4})?$/.test(text) ? Number(text) : 0
  return { scale: scale > 0 && scale <= 999_999 ? scale : undefined }
}
