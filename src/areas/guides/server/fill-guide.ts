import { orRefuse } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Guide, GuideType, OwnGuideType } from '../guide.ts'
import { mayChangeShelf } from '../rules/may-change-guide.ts'
import { type LineChangeFacts, type LineWishes, planLineChanges } from '../rules/plan-line-changes.ts'
import { insertGuide, orRefuseNewGuide } from './create-guide.ts'
import { answerGuide, type GuideCall, guideToChange, orRefuseProspects } from './guide-call.ts'
import type { GuideHead } from './guide.store.ts'
import { changeOwnWords } from './own-words.ts'
import { saveLinePlan } from './save-line-plan.ts'

/** The guide that lines from elsewhere go into. */
export type GuideToFill =
  | { readonly kind: 'new'; readonly type: OwnGuideType; readonly name: string }
  | { readonly kind: 'guide'; readonly type: GuideType; readonly guideId: string }

/** GUIDE-1: a guide to fill with lines from elsewhere: a new one, or one that is there, locked. */
export async function guideToFill(tx: Queries, into: GuideToFill, call: GuideCall): Promise<GuideHead> {
  const { caller } = call
  orRefuseProspects(call)
  if (into.kind === 'guide') {
    const { type, guideId } = into
    const guide = await guideToChange(tx, { ...call, params: { ...call.params, type, guideId } })
    orRefuse(mayChangeShelf(guide, caller.actor))
    return guide
  }
  const { type, name } = into
  orRefuse(mayChangeShelf({ isDsrManaged: false }, caller.actor))
  await orRefuseNewGuide(tx, { type, name }, call)
  return insertGuide(tx, { type, name, isDsrManaged: false, lineCount: 0 }, call)
}

/**
 * GUIDE-1: writes lines from elsewhere with the ship-to's own words for them, under the rules of
 * every change of lines. Nothing to write leaves the guide in its version.
 */
export async function fillGuide(
  tx: Queries,
  guide: GuideHead,
  facts: LineChangeFacts,
  wishes: LineWishes,
  call: GuideCall,
): Promise<Guide> {
  const isNothing = wishes.itemsAdded.length + wishes.itemsChanged.length === 0
  if (isNothing) return answerGuide(guide, call)
  const plan = orRefuse(planLineChanges(facts, wishes, call.caller.actor))
  await changeOwnWords(tx, call.params, plan.words)
  return answerGuide((await saveLinePlan(tx, guide, plan, { kind: 'imported' }, call)).guide, call)
}
