import { orRefuse, Refused } from '#kit/decision.ts'
import { myShipTo, shipToOf } from '#areas/customers/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { publish } from '#platform/events/live-events.ts'
import { handle } from '#platform/http/handle.ts'
import { deleteGuide, findGuideShipTo, listGuides, setDefaultGuide } from '../guides.endpoints.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { mayRenameGuide } from '../rules/may-change-guide.ts'
import { auditStaff, guideToChange, orNotFound, orRefuseProspects, toGuide } from './guide-call.ts'
import { readGuide, readGuides, readPlacedGuide } from './guide.store.ts'
import { startStandardGuide } from './follow-standard-guide.store.ts'

const remove = sql('guides.delete', 'delete from guides where id = :id')
const chooseDefault = sql(
  'guides.choose-default',
  `insert into default_guides (user_id, division, ship_to, guide_id)
   select :userId, g.division, g.ship_to, g.id from guides g where g.id = :guideId for key share of g
   on conflict (user_id, division, ship_to) do update set guide_id = excluded.guide_id`,
)

/** GUIDE-1: the guides of a ship-to, whose Standard guide exists from its first reading. */
export const listGuidesHandler = handle(listGuides, async (call) => {
  const { db, params, query, caller, now } = call
  orRefuseProspects(call)
  let found = await readGuides(db, params, caller.actor.userId)
  if (!found.guides.some(({ type }) => type === 'Standard')) {
    await startStandardGuide(db, { ...params, timeZone: shipToOf(caller).timeZone }, now)
    found = await readGuides(db, params, caller.actor.userId)
  }
  const { guides, defaultId } = found
  const standard = guides.find(({ type }) => type === 'Standard')!
  return {
    guides: guides
      .filter(({ type }) => query.type === undefined || type === query.type)
      .map((guide) => toGuide(guide, caller)),
    defaultOrderGuideId: defaultId ?? standard.id,
  }
})

/** GUIDE-1, SHELL-6: a guide of nobody's and one that is not the user's read the same. */
export const findGuideShipToHandler = handle(findGuideShipTo, async ({ db, params: { guideId }, caller }) => {
  const guide = await readPlacedGuide(db, guideId)
  const shipTo = guide && (await myShipTo(db, caller.actor.userId, guide))
  if (!guide || !shipTo) throw new Refused(guideRefusals.guide_not_found)
  return { type: guide.type, name: guide.name, shipTo }
})

/** GUIDE-1: deletes a guide; whose default it was orders from the Standard guide again. */
export const deleteGuideHandler = handle(deleteGuide, async (call) => {
  const { db, params, caller } = call
  await db.inTransaction(async (tx) => {
    const guide = await guideToChange(tx, call)
    orRefuse(mayRenameGuide(guide, caller.actor))
    await tx.send(remove({ id: guide.id }))
    const { division, shipTo } = params
    await publish(tx, { topic: 'guide', division, shipTo, id: guide.id, isEnded: true, by: caller.actor.realUserId })
    await auditStaff(tx, guide, 'delete', { lines: guide.lineCount }, call)
  })
  return { isSuccess: true as const, message: 'Guide deleted successfully' }
})

/** GUIDE-1: each person's own for a ship-to. */
export const setDefaultGuideHandler = handle(setDefaultGuide, async (call) => {
  const { db, params, body, caller } = call
  orRefuseProspects(call)
  const guide = orNotFound(await readGuide(db, { ...params, ...body }))
  await makeDefault(db, guide.id, caller.actor.userId)
  return { isSuccess: true as const, message: 'Default guide set successfully', defaultOrderGuideId: guide.id }
})

async function makeDefault(db: Queries, guideId: string, userId: string): Promise<void> {
  if ((await db.run(chooseDefault({ userId, guideId }))) === 0) throw new Refused(guideRefusals.guide_not_found)
}
