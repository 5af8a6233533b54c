import type { ShipToLens } from '#areas/shop/search/lens-facts.ts'

/** Orders that standing in a guide is worth, and in the guide a person orders from first. */
const worth = { guide: 1, defaultGuide: 2 } as const
const merged = new WeakMap<ShipToLens, { guides: ReadonlyMap<string, boolean>; lens: ShipToLens }>()

/**
 * ITEM-2, CART-13: the lens with the items of the ship-to's guides as if they were bought, those of
 * the default guide before others; what was bought more often stays ahead. The same lens is
 * returned for the same guides, as it is placed in the index once.
 */
export function lensWithGuides(lens: ShipToLens, guides: ReadonlyMap<string, boolean>): ShipToLens {
  if (guides.size === 0) return lens
  const known = merged.get(lens)
  if (known?.guides === guides) return known.lens
  const bought = new Map(lens.bought)
  for (const [itemNumber, isInDefault] of guides) {
    const before = bought.get(itemNumber)
    const times = (before?.times ?? 0) + (isInDefault ? worth.defaultGuide : worth.guide)
    bought.set(itemNumber, { times, lastOrderedOn: before?.lastOrderedOn ?? '' })
  }
  const made = { ...lens, bought }
  merged.set(lens, { guides, lens: made })
  return made
}
