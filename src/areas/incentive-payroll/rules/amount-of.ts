import { type Cents, divideHalfUp } from '#kit/money.ts'
import type { IncentiveNumber, IncentiveType } from '../incentive-types.ts'

/** The numbers of a record; those the type does not use are null. */
export type IncentiveNumbers = Readonly<Record<IncentiveNumber, number | null>>

/** STAFF-1: what a record pays, in cents; may be negative where something is taken back. */
export function amountOf(type: IncentiveType, numbers: IncentiveNumbers): Cents {
  const [baseCases, cases] = [numbers.baseCases ?? 0, numbers.cases ?? 0]
  const [money, percent] = [numbers.moneyCents ?? 0, numbers.percentHundredths ?? 0]
  switch (type) {
    case 'spiffs':
      return cases * money
    case 'new-accounts':
      return money
    case 'case-growth':
      return Math.max(0, cases - baseCases) * money
    case 'collections':
      return divideHalfUp(BigInt(money) * BigInt(percent), 10_000)
  }
}
