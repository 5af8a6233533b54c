import type { CompactGuideLine } from '#areas/guides/guide.ts'

/** The lines of a location on paper. */
export interface SheetGroup {
  readonly key: string
  readonly title: string
  readonly lines: readonly CompactGuideLine[]
}

/**
 * GUIDE-3: a walk through the kitchen: locations in its order, then what has none; within each the
 * order of the shelf.
 */
export function groupByLocation(
  lines: readonly CompactGuideLine[],
  locations: readonly { readonly id: string; readonly name: string }[],
): SheetGroup[] {
  const known = new Set(locations.map(({ id }) => id))
  const placed = locations.map(({ id, name }) => ({
    key: id,
    title: name,
    lines: lines.filter(({ locationId }) => locationId === id),
  }))
  const rest = lines.filter(({ locationId }) => locationId === null || !known.has(locationId))
  const elsewhere = { key: 'none', title: locations.length > 0 ? 'No location' : 'All lines', lines: rest }
  return [...placed, elsewhere].filter((group) => group.lines.length > 0)
}
