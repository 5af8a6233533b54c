import type { Decision } from '#kit/decision.ts'
import { allow, refuse } from '#kit/decision.ts'
import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'

/**
 * What becomes of an order at other prices than ours: an operator decides
 * (`LARDER_PUNCHOUT_PRICES`).
 */
export const priceRules = ['hold', 'accept', 'refuse'] as const
/** One of them. */
export type PriceRule = (typeof priceRules)[number]

/** A price of an ordered unit beside ours, both in hundredths of a cent. */
export interface ComparedPrice {
  readonly lineNumber: number
  readonly partId: string
  /** Undefined where the document has none. */
  readonly sent: number | undefined
  readonly ours: number
}

/** Prices that differ by no more than a cent are the same (punchout O5). */
const tolerance = 100

const written = (price: number): string => (price / 10_000).toFixed(4).replace(/0{1,2}$/, '')

/**
 * PUNCH-3: a price that changed between the return and the order is never passed over in silence:
 * the order waits for a person, is booked at our price, or is refused. The sentences say why it
 * waits.
 */
export function judgePrices(prices: readonly ComparedPrice[], rule: PriceRule): Decision<{ reasons: string[] }> {
  const differing = prices.filter(({ sent, ours }) => sent !== undefined && Math.abs(sent - ours) > tolerance)
  const reasons = differing.map(
    ({ lineNumber, partId, sent, ours }) =>
      `Line ${lineNumber}: item ${partId} is ordered at ${written(sent!)}, and costs ${written(ours)}.`,
  )
  if (reasons.length === 0 || rule === 'accept') return allow({ reasons: [] })
  return rule === 'refuse' ? refuse(cxmlRefusals.cxml_value_wrong, { message: reasons[0]! }) : allow({ reasons })
}
