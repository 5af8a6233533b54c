import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { GuideReason } from '../guide.ts'
import type { LinePlan } from '../rules/plan-line-changes.ts'
import { auditStaff, changedBy, type GuideCall } from './guide-call.ts'
import type { GuideHead } from './guide.store.ts'
import { insertLines, removeLines, saveGuide, updateLines } from './save-guide.ts'

/** A guide after a change, and the lines that were added or changed. */
export interface SavedLines {
  readonly guide: GuideHead
  readonly lineIds: readonly string[]
}

const leave = sql(
  'guides.leave-standard',
  `insert into standard_guide_leavers (guide_id, item_number, left_at, removed_by, reason)
   select g.guide_id, g.item_number, :now, :userId, :reason from guide_items g
   where g.guide_id = :id and g.line_id = any(:lineIds::uuid[]) and g.item_number is not null
   on conflict (guide_id, item_number) do update
     set left_at = excluded.left_at, removed_by = excluded.removed_by, reason = excluded.reason`,
)
const comeBack = sql(
  'guides.come-back',
  'delete from standard_guide_leavers where guide_id = :id and item_number = any(:itemNumbers::text[])',
)

/**
 * Writes what was decided over the lines of a guide whose row is locked. What staff add to a
 * Standard guide is pinned, and what they remove stays out until they bring it back.
 */
export async function saveLinePlan(
  tx: Queries,
  guide: GuideHead,
  { added, changed, removed }: Pick<LinePlan, 'added' | 'changed' | 'removed'>,
  reason: GuideReason,
  call: GuideCall,
): Promise<SavedLines> {
  const { params, caller, now } = call
  const { userId } = caller.actor
  const isStandard = guide.type === 'Standard'
  if (isStandard && removed.length > 0)
    await tx.send(leave({ id: guide.id, lineIds: removed, userId, now, reason: { kind: 'removed' } }))
  await removeLines(tx, guide.id, removed)
  await updateLines(tx, guide.id, changed)
  const lines = added.map((line) => ({ ...line, isPinned: isStandard, reason }))
  const written = await insertLines(tx, params, guide.id, lines, { userId, now })
  if (isStandard && written.length > 0)
    await tx.send(comeBack({ id: guide.id, itemNumbers: written.flatMap(({ itemNumber }) => itemNumber ?? []) }))
  const lineCount = guide.lineCount - removed.length + written.length
  const saved = await saveGuide(tx, params, { ...guide, lineCount }, changedBy(call))
  const details = { added: added.length, changed: changed.length, removed: removed.length }
  await auditStaff(tx, saved, 'change', details, call)
  return { guide: saved, lineIds: [...changed, ...written].map(({ lineId }) => lineId) }
}
