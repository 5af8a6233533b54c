import { allow, type Decision, refuse } from '#kit/decision.ts'
import { readGtin } from '#kit/read-gtin.ts'
import { customerDataRefusals } from '../customer-data.refusals.ts'
import type { CustomItemText } from '../custom-item.ts'

/**
 * GUIDE-4: whether the fields of a custom item fit each other; returns it with a GTIN of 14 digits.
 */
export function checkCustomItem(text: CustomItemText): Decision<CustomItemText> {
  const { isBrokenCase, isCatchWeight } = text
  if (isBrokenCase && isCatchWeight)
    return refuse(customerDataRefusals.broken_case_by_weight, { field: 'isBrokenCase' })
  if (!isBrokenCase && text.eachPrice !== null)
    return refuse(customerDataRefusals.each_price_without_broken_case, { field: 'eachPrice' })
  if (!isBrokenCase && text.eachesPerCase !== 1)
    return refuse(customerDataRefusals.eaches_without_broken_case, { field: 'eachesPerCase' })
  if (isCatchWeight && text.caseNetWeight === 0)
    return refuse(customerDataRefusals.net_weight_missing, { field: 'caseNetWeight' })
  const gtin = text.gtin === '' ? '' : readGtin(text.gtin)
  if (gtin === null) return refuse(customerDataRefusals.gtin_not_valid, { field: 'gtin' })
  return allow({ ...text, gtin })
}
