import { useId, useRef, useState } from 'react'
import { writeRounded } from '#kit/rational.ts'
import { listCustomItems } from '#areas/customer-data/custom-items.endpoints.ts'
import { readIngredientLine } from '#areas/ingredient-lines/rules/read-ingredient-line.ts'
import { nameUnit } from '#areas/measures/rules/name-unit.ts'
import { searchShop } from '#areas/shop/shop.endpoints.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { recipeLimits } from '#areas/recipes/recipe.ts'
import { listRecipes } from '#areas/recipes/recipes.endpoints.ts'
import type { LineDraft } from './recipe-draft.ts'

/** Something a line may be made of. */
type Chosen = Pick<LineDraft, 'kind' | 'reference' | 'title'>
interface Suggestion extends Chosen {
  readonly detail: string
}
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

/** What of catalogue, own items and sub recipes fits; settled: the answers are for these words. */
function useSuggestions(food: string, recipeId: string | undefined) {
  const params = useShipToParams()
  const mayAdd = useActor().can('manageCustomData')
  const keyword = useDebounced(food, suggestDebounceMs).slice(0, 100)
  const asks = params && keyword.length > 1
  const items = useCall(searchShop, asks ? { params, query: { keyword, pageSize: each } } : null)
  const own = useCall(listCustomItems, asks ? { params, query: { keyword, pageSize: each } } : null)
  const subs = useCall(listRecipes, asks ? { params, query: { keyword, pageSize: each, type: 'SUB_RECIPE' } } : null)
  const failure = items.error ?? own.error ?? subs.error
  const isSettled = keyword === food.slice(0, 100) && !items.isLoading && !own.isLoading && !subs.isLoading
  const named = (title: string) => title.toLowerCase().includes(keyword.toLowerCase())
  const suggestions: Suggestion[] = [
    ...(subs.data?.recipes ?? [])
      .filter(({ id, title }) => id !== recipeId && named(title))
      .map(({ id, title }) => ({ kind: 'Sub recipe' as const, reference: id, title, detail: 'Sub recipe' })),
    ...(own.data?.customItems ?? []).map(({ id, description, distributorName }) => ({
      kind: 'Custom item' as const,
      reference: id,
      title: description,
      detail: distributorName || 'Custom item',
    })),
    ...(items.data?.items ?? []).map(({ itemNumber, description, brand, packSizeDescription }) => ({
      kind: 'own item' as const,
      reference: itemNumber,
      title: description,
      detail: [packSizeDescription, brand, itemNumber].filter(Boolean).join(' · '),
    })),
    ...(mayAdd && isSettled && keyword !== ''
      ? [{ kind: 'New Custom item' as const, reference: '', title: food, detail: 'Add as a new custom item' }]
      : []),
  ]
  return { suggestions, isSettled, failure, retry: () => void [items, own, subs].map(({ refetch }) => refetch()) }
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
  const { suggestions, isSettled, failure, retry } = useSuggestions(typed.trim() === '' ? '' : read.food, recipeId)
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
  // Enter came before the answer to what was typed.
  if (isWaiting && isSettled && !failure) {
    setWaiting(false)
    queueMicrotask(() => take(suggestions[current]))
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
              if (isSettled) take(suggestions[current])
              else setWaiting(true)
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
      <ul
        id={list}
        role="listbox"
        aria-label="Matches"
        hidden={!isOpen}
        className="floating absolute inset-x-0 top-17 z-30 max-h-80 overflow-auto p-1"
      >
        {suggestions.map((suggestion, index) => (
          <li
            key={`${suggestion.kind} ${suggestion.reference}`}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === current}
            className={`flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1 pointer-coarse:min-h-11 ${index === current ? 'bg-action-soft' : ''}`}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => index !== current && setAt(index)}
            onClick={() => take(suggestion)}
          >
            <span className="min-w-0 flex-1">
              <span className="block break-words">{suggestion.title}</span>
              <span className="block truncate text-12 text-muted">{suggestion.detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
