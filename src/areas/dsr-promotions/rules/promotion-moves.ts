import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { promotionRefusals } from '../dsr-promotions.refusals.ts'
import type { PromotionPhase, PromotionStatus } from '../promotion.ts'

/** STAFF-3: where a promotion may go from where it stands. */
const moves: Readonly<Record<PromotionStatus, readonly PromotionStatus[]>> = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
}

/** The moves from a state, for the buttons. */
export const movesFrom = (status: PromotionStatus): readonly PromotionStatus[] => moves[status]

/** What starting one asks for. */
interface StartFacts {
  readonly status: PromotionStatus
  readonly items: number
  readonly audience: number
  readonly endsOn: CalendarDate
  /** In the division. */
  readonly today: CalendarDate
}

/** STAFF-3: a move of the table; one that starts also needs items, an audience and days to come. */
export function mayMovePromotion(
  { status, items, audience, endsOn, today }: StartFacts,
  to: PromotionStatus,
): Decision {
  if (!moves[status].includes(to)) return refuse(promotionRefusals.promotion_wrong_status, { details: { status } })
  if (to !== 'active') return allow()
  if (items === 0) return refuse(promotionRefusals.promotion_items_missing, { field: 'items' })
  if (audience === 0) return refuse(promotionRefusals.promotion_audience_missing, { field: 'audience' })
  if (endsOn < today) return refuse(promotionRefusals.promotion_is_over, { field: 'endsOn' })
  return allow()
}

/** STAFF-3: while it counts a promotion does not change; one that ended never does. */
export const mayEditPromotion = (status: PromotionStatus): Decision =>
  status === 'draft' || status === 'paused'
    ? allow()
    : refuse(promotionRefusals.promotion_not_editable, { details: { status } })

/** STAFF-3: what was never started may be deleted. */
export const mayDeletePromotion = (status: PromotionStatus): Decision =>
  status === 'draft' ? allow() : refuse(promotionRefusals.promotion_not_draft, { details: { status } })

/** STAFF-3: what a promotion is called on a day of its division. */
export function phaseOf(
  { status, startsOn, endsOn }: { status: PromotionStatus; startsOn: CalendarDate; endsOn: CalendarDate },
  today: CalendarDate,
): PromotionPhase {
  if (status === 'ended' || (status !== 'draft' && endsOn < today)) return 'over'
  if (status !== 'active') return status
  return startsOn > today ? 'coming' : 'running'
}
