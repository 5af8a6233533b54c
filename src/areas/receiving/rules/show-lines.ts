import type { ReceivedContent } from '../receipt-operation.ts'
import type { DeliveryLine, LineDifference } from '../receiving.ts'
import { lineDifferences } from './line-differences.ts'
import type { CheckedLine, MergedCheck } from './merge-receipt.ts'
import { isLineUndecided } from './merge-receipt.ts'

/** Which lines a screen shows. */
export const lineShows = { all: 'All', open: 'To check', different: 'Different' } as const
/** Which lines a screen shows. */
export type LineShow = keyof typeof lineShows

/** A line with what was found of it. */
export interface ShownLine {
  readonly line: DeliveryLine
  readonly state: 'open' | 'asBilled' | 'different' | 'undecided'
  readonly content: ReceivedContent | null
  readonly differences: readonly LineDifference[]
}

const nothing = { cases: 0, units: 0, weightHundredths: null }

/** An item that came and is on no line of the delivery. */
const extraLine = (itemNumber: string): DeliveryLine => ({
  itemNumber,
  description: `Item ${itemNumber}`,
  packSizeDescription: '',
  brand: '',
  isCatchWeight: false,
  eachesPerCase: 1,
  ordered: null,
  shipped: null,
  billed: null,
  expected: nothing,
  insteadOf: null,
  maxTemperature: null,
})

/** One line with what was found of it. */
export function showLine<Operation extends MergedCheck>(
  line: DeliveryLine,
  state: CheckedLine<Operation> | undefined,
): ShownLine {
  const content = state?.content ?? null
  const differences = lineDifferences(line, content)
  if (state && content && isLineUndecided(state)) return { line, state: 'undecided', content, differences }
  if (content === null) return { line, state: 'open', content, differences }
  return { line, state: differences.length === 0 ? 'asBilled' : 'different', content, differences }
}

/** NEXT-6: every line of a delivery, then what came without being billed. */
export function showLines<Operation extends MergedCheck>(
  lines: readonly DeliveryLine[],
  stateOf: (itemNumber: string) => CheckedLine<Operation> | undefined,
  found: Iterable<string>,
): ShownLine[] {
  const known = new Set(lines.map(({ itemNumber }) => itemNumber))
  const extra = [...found].filter((itemNumber) => !known.has(itemNumber) && stateOf(itemNumber)?.content)
  return [...lines, ...extra.map(extraLine)].map((line) => showLine(line, stateOf(line.itemNumber)))
}

/** A line that comes and that nobody checked; what will not come need not be. */
export const isOpen = ({ state, line: { expected } }: ShownLine): boolean =>
  state === 'open' && expected.cases + expected.units > 0

/** How far the checking is. */
export interface ReceiptProgress {
  readonly total: number
  readonly open: number
  readonly different: number
  readonly undecided: number
}

/** NEXT-6: how far the checking is; what will not come is not counted. */
export const receiptProgress = (lines: readonly ShownLine[]): ReceiptProgress => ({
  total: lines.filter((each) => isOpen(each) || each.content !== null).length,
  open: lines.filter(isOpen).length,
  different: lines.filter(({ state }) => state === 'different').length,
  undecided: lines.filter(({ state }) => state === 'undecided').length,
})

/** Whether a line is among those that are shown. */
export function isLineShown(line: ShownLine, show: LineShow): boolean {
  if (show === 'all') return true
  return show === 'open' ? isOpen(line) : line.state === 'different' || line.state === 'undecided'
}
