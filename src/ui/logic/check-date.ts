import { type CalendarDate, fromInputDate } from '#kit/dates.ts'

/** What a date field accepts (UI-3). */
export interface DateLimits {
  readonly min?: CalendarDate | undefined
  readonly max?: CalendarDate | undefined
  readonly isUnavailable?: ((date: CalendarDate) => boolean) | undefined
  readonly isRequired?: boolean | undefined
}

/**
 * UI-3: what a typed text means: a date to take, nothing, or a mistake. A date outside the limits
 * is ignored.
 */
export function checkDate(
  text: string,
  limits: DateLimits,
): { date: CalendarDate | null } | { error: string } | { isIgnored: true } {
  if (text.trim() === '') return limits.isRequired ? { error: 'Required' } : { date: null }
  const date = fromInputDate(text)
  if (date === null) return { error: 'Date input not valid.' }
  const isOutside =
    (limits.min && date < limits.min) || (limits.max && date > limits.max) || limits.isUnavailable?.(date)
  return isOutside ? { isIgnored: true } : { date }
}
