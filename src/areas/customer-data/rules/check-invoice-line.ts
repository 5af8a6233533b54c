import { allow, type Decision, refuse } from '#kit/decision.ts'
import { priceByWeight } from '#kit/money.ts'
import { customerDataRefusals } from '../customer-data.refusals.ts'
import type { InvoiceLineText } from '../customer-invoice.ts'

/** How the custom item of a line is bought. */
export interface BoughtItem {
  readonly isBrokenCase: boolean
  readonly isCatchWeight: boolean
}

/** Most cents of one line: $99,999,999.99. */
const maxTotal = 9_999_999_999

/**
 * GUIDE-4: whether a line can be priced; returns its exact total in cents. Fields are those of the
 * line.
 */
export function checkInvoiceLine(item: BoughtItem, line: InvoiceLineText): Decision<number> {
  const { cases, units, weight, perPound } = line
  if (cases === 0 && units === 0) return refuse(customerDataRefusals.invoice_line_empty, { field: 'cases' })
  if (units > 0 && !item.isBrokenCase) return refuse(customerDataRefusals.invoice_line_by_case_only, { field: 'units' })
  if (!item.isCatchWeight && (weight !== null || perPound !== null)) {
    const field = weight === null ? 'perPound' : 'weight'
    return refuse(customerDataRefusals.invoice_line_weight_unwanted, { field })
  }
  if (item.isCatchWeight) {
    if (weight === null || weight === 0)
      return refuse(customerDataRefusals.invoice_line_weight_missing, { field: 'weight' })
    if (perPound === null) return refuse(customerDataRefusals.invoice_line_price_missing, { field: 'perPound' })
    return totalOf(priceByWeight(perPound, weight), 'weight')
  }
  if (cases > 0 && line.casePrice === null)
    return refuse(customerDataRefusals.invoice_line_price_missing, { field: 'casePrice' })
  if (units > 0 && line.eachPrice === null)
    return refuse(customerDataRefusals.invoice_line_price_missing, { field: 'eachPrice' })
  return totalOf(cases * (line.casePrice ?? 0) + units * (line.eachPrice ?? 0), 'cases')
}

const totalOf = (cents: number, field: string): Decision<number> =>
  cents > maxTotal ? refuse(customerDataRefusals.invoice_line_total_too_large, { field }) : allow(cents)
