import { plural } from '#kit/text.ts'
import { Refused } from '#kit/decision.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { orRefuseProspects } from '#areas/guides/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { migrateStagingGuides } from '../staging-guides.endpoints.ts'
import { stagingRefusals } from '../staging-guides.refusals.ts'
import { migrateList } from './migrate-list.ts'
import { lockStagingGuides } from './staging-guide.store.ts'

type Result = CallAnswer<typeof migrateStagingGuides>['results'][number]

/**
 * GUIDE-3: makes a guide of each list, each in a savepoint of its own: one that is refused leaves
 * the others, and the answer is stored with what was made (decision 5).
 */
export const migrateStagingGuidesHandler = handle(migrateStagingGuides, async (call) => {
  orRefuseProspects(call)
  const { db, params, body } = call
  const { stagingGuideIds: ids, name, ...wanted } = body
  if (new Set(ids).size !== ids.length)
    throw new Refused({ ...stagingRefusals.staging_named_twice, field: 'stagingGuideIds' })
  if (name !== undefined && ids.length > 1) throw new Refused({ ...stagingRefusals.staging_one_name, field: 'name' })
  const lists = new Map((await lockStagingGuides(db, params, ids)).map((list) => [list.id, list]))
  const missing = ids.findIndex((id) => !lists.has(id))
  if (missing !== -1)
    throw new Refused({ ...stagingRefusals.staging_guide_not_found, field: `stagingGuideIds.${missing}` })
  const results: Result[] = []
  for (const id of ids) {
    const list = lists.get(id)!
    results.push(
      await db
        .inTransaction((tx) => migrateList(tx, list, { ...wanted, name: name ?? list.name }, call))
        .then(
          ({ guideId, lines }): Result => ({
            stagingGuideId: id,
            isSuccess: true,
            message: `Guide created with ${plural(lines, 'line')}`,
            code: null,
            guideId,
          }),
          (error: unknown): Result => {
            if (!(error instanceof Refused)) throw error
            const { code, message } = error.refusal
            return { stagingGuideId: id, isSuccess: false, message, code, guideId: null }
          },
        ),
    )
  }
  const made = results.filter(({ isSuccess }) => isSuccess).length
  return {
    isSuccess: made === ids.length,
    message:
      made === ids.length ? `${plural(made, 'guide')} created` : `${made} of ${plural(ids.length, 'guide')} created`,
    results,
  }
})
