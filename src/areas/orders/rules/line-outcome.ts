import { plural } from '#kit/text.ts'
import type { LineQuantity, OrderLine } from '../order.ts'

/** What became of a line, in words for its reader. */
export interface LineOutcome {
  readonly kind: 'waiting' | 'asOrdered' | 'short' | 'out' | 'substituted'
  /** Empty while there is nothing to say. */
  readonly text: string
}

/** A line with what is known of it. */
type ReportedLine = Pick<OrderLine, 'orderedCases' | 'orderedUnits' | 'report' | 'billed'>

/** What is known of the line last: billed, else shipped, else confirmed. */
export const latestQuantity = ({ report, billed }: Pick<ReportedLine, 'report' | 'billed'>): LineQuantity | null =>
  billed ?? report?.shipped ?? report?.confirmed ?? null

/**
 * ORDER-1: marks a line that comes short, not at all or as another item, as soon as the ERP has
 * confirmed it, before the truck leaves.
 */
export function lineOutcome(line: ReportedLine): LineOutcome {
  const quantity = latestQuantity(line)
  const substitute = line.report?.substitute
  if (substitute)
    return { kind: 'substituted', text: `Substitute: ${substitute.description}, ${quantityText(substitute)}` }
  if (quantity === null) return { kind: 'waiting', text: '' }
  const ordered = { cases: line.orderedCases, units: line.orderedUnits }
  if (quantity.cases >= ordered.cases && quantity.units >= ordered.units) return { kind: 'asOrdered', text: '' }
  if (quantity.cases === 0 && quantity.units === 0) return { kind: 'out', text: 'Not available' }
  return { kind: 'short', text: `Short: ${quantityText(quantity)} of ${quantityText(ordered)}` }
}

/** '3 CS', '2 EA', '3 CS + 2 EA'; '0' for none. */
export const quantityText = ({ cases, units }: LineQuantity): string =>
  [cases > 0 && `${cases} CS`, units > 0 && `${units} EA`].filter(Boolean).join(' + ') || '0'

/** One sentence about all lines of an order; undefined while everything comes as ordered. */
export function describeShortages(lines: readonly ReportedLine[]): string | undefined {
  const kinds = lines.map((line) => lineOutcome(line).kind)
  const count = (kind: LineOutcome['kind']) => kinds.filter((each) => each === kind).length
  const [short, out, substituted] = [count('short'), count('out'), count('substituted')]
  const parts = [
    short > 0 && `${plural(short, 'item')} short`,
    out > 0 && `${plural(out, 'item')} not available`,
    substituted > 0 && `${plural(substituted, 'item')} substituted`,
  ].filter(Boolean)
  return parts.length === 0 ? undefined : parts.join(', ')
}
