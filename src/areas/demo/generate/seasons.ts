import { type CalendarDate, weekdayOf } from '#kit/dates.ts'
import type { DemoItem } from './catalogue.ts'
import type { DivisionCode } from './size.ts'
import type { Kitchen } from './kitchens.ts'

const monthOf = (day: CalendarDate): number => Number(day.slice(5, 7))

// How busy each month is, January first; 1 is the usual.
const restaurant = [0.88, 0.95, 1, 1.02, 1.06, 1.05, 1.02, 1, 0.96, 1, 1.02, 1.16]
const desert = [0.94, 1, 1.12, 1.1, 1.06, 0.94, 0.86, 0.86, 0.98, 1.1, 1.04, 1.08]
const even = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
const schoolYear = [1, 1, 0.96, 1, 0.9, 0, 0, 0.5, 1.05, 1.05, 0.9, 0.7]

const months = (kitchen: Kitchen, division: DivisionCode): readonly number[] => {
  if (kitchen === 'school') return schoolYear
  if (kitchen === 'hospital' || kitchen === 'seniors') return even
  // Las Vegas is full in spring and October, and empty in the heat.
  return division === 'NLV' && ['hotel', 'buffet', 'steakhouse', 'sushi'].includes(kitchen) ? desert : restaurant
}

/**
 * How much a kitchen orders for a day beside its usual: by month and weekday; nothing while school
 * is out.
 */
export function busyness(kitchen: Kitchen, division: DivisionCode, day: CalendarDate): number {
  const weekday = weekdayOf(day)
  const isBeforeWeekend = weekday >= 4
  const isOpenAtWeekends = kitchen !== 'school' && kitchen !== 'hospital'
  const share = isOpenAtWeekends ? (isBeforeWeekend ? 1.2 : weekday === 1 ? 0.85 : 1) : 1
  return months(kitchen, division)[monthOf(day) - 1]! * share
}

interface Season {
  readonly words: RegExp
  /** From the first month to the last, both included; 10 to 2 is over the new year. */
  readonly months: readonly [number, number]
  /** How much more is bought then, and what is bought at other times. */
  readonly factor: readonly [then: number, else_: number]
}

const seasons: readonly Season[] = [
  { words: /^(CHERRY SWEET|PEACH YELLOW|NECTARINE|PLUM|APRICOT 72)/, months: [5, 9], factor: [1.5, 0] },
  { words: /^(STRAWBERRY|BLUEBERRY|RASPBERRY|BLACKBERRY) /, months: [4, 8], factor: [1.3, 0.8] },
  { words: /^(WATERMELON|MELON|CORN ON)/, months: [5, 9], factor: [1.4, 0.5] },
  { words: /^(CRANBERRY FRESH|PUMPKIN|PIE PUMPKIN|PIE PECAN|EGGNOG|TURKEY WHOLE)/, months: [10, 12], factor: [2, 0.1] },
  { words: /^(ICE CREAM|SORBET|GELATO|LEMONADE|TEA BLACK ICED|POPSICLE)/, months: [5, 9], factor: [1.5, 0.7] },
  { words: /^(SOUP|CHOWDER|HOT CHOCOLATE|SQUASH|BASE|BEEF STEW)/, months: [10, 3], factor: [1.4, 0.8] },
  { words: /^ASPARAGUS/, months: [3, 6], factor: [1.4, 0.7] },
]

/** How much more or less of an item is bought in a month: peaches in summer, soup in winter. */
export function seasonOf({ description }: Pick<DemoItem, 'description'>, day: CalendarDate): number {
  const season = seasons.find(({ words }) => words.test(description))
  if (!season) return 1
  const [from, to] = season.months
  const month = monthOf(day)
  const isThen = from <= to ? month >= from && month <= to : month >= from || month <= to
  return season.factor[isThen ? 0 : 1]
}
