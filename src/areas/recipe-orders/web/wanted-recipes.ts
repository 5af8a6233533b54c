import type { SearchTexts } from '#browser/search-text.ts'
import { orderLimits } from '../recipe-orders.ts'

/** A recipe of an order, and what it is to make; undefined: as it is written. */
export interface WantedInAddress {
  readonly id: string
  readonly scale: number | undefined
}

const entry = /^([0-9a-f-]{36})(?:@(\d{1,6}(?:\.\d{1,4})?))?$/

/** RECIPE-4: the recipes in an address, each once; what is none is left out. */
export function readWanted(texts: SearchTexts): { readonly recipes: readonly WantedInAddress[] } {
  const byId = new Map<string, WantedInAddress>()
  for (const text of (texts['recipes'] ?? '').split(',')) {
    const [, id, scale] = entry.exec(text) ?? []
    if (id && !byId.has(id)) byId.set(id, { id, scale: Number(scale) > 0 ? Number(scale) : undefined })
  }
  return { recipes: [...byId.values()].slice(0, orderLimits.recipes) }
}

/** The same as it stands in the address. */
export const writeWanted = (recipes: readonly WantedInAddress[]): string =>
  recipes.map(({ id, scale }) => (scale === undefined ? id : `${id}@${scale}`)).join(',')
