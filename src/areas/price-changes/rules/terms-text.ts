import { readDecimal } from '#kit/read-decimal.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { CostPlus } from '#areas/prices/cost-plus.ts'
import { inOrder } from '#areas/prices/rules/check-breaks.ts'
import type { StoredAmounts } from '#areas/prices/stored-price.ts'
import { priceChangeLimits, type PriceLine } from '../price-change.ts'

type Breaks = NonNullable<PriceLine['breaks']>

const within = (value: number | null, least: number, most: number): number | undefined =>
  value === null || value < least || value > most ? undefined : value

/** ITEM-8: '10=31.50|25=29.90' as prices by quantity; null: none; undefined: cannot be read. */
export function readBreaks(text: string, decimals: 2 | 4): PriceLine['breaks'] | undefined {
  if (text.trim() === '') return null
  const breaks: Breaks = []
  for (const entry of text.split('|')) {
    const [cases = '', amount = '', ...more] = entry.split('=')
    const fromCases = within(readDecimal(cases.trim(), 0), 2, priceChangeLimits.breakCases)
    const price = within(readDecimal(amount.trim(), decimals), 1, priceChangeLimits.cents)
    if (fromCases === undefined || price === undefined || more.length > 0) return undefined
    breaks.push([fromCases, price])
  }
  return inOrder(breaks).map(([cases, amount]) => [cases, amount])
}

/** The same as it would have been typed. */
export const textOfBreaks = ({ breaks, poundHundredths }: Pick<StoredAmounts, 'breaks' | 'poundHundredths'>): string =>
  (breaks ?? [])
    .map(
      ([cases, amount]) =>
        `${cases}=${poundHundredths === null ? writeDecimal(amount, 2) : writeDecimal(amount, 4, 2)}`,
    )
    .join('|')

/** ITEM-8: '12%', '1.50' a case or '0.25/lb'; null: none; undefined: cannot be read. */
export function readCostPlus(text: string): CostPlus | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  const by = typed.endsWith('%') ? 'percent' : /\/ ?lb$/i.test(typed) ? 'pound' : 'case'
  const digits = typed.replace(/ ?(%|\/ ?lb)$/i, '')
  const value = within(readDecimal(digits, by === 'pound' ? 4 : 2), 0, priceChangeLimits.cents)
  return value === undefined ? undefined : { by, value }
}

/** The same as it would have been typed. */
export const textOfCostPlus = ({ by, value }: CostPlus): string =>
  by === 'pound' ? `${writeDecimal(value, 4, 2)}/lb` : `${writeDecimal(value, 2)}${by === 'percent' ? '%' : ''}`
