import type { CalendarDate } from '#kit/dates.ts'
import type { DistributionPlan } from '../auto-distribution.ts'
import { checkDistribution } from '../rules/check-distribution.ts'
import { problemsOf as problemsOfRule } from '#ui/form/place-refusal.ts'
import { checkNumber } from '#ui/logic/check-number.ts'

/** STAFF-5: a distribution as it is typed. */
export interface DistributionDraft {
  readonly name: string
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
  readonly startsOn: CalendarDate | null
  readonly repeats: boolean
  /** Text, a whole number. */
  readonly everyWeeks: string
  readonly endsOn: CalendarDate | null
  readonly shipTos: readonly string[]
}

/** Whole weeks. */
export const weekLimits = { min: 1, max: 52, maxDp: 0 } as const

/** What is typed as the plan it makes; what does not apply is left out. */
export const planOf = (draft: DistributionDraft): DistributionPlan => ({
  name: draft.name.trim(),
  itemNumber: draft.itemNumber,
  orderedCases: draft.orderedCases,
  orderedUnits: draft.orderedUnits,
  startsOn: draft.startsOn ?? '',
  everyWeeks: draft.repeats ? Number(draft.everyWeeks) : null,
  endsOn: draft.repeats ? draft.endsOn : null,
})

/** What is missing or wrong, by field. */
export function problemsOfDraft(draft: DistributionDraft, today: CalendarDate, startedOn?: CalendarDate) {
  const weeks = draft.everyWeeks.trim() === '' ? 'Required' : checkNumber(draft.everyWeeks, weekLimits)
  return {
    ...(draft.startsOn !== null && problemsOfRule(checkDistribution(planOf(draft), today, startedOn), draft, 'name')),
    ...(draft.name.trim() === '' && { name: 'Please enter a name.' }),
    ...(draft.itemNumber === '' && { itemNumber: 'Choose an item.' }),
    ...(draft.startsOn === null && { startsOn: 'Required' }),
    ...(draft.repeats && weeks !== undefined && { everyWeeks: weeks }),
    ...(draft.shipTos.length === 0 && { shipTos: 'Choose at least one ship-to.' }),
  }
}
