import type { Cents } from '#kit/money.ts'
import type { InventoryLine, InventoryResult } from '../inventory.ts'

/** What a part of a count is worth. */
export interface ValuePart {
  /** Of a location or category; a sentence for what has none. */
  readonly name: string
  readonly lines: number
  readonly valueCents: Cents
}

/** A count by location and by category; both add up to its value. */
export interface ValueParts {
  readonly byLocation: readonly ValuePart[]
  readonly byCategory: readonly ValuePart[]
}

/**
 * INV-1: what the parts of a closed count are worth, locations in the way through the kitchen,
 * categories by value. A line that stands in two places counts in both, with its share.
 */
export function sumValues(
  lines: readonly InventoryLine[],
  results: readonly InventoryResult[],
  locationNames: ReadonlyMap<string, string>,
): ValueParts {
  const byLine = new Map(results.map((result) => [result.lineId, result]))
  const locations = new Map<string, { lines: number; valueCents: Cents }>()
  const categories = new Map<string, { lines: number; valueCents: Cents }>()
  const add = (parts: typeof locations, name: string, cents: Cents | null) => {
    const part = parts.get(name) ?? { lines: 0, valueCents: 0 }
    parts.set(name, { lines: part.lines + 1, valueCents: part.valueCents + (cents ?? 0) })
  }
  for (const line of lines) {
    const result = byLine.get(line.lineId)
    if (!result?.counted) continue
    add(categories, line.categoryName || 'No category', result.valueCents)
    for (const { locationId, valueCents } of result.shelves) {
      const known = locationId === null ? '' : (locationNames.get(locationId) ?? line.locationName)
      add(locations, known || 'No location', valueCents)
    }
  }
  const toParts = (parts: typeof locations) => [...parts].map(([name, part]) => ({ name, ...part }))
  return {
    byLocation: toParts(locations),
    byCategory: toParts(categories).toSorted((a, b) => b.valueCents - a.valueCents),
  }
}
