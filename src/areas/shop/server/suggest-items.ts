import type { CallAnswer } from '#contract/endpoint.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { toItemSummary } from '#areas/items/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { inSlices } from '#platform/in-slices.ts'
import { type Suggestion, suggestSteps } from '../search/suggest.ts'
import { suggestItems } from '../shop.endpoints.ts'
import type { LoadedCatalogue } from './load-index.ts'
import { lensOf } from './ship-to-lens.ts'
import { shopMemoryOf } from './shop-memory.ts'
import { cartOf, type PageItem, pageOf } from './shop.store.ts'
import { visitOf } from './visit.ts'

const maxSuggestions = 8

/** UI-8: suggestions during typing, with prices of the cart's day. */
export const suggestItemsHandler = handle(suggestItems, async ({ services, db, params, query, caller, now }) => {
  const { catalogue, lenses } = shopMemoryOf(services)
  const shipTo = shipToOf(caller)
  const [cart, loaded] = await Promise.all([
    cartOf(db, params, query.cartId, caller.isStaff),
    catalogue.indexOf(params.division),
  ])
  const { visit } = visitOf(shipTo, query, cart, now)
  const lens = await lensOf(lenses, db, shipTo, visit.date)
  const found = await inSlices(suggestSteps(loaded.index, query.keyword, lens, maxSuggestions, caller.isStaff))
  const numbers = found.flatMap((suggestion) => (suggestion.kind === 'item' ? [suggestion.itemNumber] : []))
  const items = new Map((await pageOf(db, visit, numbers)).map((item) => [item.row.itemNumber, item]))
  return { suggestions: found.flatMap((suggestion) => shown(suggestion, items, loaded) ?? []) }
})

type Shown = CallAnswer<typeof suggestItems>['suggestions'][number]

/** A suggestion as people read it; undefined when its item is gone since the index was built. */
function shown(
  suggestion: Suggestion,
  items: ReadonlyMap<string, PageItem>,
  { categories }: LoadedCatalogue,
): Shown | undefined {
  const { kind } = suggestion
  if (kind === 'brand') return { kind, value: suggestion.brand, label: suggestion.brand, detail: 'Brand', item: null }
  if (kind === 'category') {
    const category = categories.get(suggestion.categoryId)
    const parent = category?.parentId && categories.get(category.parentId)
    if (!category) return undefined
    const detail = parent ? parent.name : 'Category'
    return { kind, value: suggestion.categoryId, label: category.name, detail, item: null }
  }
  const found = items.get(suggestion.itemNumber)
  return found && itemShown(found)
}

function itemShown({ row, price, stats }: PageItem): Shown {
  const { itemNumber, brand, packSizeDescription, placeholder, thumbnailUrl } = toItemSummary(row)
  return {
    kind: 'item',
    value: itemNumber,
    label: row.customerDescription || row.description,
    detail: [itemNumber, brand, packSizeDescription].filter(Boolean).join(' · '),
    item: {
      itemNumber,
      brand,
      packSizeDescription,
      placeholder,
      thumbnailUrl,
      price,
      isBought: stats !== null,
    },
  }
}
