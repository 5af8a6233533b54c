import type { CalendarDate } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { standingRefusals } from '../standing-orders.refusals.ts'
import type { PlacingMode, StandingPlan } from '../standing-orders.ts'

/** What a plan is checked against. */
export interface PlanFacts {
  /** Weekdays of the ship-to's route; null without one. */
  readonly routeDays: readonly number[] | null
  /** Of the division. */
  readonly today: CalendarDate
  /** The first day that is stored: it may have passed. */
  readonly startedOn?: CalendarDate | undefined
}

/** NEXT-4: what a standing order needs, whoever sets it up. */
export function checkStandingOrder(plan: StandingPlan, { routeDays, today, startedOn }: PlanFacts): Decision {
  if (routeDays === null || routeDays.length === 0) return refuse(standingRefusals.standing_no_route)
  if (plan.weekdays.length === 0) return refuse(standingRefusals.standing_days_missing, { field: 'weekdays' })
  if (plan.weekdays.some((day) => !routeDays.includes(day)))
    return refuse(standingRefusals.standing_day_not_routed, { field: 'weekdays' })
  if (plan.startsOn < today && plan.startsOn !== startedOn)
    return refuse(standingRefusals.standing_starts_past, { field: 'startsOn' })
  if (plan.endsOn !== null && plan.endsOn < plan.startsOn)
    return refuse(standingRefusals.standing_ends_early, { field: 'endsOn' })
  if (plan.endsOn !== null && plan.deliveries !== null)
    return refuse(standingRefusals.standing_ends_twice, { field: 'deliveries' })
  if (plan.parGuideId !== null) return allow()
  if (!plan.lines.some(({ orderedCases, orderedUnits }) => orderedCases + orderedUnits > 0))
    return refuse(standingRefusals.standing_lines_missing, { field: 'lines' })
  const isTwice = new Set(plan.lines.map((line) => line.itemNumber)).size < plan.lines.length
  return isTwice ? refuse(standingRefusals.standing_lines_twice, { field: 'lines' }) : allow()
}

/**
 * NEXT-4: orders that are placed by themselves are set up and changed by those alone who could
 * place them: else a change of lines would order with the rights of their owner.
 */
export const maySetMode = (actor: { can(feature: 'addOrder'): boolean }, mode: PlacingMode): Decision =>
  mode === 'ask' || actor.can('addOrder')
    ? allow()
    : refuse(standingRefusals.standing_placing_not_allowed, { field: 'mode' })
