import type { CalendarDate } from '#kit/dates.ts'
import { problemsOf as problemsOfRule } from '#ui/form/place-refusal.ts'
import { checkNumber } from '#ui/logic/check-number.ts'
import { checkStandingOrder, type PlanFacts } from '../rules/check-standing-order.ts'
import {
  type HolidayMove,
  type PlacingMode,
  standingLimits,
  type StandingOrder,
  type StandingPlan,
} from '../standing-orders.ts'

/** A line as it is typed. */
export interface FormLine {
  readonly itemNumber: string
  readonly description: string
  readonly packSizeDescription: string
  readonly orderedCases: number
  readonly orderedUnits: number
}

/** NEXT-4: a standing order as it is typed. */
export interface StandingForm {
  readonly name: string
  readonly weekdays: readonly number[]
  /** Text, a whole number. */
  readonly everyWeeks: string
  readonly startsOn: CalendarDate | null
  readonly ends: 'never' | 'date' | 'count'
  readonly endsOn: CalendarDate | null
  /** Text, a whole number. */
  readonly deliveries: string
  readonly onHoliday: HolidayMove
  readonly mode: PlacingMode
  /** Text, whole hours. */
  readonly draftHours: string
  readonly asksPo: boolean
  readonly po: string
  /** The guide that is filled to par each time; empty: the lines are ordered. */
  readonly parGuideId: string
  readonly lines: readonly FormLine[]
  readonly takesOver: boolean
}

/** Whole numbers of the form. */
export const numberLimits = {
  everyWeeks: { min: 1, max: standingLimits.weeks, maxDp: 0 },
  deliveries: { min: 1, max: standingLimits.deliveries, maxDp: 0 },
  draftHours: { ...standingLimits.draftHours, maxDp: 0 },
} as const

/** What is typed as the plan it makes; what does not apply is left out. */
export const planOf = (form: StandingForm): StandingPlan => ({
  name: form.name.trim(),
  weekdays: [...form.weekdays],
  everyWeeks: Number(form.everyWeeks),
  startsOn: form.startsOn ?? '',
  endsOn: form.ends === 'date' ? form.endsOn : null,
  deliveries: form.ends === 'count' ? Number(form.deliveries) : null,
  onHoliday: form.onHoliday,
  mode: form.mode,
  draftHours: Number(form.draftHours),
  po: form.asksPo ? null : form.po.trim(),
  parGuideId: form.parGuideId === '' ? null : form.parGuideId,
  lines: (form.parGuideId === '' ? form.lines : [])
    .filter(({ orderedCases, orderedUnits }) => orderedCases + orderedUnits > 0)
    .map(({ itemNumber, orderedCases, orderedUnits }) => ({ itemNumber, orderedCases, orderedUnits })),
})

/** What is stored, as it is typed. */
export const formOf = (order: StandingOrder): StandingForm => ({
  name: order.name,
  weekdays: order.weekdays,
  everyWeeks: String(order.everyWeeks),
  startsOn: order.startsOn,
  ends: order.endsOn !== null ? 'date' : order.deliveries !== null ? 'count' : 'never',
  endsOn: order.endsOn,
  deliveries: order.deliveries === null ? '' : String(order.deliveries),
  onHoliday: order.onHoliday,
  mode: order.mode,
  draftHours: String(order.draftHours),
  asksPo: order.po === null,
  po: order.po ?? '',
  parGuideId: order.parGuideId ?? '',
  lines: order.lines,
  takesOver: false,
})

/** A new one from lines that are there. */
export const newForm = (
  from: { readonly name: string; readonly lines: readonly FormLine[] },
  { today, weekdays }: { today: CalendarDate; weekdays: readonly number[] },
): StandingForm => ({
  name: from.name.slice(0, standingLimits.name),
  weekdays: weekdays.slice(0, 1),
  everyWeeks: '1',
  startsOn: today,
  ends: 'never',
  endsOn: null,
  deliveries: '',
  onHoliday: 'next',
  mode: 'ask',
  draftHours: '24',
  asksPo: false,
  po: '',
  parGuideId: '',
  lines: from.lines,
  takesOver: false,
})

const numberProblem = (text: string, name: keyof typeof numberLimits) =>
  text.trim() === '' ? 'Required' : checkNumber(text, numberLimits[name])

/** What is missing or wrong, by field. */
export function problemsOfForm(form: StandingForm, facts: PlanFacts) {
  const weeks = numberProblem(form.everyWeeks, 'everyWeeks')
  const hours = numberProblem(form.draftHours, 'draftHours')
  const deliveries = form.ends === 'count' ? numberProblem(form.deliveries, 'deliveries') : undefined
  return {
    ...(form.startsOn !== null && problemsOfRule(checkStandingOrder(planOf(form), facts), form, 'weekdays')),
    ...(form.name.trim() === '' && { name: 'Please enter a name.' }),
    ...(form.startsOn === null && { startsOn: 'Required' }),
    ...(form.ends === 'date' && form.endsOn === null && { endsOn: 'Required' }),
    ...(weeks !== undefined && { everyWeeks: weeks }),
    ...(hours !== undefined && { draftHours: hours }),
    ...(deliveries !== undefined && { deliveries }),
  }
}
