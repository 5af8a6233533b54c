import { orRefuse, Refused } from '#kit/decision.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { sortGuide } from '../guide-items.endpoints.ts'
import { mayChangeShelf } from '../rules/may-change-guide.ts'
import { sortLines } from '../rules/sort-lines.ts'
import { answerGuide, auditStaff, changedBy, guideToChange, toGuide } from './guide-call.ts'
import { saveGuide, sortStep } from './save-guide.ts'

const lineIds = sql(
  'guides.line-ids',
  'select g.line_id as "lineId" from guide_items g where g.guide_id = :id order by g.sort_sequence, g.line_id',
)
// Lines that stand where they stood are not written.
const sort = sql(
  'guides.sort',
  `update guide_items g set sort_sequence = w.place * ${sortStep}
   from unnest(:lineIds::uuid[]) with ordinality as w (line_id, place)
   where g.guide_id = :id and g.line_id = w.line_id and g.sort_sequence <> w.place * ${sortStep}`,
)

/** GUIDE-1: the order of the shelf, all of it or some lines moved. */
export const sortGuideHandler = handle(sortGuide, async (call) => {
  const { db, body, caller, params } = call
  const guide = await db.inTransaction(async (tx) => {
    const before = await guideToChange(tx, call)
    orRefuse(mayChangeShelf(before, caller.actor))
    const present = await tx.rows<{ lineId: string }>(lineIds({ id: before.id }))
    const sorted = sortLines(
      present.map(({ lineId }) => lineId),
      body,
      call.ifMatch !== null,
    )
    if (!sorted.allowed) throw new Refused({ ...sorted.refusal, details: { guide: toGuide(before, caller) } })
    await tx.send(sort({ id: before.id, lineIds: sorted.value }))
    const saved = await saveGuide(tx, params, before, changedBy(call))
    await auditStaff(tx, saved, 'sort', {}, call)
    return saved
  })
  return { isSuccess: true as const, message: 'Guide sorted successfully', guide: answerGuide(guide, call) }
})
