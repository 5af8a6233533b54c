import { type Layout, layouts } from './shop-search.ts'

const key = 'larder.shop-layout'

/** ITEM-1: the layout chosen last in this browser; null when none was. */
export function keptLayout(): Layout | null {
  try {
    const text = localStorage.getItem(key)
    return layouts.find((layout) => layout === text) ?? null
  } catch {
    // Storage is blocked: nothing is kept.
    return null
  }
}

/** Keeps the layout for the next visit. */
export function keepLayout(layout: Layout): void {
  try {
    localStorage.setItem(key, layout)
  } catch {
    // Without storage the choice lives as long as the address.
  }
}
