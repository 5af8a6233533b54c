import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { GuideFacts } from '../guide.ts'
import { guideRefusals } from '../guides.refusals.ts'

/**
 * GUIDE-1, GUIDE-2, security 63: pars, own words, categories, locations and order of a guide are
 * for whoever may manage guides; those of a guide that the DSR manages are for staff.
 */
export function mayChangeShelf({ isDsrManaged }: Pick<GuideFacts, 'isDsrManaged'>, actor: Actor): Decision {
  if (!actor.can('manageGuides')) return refuse(guideRefusals.guide_management_not_allowed)
  if (isDsrManaged && actor.kind !== 'internal') return refuse(guideRefusals.guide_dsr_managed)
  return allow()
}

/** GUIDE-1: which items are in the Standard guide is for staff; in other guides as the shelf. */
export function mayChangeLines(guide: GuideFacts, actor: Actor): Decision {
  const shelf = mayChangeShelf(guide, actor)
  if (!shelf.allowed) return shelf
  const isForStaff = guide.type === 'Standard' && actor.kind !== 'internal'
  return isForStaff ? refuse(guideRefusals.standard_guide_by_distributor) : allow()
}

/** GUIDE-1: the Standard guide keeps its name and stays; the others are renamed and deleted. */
export function mayRenameGuide(guide: GuideFacts, actor: Actor): Decision {
  const shelf = mayChangeShelf(guide, actor)
  if (!shelf.allowed) return shelf
  return guide.type === 'Standard' ? refuse(guideRefusals.standard_guide_fixed) : allow()
}

/** GUIDE-4: custom items are in a kitchen's own guides only. */
export function mayHoldCustomItems({ type, isDsrManaged }: GuideFacts): Decision {
  return type === 'Standard' || isDsrManaged ? refuse(guideRefusals.custom_item_not_in_this_guide) : allow()
}

/** GUIDE-2: whether a guide is the DSR's is for staff to decide. */
export const maySetDsrManaged = (actor: Actor): Decision =>
  actor.kind === 'internal' ? allow() : refuse(guideRefusals.dsr_managed_staff_only)
