import { useId, useRef, useState } from 'react'
import { writeRounded } from '#kit/rational.ts'
import { listCustomItems } from '#areas/customer-data/custom-items.endpoints.ts'
import { readIngredientLine } from '#areas/ingredient-lines/rules/read-ingredient-line.ts'
import { nameUnit } from '#areas/measures/rules/name-unit.ts'
import { searchShop } from '#areas/shop/shop.endpoints.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { queryClient } from '#browser/query-client.ts'
import { callQuery, useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { recipeLimits } from '#areas/recipes/recipe.ts'
import { listRecipes } from '#areas/recipes/recipes.endpoints.ts'
import type { LineDraft } from './draft-values.ts'
import { type Chosen, IngredientMatches, type Suggestion } from './ingredient-matches.tsx'

/** What was typed around the food. */
type Read = Pick<LineDraft, 'quantity' | 'recipeUnit' | 'measurement'>

const each = 6

/** '2.5 lb onion yellow diced' in its parts; without an amount nothing is guessed. */
function partsOf(typed: string): Read & { readonly food: string } {
  const { amount, unit, food, preparation, size } = readIngredientLine(typed)
  const inSize = size && amount ? ` (${writeRounded(size.amount, 2, 0)} ${nameUnit(size.unit, size.amount)})` : ''
  return {
    quantity: amount ? writeRounded(amount, 6, 0) : '',
    recipeUnit: amount && unit ? nameUnit(unit) : '',
    measurement: `${preparation}${inSize}`.trim().slice(0, recipeLimits.measurement),
    food: food.trim() || typed.trim(),
  }
}

/** What the three calls found. */
interface Found {
  readonly items: CallAnswer<typeof searchShop> | undefined
  readonly own: CallAnswer<typeof listCustomItems> | undefined
  readonly subs: CallAnswer<typeof listRecipes> | undefined
}
interface Wanted {
  readonly food: string
  readonly recipeId: string | undefined
  readonly mayAdd: boolean
}

/**
 * Sub recipes by their title, own items, then the catalogue; a new custom item is the last resort.
 */
function suggestionsOf({ items, own, subs }: Found, { food, recipeId, mayAdd }: Wanted): readonly Suggestion[] {
  const isNamed = (title: string) => title.toLowerCase().includes(food.toLowerCase())
  return [
    ...(subs?.recipes ?? [])
      .filter(({ id, title }) => id !== recipeId && isNamed(title))
      .map(({ id, title }) => ({ kind: 'Sub recipe' as const, reference: id, title, detail: 'Sub recipe' })),
    ...(own?.customItems ?? []).map(({ id, description, distributorName }) => ({
      kind: 'Custom item' as const,
      reference: id,
      title: description,
      detail: distributorName || 'Custom item',
    })),
    ...(items?.items ?? []).map(({ itemNumber, description, brand, packSizeDescription }) => ({
      kind: 'own item' as const,
      reference: itemNumber,
      title: description,
      detail: [packSizeDescription, brand, itemNumber].filter(Boolean).join(' · '),
    })),
    ...(mayAdd
      ? [{ kind: 'New Custom item' as const, reference: '', title: food, detail: 'Add as a new custom item' }]
      : []),
  ]
}

/** The inputs of the three calls about a food. */
const inputsOf = (params: { division: string; shipTo: string }, food: string) => {
  const query = { keyword: food.slice(0, 100), pageSize: each }
  return [
    { params, query },
    { params, query: { ...query, type: 'SUB_RECIPE' as const } },
  ] as const
}

/** What fits a food, as it is typed, and at once for who presses Enter before it is there. */
function useSuggestions(food: string, recipeId: string | undefined) {
  const params = useShipToParams()
  const mayAdd = useActor().can('manageCustomData')
  const rested = useDebounced(food, suggestDebounceMs)
  const [input, subInput] = params && rested !== '' ? inputsOf(params, rested) : [null, null]
  const items = useCall(searchShop, input)
  const own = useCall(listCustomItems, input)
  const subs = useCall(listRecipes, subInput)
  const failure = items.error ?? own.error ?? subs.error
  const isSettled = rested === food && items.data !== undefined && own.data !== undefined && subs.data !== undefined
  const found = { items: items.data, own: own.data, subs: subs.data }
  return {
    suggestions: isSettled ? suggestionsOf(found, { food, recipeId, mayAdd }) : [],
    isSettled,
    failure,
    retry: () => void [items, own, subs].map(({ refetch }) => refetch()),
    bestOf: async (): Promise<Suggestion | undefined> => {
      if (!params) return undefined
      const [now, subNow] = inputsOf(params, food)
      const [shop, kitchen, recipes] = await Promise.all([
        queryClient.fetchQuery(callQuery(searchShop, now)),
        queryClient.fetchQuery(callQuery(listCustomItems, now)),
        queryClient.fetchQuery(callQuery(listRecipes, subNow)),
      ])
      return suggestionsOf({ items: shop, own: kitchen, subs: recipes }, { food, recipeId, mayAdd })[0]
    },
  }
}

/**
 * RECIPE-3: the field that lines are typed into: '2.5 lb onion yellow diced', and Enter. The best
 * match is taken, or the one the arrows are on.
 */
export function AddIngredient({
  recipeId,
  isFull,
  onAdd,
}: {
  /** The recipe itself is never offered. */
  recipeId: string | undefined
  isFull: boolean
  onAdd: (chosen: Chosen, read: Read) => void
}) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [isWaiting, setWaiting] = useState(false)
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const read = partsOf(typed)
  const { suggestions, isSettled, failure, retry, bestOf } = useSuggestions(
    typed.trim() === '' ? '' : read.food,
    recipeId,
  )
  const isOpen = typed.trim() !== '' && suggestions.length > 0
  const current = Math.min(at, suggestions.length - 1)
  const take = (chosen: Suggestion | undefined) => {
    if (!chosen) return
    const { kind, reference, title } = chosen
    setTyped('')
    setAt(0)
    setWaiting(false)
    onAdd({ kind, reference, title }, read)
    input.current?.focus()
  }
  return (
    <div className="relative">
      <label>
        <span className="field-label">Add an ingredient</span>
        <input
          ref={input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-autocomplete="list"
          {...(isOpen && { 'aria-activedescendant': `${list}-${current}` })}
          className="field"
          autoComplete="off"
          maxLength={300}
          placeholder="2.5 lb onion yellow diced"
          disabled={isFull}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setAt(0)
            setWaiting(false)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault()
              const step = event.key === 'ArrowDown' ? 1 : suggestions.length - 1
              if (suggestions.length > 0) setAt((current + step) % suggestions.length)
            } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
              event.preventDefault()
              if (typed.trim() === '') return
              if (isSettled) return take(suggestions[current])
              setWaiting(true)
              // What failed stands below the field, which stays as it was typed.
              void bestOf()
                .then((best) => input.current?.value === typed && take(best))
                .catch(() => undefined)
                .finally(() => setWaiting(false))
            } else if (event.key === 'Escape' && typed !== '') {
              event.stopPropagation()
              setTyped('')
            }
          }}
        />
      </label>
      <p className="pt-1 text-12 text-muted" role="status">
        {isFull
          ? `A recipe can have at most ${recipeLimits.ingredients} ingredients.`
          : isWaiting
            ? 'Looking for it…'
            : 'Amount, unit and food, then Enter. The arrows choose another match.'}
      </p>
      {failure && typed.trim() !== '' && (
        <p role="alert" className="flex flex-wrap items-center gap-2 pt-1 text-13 text-danger">
          Matches could not be loaded.
          <button type="button" className="min-h-8 font-medium underline pointer-coarse:min-h-11" onClick={retry}>
            Retry
          </button>
        </p>
      )}
      <IngredientMatches
        id={list}
        matches={isOpen ? suggestions : []}
        current={current}
        onCurrent={setAt}
        onChoose={take}
      />
    </div>
  )
}
