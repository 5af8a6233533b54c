import type { Source } from '#areas/imports/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { ImportKind } from '#platform/imports/import-kind.ts'
import type { PlannedImport } from '../onboarding-plan.ts'
import { foldBreaks, readBreaks } from './fold-breaks.ts'
import { type EachPrices, foldEaches, readEachPrices } from './fold-eaches.ts'
import { mapSource, type MappedSource, readSums } from './map-source.ts'
import { readCatchWeight, readInactiveCustomers, readPlaces } from './readiness.store.ts'
import { noteListPrices, ofRest } from './list-prices.ts'
import { notePlaces, spreadCustomers } from './spread-customers.ts'

/** What the files of a folder have said so far. */
export interface FilesSoFar {
  /** Their ship-tos: what is gone from them stays as it is. */
  readonly places: Map<string, string[]>
  /** Items with a list price, as `DIVISION/NUMBER`. */
  readonly priced: Set<string>
}

/** A file and what it is read as; a plan may ask for it to be read twice. */
export interface PlannedSource {
  readonly open: () => Promise<Source>
  readonly planned: PlannedImport
  readonly division: string
  readonly beside: FilesSoFar
}

/**
 * PLAT-3: the rows of an export as its plan wants them, with what the database and the other rows
 * say beside each: sums, breaks, catch weight, the ship-tos of a customer.
 */
export async function openMapped(
  db: Queries,
  kind: ImportKind,
  { open, planned, division, beside: { places, priced } }: PlannedSource,
): Promise<{ readonly source: Source; readonly changes: MappedSource['changes'] }> {
  const sources = Object.values(planned.columns)
  const asksItems = sources.some((from) => 'where' in from && from.where && 'item' in from.where)
  const facts = {
    division,
    ...(asksItems && { catchWeight: await readCatchWeight(db) }),
    ...(sources.some((from) => 'sum' in from) && { sums: await readSums(await open(), planned) }),
  }
  const plain = async () => mapSource(await open(), planned, kind, facts)
  const { eachPrice } = planned.columns
  const hasEaches = kind.name === 'prices' && eachPrice && 'from' in eachPrice && eachPrice.where !== undefined
  const eaches: EachPrices = hasEaches ? await readEachPrices((await plain()).rows) : new Map<string, string>()
  const map = async () => foldEaches(await plain(), eaches)
  const mapped = await map()
  const { changes } = mapped
  if (sources.some((from) => 'breaksFrom' in from))
    return { source: noteListPrices(foldBreaks(mapped, await readBreaks((await map()).rows)), priced), changes }
  if (kind.name === 'prices')
    return { source: planned.isOfRest ? ofRest(mapped, priced) : noteListPrices(mapped, priced), changes }
  if (planned.isOfCustomers) return { source: spreadCustomers(mapped, places, planned), changes }
  if (kind.name === 'ship-tos') {
    const inactive = planned.columns['isActive'] ? await readInactiveCustomers(db) : new Set<string>()
    return { source: notePlaces(mapped, places, inactive), changes }
  }
  return { source: kind.name === 'route-days' ? spreadCustomers(mapped, await readPlaces(db)) : mapped, changes }
}
