import { divideHalfUp } from '#kit/money.ts'
import type { CreditCodeKind } from '../credit-code.ts'
import type { CreditableLine } from '../credit-draft.ts'
import type { CreditUnit } from '../credit-request.ts'

/** What is taken of the pools of an invoice's line. */
export interface Take {
  readonly cases: number
  readonly units: number
}

/**
 * What is left of both pools for a code of this kind: the price of what went back is not asked
 * about.
 */
export const leftOf = ({ cases, units }: CreditableLine, kind: CreditCodeKind): Take => {
  const left = (pool: CreditableLine['cases']) =>
    Math.max(0, pool.size - pool.goodsClaimed - (kind === 'price' ? pool.priceClaimed : 0))
  return { cases: left(cases), units: left(units) }
}

/** CREDIT-1: the units a line can be credited in. */
export function unitsOf({ weight, shippedCases, shippedUnits, eachesPerCase }: CreditableLine): CreditUnit[] {
  const isWeighed = weight !== null
  return [
    ...(shippedCases > 0 ? (['CS'] as const) : []),
    ...(shippedUnits > 0 || (!isWeighed && shippedCases > 0 && eachesPerCase > 1) ? (['EA'] as const) : []),
    ...(isWeighed ? (['LB'] as const) : []),
  ]
}

/**
 * CREDIT-1: how much can still be credited in a unit: whole cases or eaches, hundredths of a pound.
 * Eaches are those billed as such, then those of cases. A case of catch weight is its share of the
 * pounds: rounding of one case does not lose another.
 */
export function leftToCredit(line: CreditableLine, unit: CreditUnit, kind: CreditCodeKind): number {
  const left = leftOf(line, kind)
  if (!unitsOf(line).includes(unit)) return 0
  if (unit === 'LB') return left.cases
  if (line.weight !== null) {
    return unit === 'EA' ? left.units : Math.floor(((left.cases + line.shippedCases) * line.shippedCases) / line.weight)
  }
  return unit === 'CS' ? Math.floor(left.cases / line.eachesPerCase) : left.units + left.cases
}

/** What a quantity takes of the pools; at most what is left. */
export function takeOf(line: CreditableLine, unit: CreditUnit, quantity: number, kind: CreditCodeKind): Take {
  const left = leftOf(line, kind)
  if (unit === 'EA') {
    const units = Math.min(quantity, left.units)
    return { units, cases: quantity - units }
  }
  if (unit === 'LB') return { units: 0, cases: quantity }
  const cases =
    line.weight === null
      ? quantity * line.eachesPerCase
      : Math.min(left.cases, divideHalfUp(line.weight * quantity, line.shippedCases))
  return { units: 0, cases }
}

/** CREDIT-1: what one of the unit was billed at, in cents; a pound in hundredths of a cent. */
export function billedPrice({ cases, units, ...line }: CreditableLine, unit: CreditUnit): number {
  if (unit === 'LB') return line.perPound ?? 0
  if (unit === 'EA') {
    return units.size > 0 ? (line.eachPrice ?? divideHalfUp(units.value, units.size)) : shareOf(cases, 1)
  }
  return line.weight === null && line.casePrice !== null
    ? line.casePrice
    : divideHalfUp(cases.value, Math.max(1, line.shippedCases))
}

const shareOf = ({ value, size }: CreditableLine['cases'], part: number): number =>
  size === 0 ? 0 : divideHalfUp(BigInt(value) * BigInt(part), BigInt(size))

/**
 * CREDIT-1: what a take is worth, at most what is left of the line's total. What codes about the
 * price have taken off is not credited again with the goods.
 */
export function goodsAmount(line: CreditableLine, take: Take): number {
  const { cases, units, lineTotal, claimedCents, priceClaimedCents } = line
  const billed = shareOf(cases, take.cases) + shareOf(units, take.units)
  const net =
    priceClaimedCents === 0 || lineTotal <= 0
      ? billed
      : divideHalfUp(BigInt(billed) * BigInt(lineTotal - priceClaimedCents), BigInt(lineTotal))
  return Math.max(0, Math.min(net, lineTotal - claimedCents))
}

/** CREDIT-1: what a lower price makes on a quantity, at most what is left of the line's total. */
export function priceAmount(line: CreditableLine, unit: CreditUnit, quantity: number, askedPrice: number): number {
  const difference = billedPrice(line, unit) - askedPrice
  const amount = unit === 'LB' ? divideHalfUp(BigInt(difference) * BigInt(quantity), 10_000n) : difference * quantity
  return Math.max(0, Math.min(amount, line.lineTotal - line.claimedCents))
}

/** The line with a further claim, for the next line of the same request. */
export function withClaim(line: CreditableLine, kind: CreditCodeKind, take: Take, amountCents: number): CreditableLine {
  const claim = kind === 'price' ? 'priceClaimed' : 'goodsClaimed'
  return {
    ...line,
    cases: { ...line.cases, [claim]: line.cases[claim] + take.cases },
    units: { ...line.units, [claim]: line.units[claim] + take.units },
    claimedCents: line.claimedCents + amountCents,
    priceClaimedCents: line.priceClaimedCents + (kind === 'price' ? amountCents : 0),
  }
}
