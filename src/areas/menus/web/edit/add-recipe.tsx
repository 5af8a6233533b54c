import { useState } from 'react'
import { listRecipes } from '#areas/recipes/recipes.endpoints.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { useDebounced } from '#browser/use-debounced.ts'
import { ChooseOrAdd } from '#ui/choose-or-add.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'

/** NEXT-10: finds a menu recipe by its title or what is in it, and puts it on the menu. */
export function AddRecipe({
  taken,
  onAdd,
}: {
  /** Ids of recipes that are on the menu already. */
  taken: ReadonlySet<string>
  onAdd: (recipe: { readonly id: string; readonly title: string }) => void
}) {
  const params = useShipToParams()
  const [text, setText] = useState('')
  const keyword = useDebounced(text.trim().slice(0, 100), 250)
  const { data, error, isPlaceholderData, refetch } = useCall(
    listRecipes,
    params && { params, query: { keyword, type: 'MENU_RECIPE', pageSize: 100 } },
    { keepPrevious: true },
  )
  // Until the server has looked for what is typed, titles that have it: the first is what Enter
  // takes, and it does not change under the hand.
  const isAnswered = keyword === text.trim() && data !== undefined && !isPlaceholderData
  const has = (title: string) => title.toLowerCase().includes(text.trim().toLowerCase())
  const found = (data?.recipes ?? []).filter(({ id, title }) => !taken.has(id) && (isAnswered || has(title)))
  return (
    <>
      <ChooseOrAdd
        label="Add a recipe"
        hint="Type part of its title or an ingredient, then Enter."
        options={found.map(({ id, title }) => ({ id, name: title }))}
        value={null}
        onType={setText}
        loading={isAnswered || error ? undefined : 'the recipes'}
        onChange={(id) => {
          const recipe = found.find((each) => each.id === id)
          if (!recipe) return
          setText('')
          onAdd(recipe)
        }}
      />
      {error && !data && <RetryNotice onRetry={() => void refetch()}>The recipes could not be loaded.</RetryNotice>}
    </>
  )
}
