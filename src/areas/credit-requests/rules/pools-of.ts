import type { CreditableLine } from '../credit-draft.ts'

/** What an invoice's line says of its pools. */
export type PooledLine = Pick<
  CreditableLine,
  'shippedCases' | 'shippedUnits' | 'weight' | 'eachesPerCase' | 'eachPrice' | 'lineTotal'
>

interface Pool {
  readonly size: number
  readonly value: number
}

/**
 * CREDIT-1: the two pools of a line: its cases, counted in eaches or weighed in hundredths of a
 * pound, and its eaches. Together they are worth what the line billed; what was taken back, or
 * billed at nothing, has none.
 */
export function poolsOf(line: PooledLine): { readonly cases: Pool; readonly units: Pool } {
  const { shippedCases, shippedUnits, weight, eachesPerCase, eachPrice, lineTotal } = line
  const nothing = { size: 0, value: 0 }
  if (lineTotal <= 0) return { cases: nothing, units: nothing }
  const hasCases = shippedCases > 0 || weight !== null
  const unitsValue = hasCases ? Math.min(lineTotal, shippedUnits * (eachPrice ?? 0)) : lineTotal
  return {
    units: shippedUnits > 0 ? { size: shippedUnits, value: unitsValue } : nothing,
    cases: hasCases
      ? { size: weight ?? shippedCases * eachesPerCase, value: lineTotal - (shippedUnits > 0 ? unitsValue : 0) }
      : nothing,
  }
}
