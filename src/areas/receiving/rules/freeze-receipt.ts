import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { ReceiptOperation } from '../receipt-operation.ts'
import type { DeliveryLine, ReceiptResult } from '../receiving.ts'
import { receivingRefusals } from '../receiving.refusals.ts'
import { lineDifferences } from './line-differences.ts'
import { isLineUndecided, mergeReceipt } from './merge-receipt.ts'

/** What checking is finished with. */
export interface FinishedLines {
  readonly results: readonly ReceiptResult[]
  readonly checkedLines: number
  readonly differentLines: number
}

const notBilled = { cases: 0, units: 0, weightHundredths: null }

/**
 * NEXT-6: freezes what was found of every line, and of items that came without being billed. Lines
 * nobody checked stay so. A line two people found different things of has to be decided first.
 */
export function freezeReceipt(
  lines: readonly DeliveryLine[],
  log: readonly ReceiptOperation[],
  describe: (itemNumber: string) => { readonly description: string; readonly packSizeDescription: string },
): Decision<FinishedLines> {
  const checked = mergeReceipt(log)
  const undecided = [...checked.values()].filter(isLineUndecided).map(({ itemNumber }) => itemNumber)
  if (undecided.length > 0) return refuse(receivingRefusals.receipt_undecided, { details: { items: undecided } })
  const filled = [...checked.values()].filter(({ content }) => content !== null)
  if (filled.length === 0) return refuse(receivingRefusals.receipt_empty)
  const known = new Set(lines.map(({ itemNumber }) => itemNumber))
  const extra = filled
    .filter(({ itemNumber }) => !known.has(itemNumber))
    .map(({ itemNumber }) => ({
      itemNumber,
      ...describe(itemNumber),
      isCatchWeight: false,
      expected: notBilled,
      maxTemperature: null,
    }))
  const results = [...lines, ...extra].map((line): ReceiptResult => {
    const state = checked.get(line.itemNumber)
    const content = state?.content ?? null
    const { itemNumber, description, packSizeDescription, isCatchWeight, expected } = line
    return {
      itemNumber,
      description,
      packSizeDescription,
      isCatchWeight,
      expected,
      content: content && { ...content, problems: [...content.problems], lots: [...content.lots] },
      differences: lineDifferences(line, content),
      byNames: content ? [...new Set(state!.live.map(({ byName }) => byName))].toSorted() : [],
    }
  })
  return allow({
    results,
    checkedLines: results.filter(({ content }) => content !== null).length,
    differentLines: results.filter(({ differences }) => differences.length > 0).length,
  })
}
