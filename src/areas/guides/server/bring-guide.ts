import { orRefuse, Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Guide, maxGuideLines, type OwnGuideType } from '../guide.ts'
import type { AddedLine } from '../guide-items.endpoints.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { mayChangeShelf, maySetDsrManaged } from '../rules/may-change-guide.ts'
import { planLineChanges } from '../rules/plan-line-changes.ts'
import { insertGuide, orRefuseNewGuide } from './create-guide.ts'
import { auditStaff, type GuideCall, orRefuseProspects } from './guide-call.ts'
import { lineChangeFacts } from './guide-lines.store.ts'
import { insertLines } from './save-guide.ts'

/** A guide that comes from elsewhere, such as a customer's own list. */
export interface BroughtGuide {
  readonly type: OwnGuideType
  readonly name: string
  readonly isDsrManaged: boolean
  /** In their order, without own words: the caller stores those with the items. */
  readonly lines: readonly AddedLine[]
  /** Where it comes from, for the audit trail. */
  readonly from: string
}

/**
 * GUIDE-3: a new guide with these lines, under the rules of every other one: a line that cannot be
 * taken refuses it whole, with its place as in `itemsAdded.3.itemNumber`.
 */
export async function bringGuide(tx: Queries, brought: BroughtGuide, call: GuideCall): Promise<Pick<Guide, 'id'>> {
  const { type, name, isDsrManaged, lines } = brought
  const { params, caller, now } = call
  orRefuseProspects(call)
  if (isDsrManaged) orRefuse(maySetDsrManaged(caller.actor))
  orRefuse(mayChangeShelf({ isDsrManaged }, caller.actor))
  if (lines.length > maxGuideLines) throw new Refused(guideRefusals.too_many_guide_lines)
  await orRefuseNewGuide(tx, { type, name }, call)
  const guide = await insertGuide(tx, { type, name, isDsrManaged, lineCount: lines.length }, call)
  const wishes = { itemsAdded: lines, itemsChanged: [], itemsRemoved: [] }
  const facts = await lineChangeFacts(tx, params, { ...guide, lineCount: 0 }, wishes)
  const { added } = orRefuse(planLineChanges(facts, wishes, caller.actor))
  const written = added.map((line) => ({ ...line, reason: { kind: 'imported' as const } }))
  await insertLines(tx, params, guide.id, written, { userId: caller.actor.userId, now })
  await auditStaff(tx, guide, 'create', { from: brought.from, lines: lines.length }, call)
  return guide
}
