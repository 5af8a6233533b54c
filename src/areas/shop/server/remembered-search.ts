import { listFacets } from '../rules/list-facets.ts'
import { search, type CatalogueQuery } from '../search/search.ts'
import type { ShipToLens } from '../search/ship-to-lens.ts'
import type { Facets } from '../shop.endpoints.ts'
import type { LoadedCatalogue } from './load-index.ts'

/** What was found, without a price: those are read anew for every answer. */
export interface Found {
  readonly total: number
  readonly itemNumbers: readonly string[]
  readonly facets: Facets
}

interface Remembered {
  readonly catalogue: LoadedCatalogue
  readonly results: Map<string, Found>
}

/**
 * Items a search is remembered with: twenty pages of 30, so that scrolling on does not search
 * again.
 */
const blockSize = 600
/** Searches remembered of one ship-to. */
const searchesKept = 3

// They live as long as the lens, half a minute at most, and as the index they were made from.
const byLens = new WeakMap<ShipToLens, Remembered>()

/**
 * ITEM-1: searches as `search` does, but neither the next page nor the same question again costs a
 * search.
 */
export function rememberedSearch(catalogue: LoadedCatalogue, query: CatalogueQuery, lens: ShipToLens): Found {
  const start = query.offset - (query.offset % blockSize)
  const end = query.offset + query.limit
  if (end > start + blockSize) return searchNow(catalogue, query, lens)
  const block = blockOf(catalogue, { ...query, offset: start, limit: blockSize }, lens)
  return { ...block, itemNumbers: block.itemNumbers.slice(query.offset - start, end - start) }
}

function blockOf(catalogue: LoadedCatalogue, query: CatalogueQuery, lens: ShipToLens): Found {
  let remembered = byLens.get(lens)
  if (remembered?.catalogue !== catalogue) {
    remembered = { catalogue, results: new Map() }
    byLens.set(lens, remembered)
  }
  const { results } = remembered
  const key = JSON.stringify(query)
  const known = results.get(key)
  if (known) return known
  const found = searchNow(catalogue, query, lens)
  results.set(key, found)
  if (results.size > searchesKept) results.delete(results.keys().next().value!)
  return found
}

function searchNow(catalogue: LoadedCatalogue, query: CatalogueQuery, lens: ShipToLens): Found {
  const { total, itemNumbers, facets } = search(catalogue.index, query, lens)
  return { total, itemNumbers, facets: listFacets(facets, catalogue, query.filters) }
}
