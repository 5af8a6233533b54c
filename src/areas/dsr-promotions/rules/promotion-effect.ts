import { addDays, type CalendarDate, daysBetween } from '#kit/dates.ts'
import type { EffectWeek, PromotionEffect } from '../promotion.ts'

/** What was invoiced on a day. */
export interface EffectDay {
  readonly day: CalendarDate
  readonly cases: number
  readonly units: number
  readonly salesCents: number
  /** What it cost; null for those who may not know. */
  readonly costCents: number | null
}

/** The days an effect compares: those of the promotion until today, and as many before it. */
export function effectDays(
  { startsOn, endsOn }: { readonly startsOn: CalendarDate; readonly endsOn: CalendarDate },
  today: CalendarDate,
): { days: number; since: CalendarDate; until: CalendarDate } {
  const until = endsOn < today ? endsOn : today
  const days = Math.max(0, daysBetween(startsOn, until) + 1)
  return { days, since: addDays(startsOn, -days), until: addDays(startsOn, days - 1) }
}

type Figures = PromotionEffect['before']

function figuresOf(rows: readonly EffectDay[], withMargin: boolean): Figures {
  const sum = (of: (row: EffectDay) => number) => rows.reduce((total, row) => total + of(row), 0)
  const salesCents = sum((row) => row.salesCents)
  return {
    cases: sum((row) => row.cases),
    units: sum((row) => row.units),
    salesCents,
    ...(withMargin && { marginCents: salesCents - sum((row) => row.costCents ?? 0) }),
  }
}

/**
 * STAFF-3: what was invoiced during a promotion beside as many days before it, week by week: weeks
 * count from its first day, forward and back, so that both sides have the same number of each
 * length.
 */
export function promotionEffectOf(
  startsOn: CalendarDate,
  { days }: { readonly days: number },
  rows: readonly EffectDay[],
  withMargin: boolean,
): PromotionEffect {
  const weeks: EffectWeek[] = []
  const count = Math.ceil(days / 7)
  for (let week = -count; week < count; week++) {
    const isBefore = week < 0
    // The last week of each side may be short.
    const first = isBefore ? Math.max(week * 7, -days) : week * 7
    const last = isBefore ? week * 7 + 6 : Math.min(week * 7 + 6, days - 1)
    const [from, until] = [addDays(startsOn, first), addDays(startsOn, last)]
    const own = rows.filter(({ day }) => day >= from && day <= until)
    weeks.push({ week, startsOn: from, endsOn: until, ...figuresOf(own, withMargin) })
  }
  const within = rows.filter(({ day }) => day >= addDays(startsOn, -days) && day < addDays(startsOn, days))
  return {
    days,
    before: figuresOf(
      within.filter(({ day }) => day < startsOn),
      withMargin,
    ),
    during: figuresOf(
      within.filter(({ day }) => day >= startsOn),
      withMargin,
    ),
    weeks,
  }
}
