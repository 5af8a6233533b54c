import { itemsOfGuides } from '#areas/guides/server/public.ts'
import { recentValues, type RecentValues } from '#areas/shop/server/public.ts'
import type { Database } from '#platform/database/database.ts'
import { liveChannel, type LiveEvent } from '#platform/events/live-events.ts'
import { cacheLookups } from '#platform/meters.ts'
import type { Services } from '#platform/services.ts'

/** Items of guides by number; true for those of the default guide. */
type GuideItems = ReadonlyMap<string, boolean>

/** Milliseconds that a change nobody was notified of stays unseen, as in the shop's lenses. */
const maxAge = 30_000
const kept = 300
const memories = new WeakMap<Database, RecentValues<GuideItems>>()

function memoryOf({ db, clock }: Services): RecentValues<GuideItems> {
  const known = memories.get(db)
  if (known) return known
  const memory = recentValues<GuideItems>({
    max: kept,
    maxAge,
    now: () => clock.now().getTime(),
    asked: (wasKept) => cacheLookups.inc({ cache: 'guides', outcome: wasKept ? 'hit' : 'miss' }),
  })
  memories.set(db, memory)
  return memory
}

/** CART-13: the items of a ship-to's guides, from memory when they were read just now. */
export const guideItemsOf = (
  services: Services,
  { division, shipTo }: { readonly division: string; readonly shipTo: string },
  userId: string,
): Promise<GuideItems> =>
  memoryOf(services).get(`${division}/${shipTo}/${userId}`, () =>
    itemsOfGuides(services.db, { division, shipTo }, userId),
  )

/** PLAT-7: how many users' guides this process remembers. */
export const guidesKept = (services: Services): number => memoryOf(services).size()

/** Forgets the guides of a ship-to when one of them changes. */
export async function startGuideMemory(services: Services): Promise<() => Promise<void>> {
  const memory = memoryOf(services)
  return services.db.listen(
    liveChannel,
    (payload) => {
      const { topic, division, shipTo } = eventOf(payload)
      if (topic === 'guide' && division !== undefined && shipTo !== undefined) memory.drop(`${division}/${shipTo}/`)
    },
    () => memory.drop(''),
  )
}

/** A message that is no event changes nothing: whoever may connect to the database may send one. */
function eventOf(payload: string): Partial<LiveEvent> {
  try {
    return (JSON.parse(payload) as Partial<LiveEvent> | null) ?? {}
  } catch {
    return {}
  }
}
