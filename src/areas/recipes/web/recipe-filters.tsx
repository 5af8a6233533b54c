import { useState } from 'react'
import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { dietaryPreferences } from '#areas/items/item.ts'
import { FilterSelect } from '#ui/filter-select.tsx'
import { FiltersButton } from '#ui/filters-button.tsx'
import { FiltersInUse } from '#ui/filters-in-use.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { recipeTypes } from '../recipe.ts'
import { recipeSorts } from '../recipes.endpoints.ts'
import type { RecipeSearch } from './recipe-search.ts'
import { spaced } from './recipe-words.ts'

/** RECIPE-1: words of the filters on cost. */
const costWords = { overFoodCost: 'Over food cost', priceMissing: 'Price missing' } as const
const sortWords: Readonly<Record<(typeof recipeSorts)[number], string>> = {
  title: 'Title',
  modified_on: 'Modified on',
  created_on: 'Created on',
  servings: 'Servings',
  cook_time_mins: 'Cook time',
}
const pairs = (values: readonly string[]) => values.map((value) => [value, spaced(value)] as const)

/** RECIPE-1: the filters of the list; what is on also stands below as chips. */
export function RecipeFilters({
  search,
  change,
  offers,
  mayViewCost,
}: {
  search: RecipeSearch
  change: ChangeSearch<RecipeSearch & { diets: unknown }>
  /** What there is to choose from, once it is known. */
  offers: { readonly categories: readonly string[]; readonly freeFrom: readonly string[] } | undefined
  mayViewCost: boolean
}) {
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const [isOpen, setOpen] = useState(false)
  const { type, category, diet, freeFrom, cost, sort, direction } = search
  const chips = [
    type && { key: 'type', label: recipeTypes[type], off: { type: undefined } },
    category && {
      key: 'category',
      label: category === 'none' ? 'No category' : `Category: ${category}`,
      off: { category: undefined },
    },
    diet && { key: 'diets', label: `Diet: ${diet}`, off: { diets: undefined } },
    freeFrom && { key: 'freeFrom', label: `Free from: ${spaced(freeFrom)}`, off: { freeFrom: undefined } },
    cost && mayViewCost && { key: 'cost', label: costWords[cost], off: { cost: undefined } },
  ].filter((chip) => typeof chip === 'object')
  return (
    <div className="grid gap-2 pb-3 print:hidden">
      <search className="flex flex-wrap items-end gap-2">
        <KeywordFilter
          label="Title or ingredient"
          className="min-w-[min(10rem,100%)] flex-1 md:min-w-48"
          keyword={search.keyword}
          typed={typed}
        />
        <FiltersButton isOpen={isOpen} isChanged={chips.length > 0 || sort !== undefined} onChange={setOpen} />
        <div
          className={`flex flex-wrap items-end gap-2 max-md:grid max-md:w-full max-md:grid-cols-2 ${isOpen ? '' : 'max-md:hidden'}`}
        >
          <FilterSelect
            label="Type"
            value={type}
            options={Object.entries(recipeTypes)}
            onChange={(value) => change({ type: value })}
          />
          <FilterSelect
            label="Category"
            value={category}
            options={[...pairs(offers?.categories ?? []), ['none', 'No category']]}
            onChange={(value) => change({ category: value })}
          />
          <FilterSelect
            label="Diet"
            value={diet}
            options={pairs(dietaryPreferences)}
            onChange={(value) => change({ diets: value })}
          />
          <FilterSelect
            label="Free from"
            value={freeFrom}
            options={pairs(offers?.freeFrom ?? [])}
            onChange={(value) => change({ freeFrom: value })}
          />
          {mayViewCost && (
            <FilterSelect
              label="Cost"
              value={cost}
              options={Object.entries(costWords)}
              onChange={(value) => change({ cost: value })}
            />
          )}
          <label className="min-w-0 md:max-w-52">
            <span className="field-label">Sort by</span>
            <select
              className={`field ${sort ? 'border-action!' : ''}`}
              value={sort ? `${sort} ${direction}` : ''}
              onChange={(event) => {
                const [by, way] = event.currentTarget.value.split(' ')
                change({ sort: by || undefined, direction: by && way === 'desc' ? 'desc' : undefined })
              }}
            >
              <option value="">None</option>
              {recipeSorts.flatMap((by) => [
                <option key={`${by} asc`} value={`${by} asc`}>
                  {sortWords[by]}, ascending
                </option>,
                <option key={`${by} desc`} value={`${by} desc`}>
                  {sortWords[by]}, descending
                </option>,
              ])}
            </select>
          </label>
        </div>
      </search>
      <FiltersInUse filters={chips} change={change} />
    </div>
  )
}
