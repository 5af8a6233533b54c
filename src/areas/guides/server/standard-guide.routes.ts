import { orRefuse, Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { shipTosAllowed } from '#areas/access/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { type LeftItem, maxGuideLines } from '../guide.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { mayChangeLines } from '../rules/may-change-guide.ts'
import { noShelf } from '../rules/plan-line-changes.ts'
import {
  bringBackItem,
  getStandardGuideRule,
  listLeftItems,
  pinGuideLine,
  setStandardGuideRule,
} from '../standard-guide.endpoints.ts'
import { readStandardRule } from './follow-standard-guide.store.ts'
import {
  answerGuide,
  auditStaff,
  changedBy,
  guideToChange,
  type OneGuideCall,
  orNotFound,
  orRefuseProspects,
} from './guide-call.ts'
import { visibleItems } from './guide-lines.store.ts'
import { type GuideHead, readGuide } from './guide.store.ts'
import { saveGuide } from './save-guide.ts'
import { saveLinePlan } from './save-line-plan.ts'

const isReached = sql(
  'guides.reaches-division',
  `select exists (select from ${shipTosAllowed(':userId')} allowed where allowed.division = :division) as "isReached"`,
)
const setRule = sql(
  'guides.set-standard-rule',
  `insert into standard_guide_rules (division, min_times, weeks) values (:division, :minTimes, :weeks)
   on conflict (division) do update set min_times = excluded.min_times, weeks = excluded.weeks`,
)
// Guides of the division are due at the next run of the job.
const forget = sql(
  'guides.follow-again',
  `update guides set followed_at = null where division = :division and type = 'Standard'`,
)
const pin = sql('guides.pin', 'update guide_items set is_pinned = :isPinned where guide_id = :id and line_id = :lineId')
const left = sql(
  'guides.left-items',
  `select v.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription", i.brand,
          v.left_at as "leftAt", u.name as "removedByName", v.reason
   from standard_guide_leavers v
   join items i on i.division = :division and i.item_number = v.item_number
     and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))
   left join users u on u.id = v.removed_by
   where v.guide_id = :guideId order by v.left_at desc, v.item_number limit 500`,
)
const isLeft = sql(
  'guides.is-left',
  'select 1 as is_left from standard_guide_leavers where guide_id = :id and item_number = :itemNumber',
)

/** Staff who reach no customer of a division neither read nor set its rule. */
async function orRefuseDivision(db: Queries, division: string, userId: string): Promise<void> {
  const found = await db.row<{ isReached: boolean }>(isReached({ userId, division }))
  if (!found.isReached) throw new Refused(common.not_found)
}

/** GUIDE-1: the rule of a division. */
export const getStandardGuideRuleHandler = handle(getStandardGuideRule, async ({ db, params, caller }) => {
  await orRefuseDivision(db, params.division, caller.actor.userId)
  return { rule: await readStandardRule(db, params.division) }
})

/** GUIDE-1: the guides follow the new rule within minutes. */
export const setStandardGuideRuleHandler = handle(setStandardGuideRule, async (call) => {
  const { db, params, body, caller, address } = call
  const { division } = params
  await orRefuseDivision(db, division, caller.actor.userId)
  await db.inTransaction(async (tx) => {
    const before = await readStandardRule(tx, division)
    await tx.send(setRule({ division, minTimes: body.minTimes, weeks: body.weeks }))
    await tx.send(forget({ division }))
    const details = { before, after: body }
    const entity = `division:${division}`
    await audit(tx, { actor: caller.actor, action: 'guide.set-rule', entity, division, details, address })
  })
  return { isSuccess: true as const, message: 'Rule of the Standard guides saved successfully', rule: body }
})

/** The Standard guide of the path, locked, that staff may change. */
async function standardToChange(tx: Queries, call: OneGuideCall): Promise<GuideHead> {
  const guide = await guideToChange(tx, { ...call, ifMatch: null })
  if (guide.type !== 'Standard') throw new Refused(guideRefusals.not_a_standard_guide)
  orRefuse(mayChangeLines(guide, call.caller.actor))
  return guide
}

/** GUIDE-1: pins a line, or leaves it to the rule again. */
export const pinGuideLineHandler = handle(pinGuideLine, async (call) => {
  const { db, params, body } = call
  const guide = await db.inTransaction(async (tx) => {
    const before = await standardToChange(tx, call)
    const { lineId } = params
    if ((await tx.run(pin({ id: before.id, lineId, isPinned: body.isPinned }))) === 0)
      throw new Refused(guideRefusals.guide_line_not_found)
    const saved = await saveGuide(tx, params, before, changedBy(call))
    await auditStaff(tx, saved, body.isPinned ? 'pin' : 'unpin', { lineId }, call)
    return saved
  })
  const message = body.isPinned ? 'Item pinned successfully' : 'Item unpinned successfully'
  return { isSuccess: true as const, message, guide: answerGuide(guide, call) }
})

/** GUIDE-1: what left a guide; of a guide that is no Standard guide nothing ever did. */
export const listLeftItemsHandler = handle(listLeftItems, async (call) => {
  const { db, params } = call
  orRefuseProspects(call)
  const guide = orNotFound(await readGuide(db, params))
  const { division, shipTo } = params
  return { items: await db.rows<LeftItem>(left({ division, shipTo, guideId: guide.id })) }
})

/** GUIDE-1: an item that left stands in the guide again, pinned. */
export const bringBackItemHandler = handle(bringBackItem, async (call) => {
  const { db, params } = call
  const { itemNumber } = params
  const guide = await db.inTransaction(async (tx) => {
    const before = await standardToChange(tx, call)
    if (!(await tx.maybe(isLeft({ id: before.id, itemNumber })))) throw new Refused(guideRefusals.item_not_left)
    if (!(await visibleItems(tx, params, [itemNumber])).has(itemNumber)) throw new Refused(guideRefusals.item_not_found)
    if (before.lineCount >= maxGuideLines) throw new Refused(guideRefusals.too_many_guide_lines)
    const plan = { added: [{ ...noShelf, itemNumber, customItemId: null }], changed: [], removed: [] }
    return (await saveLinePlan(tx, before, plan, { kind: 'added' }, call)).guide
  })
  return { isSuccess: true as const, message: 'Item brought back successfully', guide: answerGuide(guide, call) }
})
