import { z } from 'zod'
import { shipToFacts } from '#areas/customers/server/public.ts'
import { catalogueFor, listSteps } from '#areas/shop/server/public.ts'
import type { Job } from '#platform/http/area.ts'
import { inSlices } from '#platform/in-slices.ts'
import type { Services } from '#platform/services.ts'
import { matchStagedLines } from './match-staged-lines.ts'
import { lockStagingGuides, publishStagingGuide, type StagingName } from './staging-guide.store.ts'
import { readTakenItems, readWaitingLines, saveLineMatches } from './staging-lines.store.ts'

const payload = z.object({ division: z.string(), shipTo: z.string(), id: z.uuid() })
/** Lines that are matched and stored together: a tenth of a second of processor time. */
const linesAtOnce = 100

/** GUIDE-3: matches the next lines of a staging guide; false when none is left. */
export async function matchNextLines(services: Services, list: StagingName): Promise<boolean> {
  const { db, clock } = services
  const { division, shipTo, id } = list
  const facts = await shipToFacts(db, division, shipTo)
  const catalogue = await catalogueFor(services, db, facts, clock.now())
  await inSlices(listSteps(catalogue.index))
  return db.inTransaction(async (tx) => {
    // Under the row's lock: a second worker goes on where this one ends.
    if ((await lockStagingGuides(tx, list, [id])).length === 0) return false
    const lines = await readWaitingLines(tx, id, linesAtOnce)
    if (lines.length === 0) return false
    const taken = await readTakenItems(tx, id)
    await saveLineMatches(tx, id, await matchStagedLines(tx, division, catalogue, lines, taken))
    await publishStagingGuide(tx, list)
    return lines.length === linesAtOnce
  })
}

/** GUIDE-3: matches a staged list; one that was interrupted goes on where it ended. */
export const matchStagingGuideJob: Job = {
  name: 'match-staging-guide',
  run: async (given, services) => {
    const list = payload.parse(given)
    while (await matchNextLines(services, list)) await new Promise((resolve) => setImmediate(resolve))
  },
}
