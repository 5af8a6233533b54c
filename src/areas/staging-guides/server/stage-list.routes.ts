import { v7 as uuidv7 } from 'uuid'
import { plural } from '#kit/text.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { orRefuseProspects } from '#areas/guides/server/public.ts'
import { findTable } from '#areas/order-import/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { checkListMapping } from '../rules/check-list-mapping.ts'
import { readList } from '../rules/read-list.ts'
import { maxStagingGuides, maxStagingLines } from '../staging-guide.ts'
import { createStagingGuide } from '../staging-guides.endpoints.ts'
import { stagingRefusals } from '../staging-guides.refusals.ts'
import { matchStagingGuideJob } from './match-staging-guide.job.ts'
import { countStagingGuides, insertStagingGuide, publishStagingGuide, readStagingGuide } from './staging-guide.store.ts'
import { insertStagingLines } from './staging-lines.store.ts'

/** GUIDE-3: stores the lines of a list, once; the job matches them. */
export const createStagingGuideHandler = handle(createStagingGuide, async (call) => {
  orRefuseProspects(call)
  const { db, params, body, caller, now, address } = call
  const { userId, realUserId } = caller.actor
  const { content, table, fileName } = await findTable(db, { ...params, importId: body.importId, userId, now }, body)
  orRefuse(checkListMapping(body.mapping, table.columns))
  const { lines, errors } = readList(content, table.headerRow, body.mapping, body)
  if (lines.length > maxStagingLines) throw new Refused(stagingRefusals.too_many_staging_lines)
  if (lines.length === 0 && errors.length === 0) throw new Refused(stagingRefusals.list_has_no_lines)
  if (lines.length === 0 || (errors.length > 0 && !body.leavesOutErrors)) {
    const message = `${plural(errors.length, 'row')} could not be staged`
    return { isSuccess: false, message, stagingGuide: null, errors: [...errors] }
  }
  const list = { division: params.division, shipTo: params.shipTo, id: uuidv7() }
  return db.inTransaction(async (tx) => {
    if ((await countStagingGuides(tx, list)) >= maxStagingGuides)
      throw new Refused(stagingRefusals.too_many_staging_guides)
    await insertStagingGuide(tx, { ...list, name: body.name, fileName, userId, now })
    await insertStagingLines(tx, list.id, lines)
    await queueJob(tx, matchStagingGuideJob.name, list, { key: `staging-guide:${list.id}` })
    await audit(tx, {
      actor: caller.actor,
      action: 'staging-guide.create',
      entity: `staging-guide:${list.id}`,
      division: list.division,
      shipTo: list.shipTo,
      details: { name: body.name, lines: lines.length },
      address,
    })
    await publishStagingGuide(tx, list, realUserId)
    const stagingGuide = (await readStagingGuide(tx, list))!
    return { isSuccess: true, message: 'List staged successfully', stagingGuide, errors: [...errors] }
  })
})
