import { formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { DistributionRow } from '../auto-distribution.ts'

/** '2 cases' or '1 case and 3 eaches'. */
export const describeQuantity = ({
  orderedCases,
  orderedUnits,
}: Pick<DistributionRow, 'orderedCases' | 'orderedUnits'>): string =>
  [
    ...(orderedCases > 0 ? [plural(orderedCases, 'case')] : []),
    ...(orderedUnits > 0 ? [plural(orderedUnits, 'each', 'eaches')] : []),
  ].join(' and ')

/** What a run did so far, such as 'Mar 2, 2026: 40 added, 2 skipped, 3 waiting'. */
export function describeRun({ runOn, added, skipped, waiting }: NonNullable<DistributionRow['lastRun']>): string {
  const parts = [
    `${added} added`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
  ]
  return `${formatDayWithYear(runOn)}: ${parts.join(', ')}`
}
