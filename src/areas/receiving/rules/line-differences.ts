import type { ReceivedContent } from '../receipt-operation.ts'
import type { DeliveryLine, DifferenceKind, LineDifference } from '../receiving.ts'

/** Scales differ by so much: a hundredth of what was billed. */
const toleranceOf = (billed: number): number => Math.floor(billed / 100)

/** What of a line is compared. */
export type ComparedLine = Pick<DeliveryLine, 'expected' | 'maxTemperature'>

/**
 * NEXT-6: what came otherwise than billed. Goods that are damaged, not good or not the right ones
 * did come, so that they are not short as well.
 */
export function lineDifferences(
  { expected, maxTemperature }: ComparedLine,
  content: ReceivedContent | null,
): LineDifference[] {
  if (content === null) return []
  const of = (kind: DifferenceKind, cases: number, units: number, note = '', weight: number | null = null) =>
    cases + units > 0 || weight !== null || kind === 'warm'
      ? [{ kind, cases, units, weightHundredths: weight, note }]
      : []
  const under = (wanted: number, came: number) => Math.max(0, wanted - came)
  return [
    ...of('short', under(expected.cases, content.cases), under(expected.units, content.units)),
    ...of('over', under(content.cases, expected.cases), under(content.units, expected.units)),
    ...lightOf(expected, content).flatMap((weight) => of('light', 0, 0, '', weight)),
    ...content.problems.flatMap(({ kind, cases, units, note }) => of(kind, cases, units, note)),
    ...(isWarm(maxTemperature, content) ? of('warm', 0, 0) : []),
  ]
}

/** Pounds that are missing where all the cases are there. */
function lightOf(expected: DeliveryLine['expected'], { cases, units, weightHundredths }: ReceivedContent): number[] {
  if (expected.weightHundredths === null || weightHundredths === null) return []
  // What is short by the case is asked for by the case.
  if (cases < expected.cases || units < expected.units) return []
  const missing = expected.weightHundredths - weightHundredths
  return missing > toleranceOf(expected.weightHundredths) ? [missing] : []
}

/** True for goods that came warmer than they may be. */
export const isWarm = (
  maxTemperature: number | null,
  { temperatureTenths }: Pick<ReceivedContent, 'temperatureTenths'>,
): boolean => maxTemperature !== null && temperatureTenths !== null && temperatureTenths > maxTemperature * 10
