import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { mayUseGuides } from '#areas/customers/rules/may-use-guides.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { GuideFacts } from '../guide.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { mayChangeLines, mayHoldCustomItems } from './may-change-guide.ts'

/** What is to be added, and to which guide. */
export interface AddToGuideFacts {
  readonly guide: GuideFacts & { readonly shipTo: string }
  /** The ship-to the person is ordering for. */
  readonly current: Pick<ShipToFacts, 'shipTo' | 'isProspective'>
  readonly isInGuide: boolean
  readonly isCustomItem: boolean
}

/**
 * GUIDE-2: whether an item can be added to a guide: not for prospects, not to a guide of another
 * ship-to or one the item is in already, and to a guide the DSR manages by staff alone.
 */
export function mayAddToGuide({ guide, current, isInGuide, isCustomItem }: AddToGuideFacts, actor: Actor): Decision {
  const use = mayUseGuides(current)
  if (!use.allowed) return use
  if (guide.shipTo !== current.shipTo) return refuse(guideRefusals.guide_of_other_ship_to)
  const change = mayChangeLines(guide, actor)
  if (!change.allowed) return change
  if (isInGuide) return refuse(guideRefusals.item_already_in_guide)
  return isCustomItem ? mayHoldCustomItems(guide) : allow()
}
