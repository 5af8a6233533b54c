import type { ReceivedContent } from '../receipt-operation.ts'
import type { ShownLine } from './show-lines.ts'

/**
 * NEXT-6: all of a line came and is right; nobody weighed it. What scans and thermometers read of
 * it stays.
 */
export const asExpected = ({ line: { expected }, content }: Pick<ShownLine, 'line' | 'content'>): ReceivedContent => ({
  cases: expected.cases,
  units: expected.units,
  weightHundredths: null,
  problems: [],
  temperatureTenths: content?.temperatureTenths ?? null,
  lots: content?.lots ?? [],
})
