import type { CallAnswer } from '#contract/endpoint.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import type { ItemSummary } from '#areas/items/item.ts'
import { itemSummaries } from '#areas/items/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { handle } from '#platform/http/handle.ts'
import { suggest, type Suggestion } from '../search/suggest.ts'
import { suggestItems } from '../shop.endpoints.ts'
import type { LoadedCatalogue } from './load-index.ts'
import { lensOf } from './ship-to-lens.ts'
import { shopMemoryOf } from './shop-memory.ts'

const maxSuggestions = 8

/** UI-8: what to offer while one types. */
export const suggestItemsHandler = handle(suggestItems, async ({ services, db, params, query, caller, now }) => {
  const { catalogue, lenses } = shopMemoryOf(services)
  const shipTo = shipToOf(caller)
  const loaded = await catalogue.indexOf(params.division)
  const lens = await lensOf(lenses, db, shipTo, todayIn(shipTo.timeZone, now))
  const found = suggest(loaded.index, query.keyword, lens, maxSuggestions)
  const numbers = found.flatMap((suggestion) => (suggestion.kind === 'item' ? [suggestion.itemNumber] : []))
  const summaries = await itemSummaries(db, params, numbers)
  return { suggestions: found.flatMap((suggestion) => shown(suggestion, summaries, loaded) ?? []) }
})

type Shown = CallAnswer<typeof suggestItems>['suggestions'][number]

/** A suggestion as people read it; undefined when its item is gone since the index was built. */
function shown(
  suggestion: Suggestion,
  summaries: ReadonlyMap<string, ItemSummary>,
  { categories }: LoadedCatalogue,
): Shown | undefined {
  const { kind } = suggestion
  if (kind === 'brand') return { kind, value: suggestion.brand, label: suggestion.brand, detail: 'Brand' }
  if (kind === 'category') {
    const category = categories.get(suggestion.categoryId)
    const parent = category?.parentId && categories.get(category.parentId)
    if (!category) return undefined
    return { kind, value: suggestion.categoryId, label: category.name, detail: parent ? parent.name : 'Category' }
  }
  const item = summaries.get(suggestion.itemNumber)
  if (!item) return undefined
  const detail = [item.itemNumber, item.brand, item.packSizeDescription].filter(Boolean).join(' · ')
  return { kind, value: item.itemNumber, label: item.customerDescription || item.description, detail }
}
