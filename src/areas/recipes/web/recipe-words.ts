import { formatCents } from '#kit/money.ts'
import { writeDecimal } from '#kit/write-decimal.ts'

/** RECIPE-2: the specification's sentences. */
export const recipeTexts = {
  current: 'Showing current prices',
  'last purchased': 'Showing last purchased prices',
  priceMissing: 'Cannot calculate total costs since price is unavailable for one or more items',
  failed: 'Failed to load recipe details',
} as const

/** RECIPE-2: the warning when the food cost is above the ship-to's maximum. */
export const foodCostTexts = (max: number, suggested: number) => ({
  warning: `Food cost should be below ${max}%.`,
  advice: `Consider setting menu price to ${formatCents(suggested)} or reducing your cost.`,
})

/** Cents, or '-' where nothing is known or may be seen. */
export const moneyText = (cents: number | null | undefined): string => (cents == null ? '-' : formatCents(cents))

/** Thousandths of a dollar, all three decimals. */
export const unitCostText = (thousandths: number | null | undefined): string =>
  thousandths == null ? '-' : `$${writeDecimal(thousandths, 3)}`

/** Percent as it is, with at most two decimals. */
export const percentText = (percent: number | null | undefined): string => (percent == null ? '-' : `${percent}%`)

/** An allergen as people read it: underscores are spaces. */
export const spaced = (name: string): string => name.replaceAll('_', ' ')

/** 'Nov 26, 2026': the day of an instant where the division is. */
export const dayText = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' })

/** '45 min', '1 h 30 min'. */
export const minutesText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`
