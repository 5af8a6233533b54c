import type { CountedQuantity } from '../count-operation.ts'
import type { CountedPack } from '../inventory.ts'

/**
 * INV-1: what cases, eaches and pounds hold together, exactly: in ten-thousandths of an each, of
 * catch weight in ten-thousandths of a pound with cases at their average weight.
 */
export function measureCount(
  { caseHundredths, units, weightHundredths }: CountedQuantity,
  { isCatchWeight, caseWeightHundredths, eachesPerCase }: CountedPack,
): number {
  if (isCatchWeight) return caseHundredths * caseWeightHundredths + weightHundredths * 100
  return (caseHundredths * eachesPerCase + units * 100) * 100
}
