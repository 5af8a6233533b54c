import type { InventoryLine } from '../inventory.ts'
import { lineIdOf, shelfKey } from './merge-count.ts'

/** One row of a sheet: a line at one location. */
export interface SheetShelf {
  readonly key: string
  readonly line: InventoryLine
  readonly locationId: string | null
}

/** A place where things are counted. */
export interface CountLocation {
  readonly id: string
  readonly name: string
}

/** The shelves of one location, in the order of the shelf. */
export interface SheetSection {
  readonly locationId: string | null
  /** 'No location' without one. */
  readonly name: string
  readonly shelves: readonly SheetShelf[]
}

/** Which shelves of a sheet are listed. */
export interface ShelfFilter {
  readonly keyword: string
  readonly show: 'all' | 'uncounted' | 'undecided'
  readonly locationId?: string | undefined
}

/** What the log knows of shelves, by key. */
export interface ShelfFacts {
  /** Every shelf that was counted once or added here, also at a location that is not the line's. */
  readonly keys: readonly string[]
  readonly counted: ReadonlySet<string>
  readonly undecided: ReadonlySet<string>
}

const noLocation = 'No location'

/**
 * INV-1: the way through the kitchen: every line at its own location, and at every other one at
 * which it was counted. A line that was counted elsewhere only still waits at its own.
 */
export function listShelves(
  lines: readonly InventoryLine[],
  locations: readonly CountLocation[],
  facts: Pick<ShelfFacts, 'keys'>,
): SheetSection[] {
  const names = new Map(locations.map(({ id, name }) => [id, name]))
  const sections = new Map<string | null, SheetShelf[]>()
  const add = (line: InventoryLine, locationId: string | null) => {
    const shelves = sections.get(locationId) ?? []
    sections.set(locationId, shelves)
    shelves.push({ key: shelfKey(line.lineId, locationId), line, locationId })
  }
  for (const line of lines) add(line, line.locationId)
  // Few lines stand elsewhere, too: 5,000 lines times 200 locations would be a million keys.
  const known = new Set(facts.keys)
  for (const { lineId, locationId } of lines) known.delete(shelfKey(lineId, locationId))
  const elsewhere = new Set(Array.from(known, lineIdOf))
  for (const line of lines)
    if (elsewhere.has(line.lineId))
      for (const locationId of [null, ...names.keys()])
        if (known.has(shelfKey(line.lineId, locationId))) add(line, locationId)
  const own = new Map(lines.map(({ locationId, locationName }) => [locationId, locationName]))
  return [...sections].map(([locationId, shelves]) => ({
    locationId,
    name: (locationId === null ? '' : (names.get(locationId) ?? own.get(locationId))) || noLocation,
    shelves,
  }))
}

/** INV-1: the locations at which the sheet has no shelf of a line. */
export function otherLocations(
  { lineId, locationId }: Pick<InventoryLine, 'lineId' | 'locationId'>,
  locations: readonly CountLocation[],
  { keys }: Pick<ShelfFacts, 'keys'>,
): CountLocation[] {
  const known = new Set(keys)
  return locations.filter(({ id }) => id !== locationId && !known.has(shelfKey(lineId, id)))
}

/** The shelves a filter leaves, without empty sections. A keyword finds words in any order. */
export function filterShelves(
  sections: readonly SheetSection[],
  { keyword, show, locationId }: ShelfFilter,
  { counted, undecided }: Pick<ShelfFacts, 'counted' | 'undecided'>,
): SheetSection[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const isListed = ({ key, line }: SheetShelf) =>
    (show === 'all' || (show === 'uncounted' ? !counted.has(key) : undecided.has(key))) &&
    words.every((word) => textOf(line).includes(word))
  return sections
    .filter((section) => locationId === undefined || (section.locationId ?? '') === locationId)
    .map((section) => ({ ...section, shelves: section.shelves.filter(isListed) }))
    .filter(({ shelves }) => shelves.length > 0)
}

const textOf = ({ description, customerDescription, itemNumber, customerItemNumber, brand }: InventoryLine): string =>
  [description, customerDescription, itemNumber, customerItemNumber, brand].join(' ').toLowerCase()
