import { readDecimal } from '#kit/read-decimal.ts'
import { amountProblem, readAmount, writeAmount } from '#areas/payments/rules/check-amount.ts'
import { type Problems } from '#ui/form/use-form-fields.ts'
import { problemsOf } from '#ui/form/place-refusal.ts'
import type { AutopayCover, AutopayKind, AutopaySchedule, AutopayTerms, AutopayTiming } from '../autopay.ts'
import { autopayRefusals } from '../autopay.refusals.ts'
import { goesByInvoice } from '../rules/autopay-days.ts'
import { checkSchedule } from '../rules/check-schedule.ts'

/** A schedule as it is typed. */
export interface ScheduleValues {
  readonly kind: AutopayKind
  /** Staff choose the person in whose name it pays; null: nobody yet, or oneself. */
  readonly userId: string | null
  readonly timing: AutopayTiming
  /** As typed; empty where the timing has none. */
  readonly day: string
  readonly covers: AutopayCover
  readonly isOfAllShipTos: boolean
  readonly shipTos: readonly string[]
  /** Dollars as typed; empty: no limit. */
  readonly limit: string
  readonly paymentSettingsId: string | null
}

/** What a new schedule starts with. */
export const newSchedule: ScheduleValues = {
  kind: 'user',
  userId: null,
  timing: 'dueDate',
  day: '',
  covers: 'due',
  isOfAllShipTos: true,
  shipTos: [],
  limit: '',
  paymentSettingsId: null,
}

/** The day a timing starts with: Friday, the first of the month, a week after the delivery. */
export const firstDay: Readonly<Record<AutopayTiming, string>> = {
  dueDate: '',
  weekday: '5',
  dayOfMonth: '1',
  daysAfterDelivery: '7',
}

/** A stored schedule as its form shows it. */
export const valuesOf = (schedule: AutopaySchedule): ScheduleValues => ({
  kind: schedule.kind,
  userId: schedule.userId,
  timing: schedule.timing,
  day: schedule.day === null ? '' : String(schedule.day),
  covers: schedule.covers,
  isOfAllShipTos: schedule.shipTos.length === 0,
  shipTos: schedule.shipTos.map(({ number }) => number),
  limit: schedule.limit === null ? '' : writeAmount(schedule.limit),
  paymentSettingsId: schedule.methodName === '' ? null : schedule.paymentSettingsId,
})

/** What is typed as the call takes it; what cannot be read is null. */
export function termsOf(values: ScheduleValues): AutopayTerms {
  const { timing, covers, isOfAllShipTos, shipTos } = values
  return {
    timing,
    day: timing === 'dueDate' || values.day.trim() === '' ? null : readDecimal(values.day, 0),
    covers: goesByInvoice({ timing }) ? 'due' : covers,
    shipTos: isOfAllShipTos ? [] : shipTos,
    limit: values.limit.trim() === '' ? null : (readAmount(values.limit) ?? null),
  }
}

/** What is typed as the body of a call; the lists are copies. */
export function bodyOf(values: ScheduleValues) {
  const terms = termsOf(values)
  return { ...terms, shipTos: [...terms.shipTos], paymentSettingsId: values.paymentSettingsId ?? '' }
}

/** Whether everything typed can be sent as it is. */
export const isComplete = (values: ScheduleValues, isStaff: boolean): boolean =>
  Object.values(problemsOfSchedule(values, isStaff)).every((problem) => problem === undefined)

/** What is wrong, by field; the rule is the server's. */
export function problemsOfSchedule(values: ScheduleValues, isStaff: boolean): Problems<ScheduleValues> {
  const limitProblem = values.limit.trim() === '' ? undefined : amountProblem(values.limit)
  return {
    ...problemsOf(checkSchedule(termsOf(values)), values, 'day'),
    ...(limitProblem !== undefined && { limit: limitProblem }),
    ...(!values.isOfAllShipTos && values.shipTos.length === 0 && { shipTos: 'Choose at least one ship-to.' }),
    ...(values.paymentSettingsId === null && { paymentSettingsId: 'Choose a payment method.' }),
    ...(isStaff && values.userId === null && { userId: autopayRefusals.person_missing.message }),
  }
}
