import { toCsv } from '#kit/csv.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { PromotionEffect } from '../promotion.ts'

/** STAFF-3: an effect as a file, a line for each week; margin only where the reader may know it. */
export function writeEffectFile({ weeks, before }: PromotionEffect): string {
  const withMargin = before.marginCents !== undefined
  const head = ['Part', 'Week starts', 'Week ends', 'Cases', 'Eaches', 'Sales', ...(withMargin ? ['Margin'] : [])]
  return toCsv([
    head,
    ...weeks.map(({ week, startsOn, endsOn, cases, units, salesCents, marginCents }) => [
      week < 0 ? 'Before' : 'Promotion',
      startsOn,
      endsOn,
      String(cases),
      String(units),
      writeDecimal(salesCents, 2),
      ...(withMargin ? [writeDecimal(marginCents ?? 0, 2)] : []),
    ]),
  ])
}
