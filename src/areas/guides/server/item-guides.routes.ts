import { orRefuse, Refused } from '#kit/decision.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { addItemsToGuide, addToGuides, listItemGuides } from '../guide-items.endpoints.ts'
import { maxGuideLines } from '../guide.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { mayAddToGuide } from '../rules/may-add-to-guide.ts'
import { mayChangeLines } from '../rules/may-change-guide.ts'
import { noShelf, planLineChanges } from '../rules/plan-line-changes.ts'
import { answerGuide, guideToChange, orRefuseProspects } from './guide-call.ts'
import { lineChangeFacts, linesOfItems, visibleItems } from './guide-lines.store.ts'
import { lockGuides, readAnyGuide } from './guide.store.ts'
import { saveLinePlan } from './save-line-plan.ts'

const memberships = sql(
  'guides.of-item',
  `select g.guide_id as "guideId" from guide_items g
   where g.division = :division and g.ship_to = :shipTo and g.item_number = :itemNumber order by g.guide_id`,
)
const customMemberships = sql(
  'guides.of-custom-item',
  `select g.guide_id as "guideId" from guide_items g
   where g.division = :division and g.ship_to = :shipTo and g.custom_item_id = :customItemId order by g.guide_id`,
)

interface OneItem {
  readonly itemNumber?: string | undefined
  readonly customItemId?: string | undefined
}

/** Exactly one of the two names what is asked about. */
function orRefuseOther({ itemNumber, customItemId }: OneItem): void {
  if ((itemNumber === undefined) === (customItemId === undefined))
    throw new Refused({ ...guideRefusals.one_item_needed, field: 'itemNumber' })
}

/** GUIDE-2: which guides an item is in. */
export const listItemGuidesHandler = handle(listItemGuides, async (call) => {
  const { db, params, query } = call
  orRefuseProspects(call)
  orRefuseOther(query)
  const { division, shipTo } = params
  const { itemNumber, customItemId } = query
  const rows = await db.rows<{ guideId: string }>(
    itemNumber === undefined
      ? customMemberships({ division, shipTo, customItemId: customItemId! })
      : memberships({ division, shipTo, itemNumber }),
  )
  return { guideIds: rows.map(({ guideId }) => guideId) }
})

/** GUIDE-2: adds an item to the selected guides; one that cannot take it refuses all. */
export const addToGuidesHandler = handle(addToGuides, async (call) => {
  const { db, params, body, caller } = call
  orRefuseProspects(call)
  orRefuseOther(body)
  const { selectedGuideIds, currentGuideId, guideType, itemNumber, customItemId } = body
  const wanted = [...new Set(selectedGuideIds)]
  await db.inTransaction(async (tx) => {
    const guides = new Map((await lockGuides(tx, params, wanted)).map((guide) => [guide.id, guide]))
    if (currentGuideId) {
      const known = guides.get(currentGuideId) ?? (await readAnyGuide(tx, params, currentGuideId))
      if (!known || (guideType && known.type !== guideType))
        throw new Refused({ ...guideRefusals.guide_not_found, field: 'currentGuideId' })
    }
    for (const [at, guideId] of wanted.entries()) {
      const field = `selectedGuideIds.${at}`
      const guide = guides.get(guideId)
      if (!guide) throw new Refused({ ...guideRefusals.guide_not_found, field })
      const wishes = { itemsAdded: [{ itemNumber, customItemId }], itemsChanged: [], itemsRemoved: [] }
      const facts = await lineChangeFacts(tx, params, guide, wishes)
      const isInGuide = facts.lines.length > 0
      const isCustomItem = customItemId !== undefined
      const may = mayAddToGuide({ guide, current: shipToOf(caller), isInGuide, isCustomItem }, caller.actor)
      if (!may.allowed) throw new Refused({ ...may.refusal, field })
      const plan = planLineChanges(facts, wishes, caller.actor)
      if (!plan.allowed) throw new Refused({ ...plan.refusal, field: isCustomItem ? 'customItemId' : 'itemNumber' })
      await saveLinePlan(tx, guide, plan.value, { kind: 'added' }, call)
    }
  })
  return {
    isSuccess: true as const,
    message: 'Item successfully added to selected guides',
    guideIds: wanted,
  }
})

/** GUIDE-2: adds many items at once; those already in the guide stay as they are. */
export const addItemsToGuideHandler = handle(addItemsToGuide, async (call) => {
  const { db, params, body, caller } = call
  const wanted = [...new Set(body.itemNumbers)]
  const done = await db.inTransaction(async (tx) => {
    const guide = await guideToChange(tx, { ...call, ifMatch: null })
    orRefuse(mayChangeLines(guide, caller.actor))
    const present = new Set((await linesOfItems(tx, guide.id, wanted)).map(({ itemNumber }) => itemNumber))
    const visible = await visibleItems(tx, params, wanted)
    const added = wanted.filter((itemNumber) => !present.has(itemNumber) && visible.has(itemNumber))
    const leftOut = wanted.filter((itemNumber) => !present.has(itemNumber) && !visible.has(itemNumber))
    if (guide.lineCount + added.length > maxGuideLines) throw new Refused(guideRefusals.too_many_guide_lines)
    if (added.length === 0) return { guide, added, leftOut, already: present.size }
    const lines = added.map((itemNumber) => ({ ...noShelf, itemNumber, customItemId: null }))
    const plan = { added: lines, changed: [], removed: [] }
    const saved = await saveLinePlan(tx, guide, plan, { kind: 'added' }, call)
    return { guide: saved.guide, added, leftOut, already: present.size }
  })
  return {
    isSuccess: true as const,
    message: 'Items successfully added to guide',
    guide: answerGuide(done.guide, call),
    added: done.added.length,
    alreadyInGuide: done.already,
    leftOut: done.leftOut,
  }
})
