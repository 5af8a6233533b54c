import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { describeCostPlus } from '#areas/prices/rules/describe-cost-plus.ts'
import type { StoredAmounts } from '#areas/prices/stored-price.ts'

/** What a stored price says, in words: '$20.00 a case, until further notice'. */
export function describeAmounts(
  amounts: Pick<StoredAmounts, 'caseCents' | 'eachCents' | 'poundHundredths' | 'endsOn' | 'breaks' | 'costPlus'>,
): string {
  const { caseCents, eachCents, poundHundredths, endsOn, breaks, costPlus } = amounts
  const prices = [
    ...(caseCents === null ? [] : [`${formatCents(caseCents)} a case`]),
    ...(eachCents === null ? [] : [`${formatCents(eachCents)} an each`]),
    ...(poundHundredths === null ? [] : [formatPerPound(poundHundredths)]),
    ...(breaks ?? []).map(
      ([cases, amount]) =>
        `${poundHundredths === null ? formatCents(amount) : formatPerPound(amount)} at ${cases} cases or more`,
    ),
    ...(costPlus ? [describeCostPlus(costPlus)] : []),
  ]
  return [...prices, endsOn === null ? 'until further notice' : `until ${formatDayWithYear(endsOn)}`].join(', ')
}
