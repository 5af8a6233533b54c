import type { CalendarDate } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { DistributionPlan } from '../auto-distribution.ts'
import { distributionRefusals } from '../auto-distribution.refusals.ts'

type Checked = Pick<DistributionPlan, 'orderedCases' | 'orderedUnits' | 'startsOn' | 'everyWeeks' | 'endsOn'>

/**
 * STAFF-5: what a distribution needs, asked by the form and the call. `startedOn` is the first day
 * of one that exists: it may lie in the past.
 */
export function checkDistribution(
  { orderedCases, orderedUnits, startsOn, everyWeeks, endsOn }: Checked,
  today: CalendarDate,
  startedOn?: CalendarDate,
): Decision {
  if (orderedCases + orderedUnits === 0)
    return refuse(distributionRefusals.distribution_quantity_missing, { field: 'orderedCases' })
  if (startsOn < today && startsOn !== startedOn)
    return refuse(distributionRefusals.distribution_starts_past, { field: 'startsOn' })
  if (endsOn === null) return allow()
  if (everyWeeks === null) return refuse(distributionRefusals.distribution_ends_without_weeks, { field: 'endsOn' })
  return endsOn < startsOn ? refuse(distributionRefusals.distribution_ends_early, { field: 'endsOn' }) : allow()
}
