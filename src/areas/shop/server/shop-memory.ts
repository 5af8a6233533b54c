import { liveChannel, type LiveEvent } from '#platform/events/live-events.ts'
import type { Database } from '#platform/database/database.ts'
import { runEvery } from '#platform/loops.ts'
import { cacheLookups, catalogueItems } from '#platform/meters.ts'
import type { Services } from '#platform/services.ts'
import type { ShipToLens } from '../search/lens-facts.ts'
import { createCatalogue, type Catalogue } from './catalogue.ts'
import { changeIndex, loadIndex, type LoadedCatalogue } from './load-index.ts'
import { recentValues, type RecentValues } from './recent-values.ts'

/**
 * What a process keeps in memory for the shop: indexes of the catalogue and what it lately learned
 * of customers. Never prices.
 */
export interface ShopMemory {
  readonly catalogue: Catalogue<LoadedCatalogue>
  /** By division/ship-to/date. */
  readonly lenses: RecentValues<ShipToLens>
}

const lensAge = 30_000
/**
 * Items that all lenses kept may name together, some 100 bytes each: 800 lenses of kitchens that
 * buy 500 items, or thousands of small ones.
 */
const maxLensItems = 400_000
const checkEvery = 60_000

/** A lens of nothing is still an object or ten. */
const weightOf = ({ ownWords, bought, bidItems, hidden }: ShipToLens): number =>
  10 + ownWords.size + bought.size + bidItems.size + hidden.size

/** PLAT-7: notes how many items the index of a division has. */
function counted<Loaded extends LoadedCatalogue | null>(division: string, loaded: Loaded): Loaded {
  if (loaded) catalogueItems.set({ division }, loaded.index.size)
  return loaded
}

const memories = new WeakMap<Database, ShopMemory>()

/** The memory that belongs to a database; made at first use. */
export function shopMemoryOf(services: Services): ShopMemory {
  const known = memories.get(services.db)
  if (known) return known
  const { db, clock } = services
  const memory: ShopMemory = {
    catalogue: createCatalogue(services, {
      load: async (division) => counted(division, await loadIndex(db, division)),
      change: async (division, loaded, itemNumbers) =>
        counted(division, await changeIndex(db, division, { loaded, itemNumbers })),
    }),
    lenses: recentValues({
      max: maxLensItems,
      weigh: weightOf,
      maxAge: lensAge,
      now: () => clock.now().getTime(),
      asked: (wasKept) => cacheLookups.inc({ cache: 'lenses', outcome: wasKept ? 'hit' : 'miss' }),
    }),
  }
  memories.set(db, memory)
  return memory
}

/**
 * Loads the indexes in the background and keeps them fresh: by live events, and by a look at the
 * versions every minute.
 */
export async function startShop(services: Services): Promise<() => Promise<void>> {
  const { db, log } = services
  const { catalogue, lenses } = shopMemoryOf(services)
  const unheard = (error: unknown) => log.warn({ err: error }, 'catalogue not checked')
  const stopListening = await db.listen(
    liveChannel,
    (payload) => {
      const { topic, division, shipTo } = eventOf(payload)
      if (topic === 'catalogue') {
        catalogue.refresh(division)
        // A lens knows what may be shown to whom: an item reserved for another ship-to must not be
        // named any more.
        lenses.drop(division === undefined ? '' : `${division}/`)
      }
      const isOfShipTo = topic === 'order' || topic === 'customer-data'
      if (isOfShipTo && division !== undefined && shipTo !== undefined) lenses.drop(`${division}/${shipTo}/`)
    },
    // Messages may have been missed, those about stock too.
    () => {
      catalogue.refresh()
      lenses.drop('')
    },
  )
  const stopChecks = runEvery({
    loop: 'catalogue-check',
    everyMs: checkEvery,
    round: () => catalogue.check(),
    onFailure: unheard,
  })
  const warm = catalogue.warmUp().catch(unheard)
  return async () => {
    await stopChecks()
    await stopListening()
    await catalogue.stop()
    await warm
  }
}

/** A message that is no event changes nothing: whoever may connect to the database may send one. */
function eventOf(payload: string): Partial<LiveEvent> {
  try {
    return (JSON.parse(payload) as Partial<LiveEvent> | null) ?? {}
  } catch {
    return {}
  }
}
