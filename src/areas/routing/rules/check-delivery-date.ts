import { addMonths, type CalendarDate } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { routingRefusals } from '../routing.refusals.ts'
import { type DateFacts, maxMonthsAhead, possibleDateOf } from './possible-dates.ts'

/** S0 section 5: what staff read beside a date that is not a routing day. */
export const needsApproval = 'The selected delivery date will need approval since it is not a valid routing day.'

/**
 * CART-3, security 22: a delivery date is today or later, at most 3 months ahead, and for customers
 * a routing day before its cut-off. Staff may choose another day and are warned; the warning is the
 * decision's value.
 */
export function checkDeliveryDate(
  date: CalendarDate,
  facts: DateFacts,
  isStaff: boolean,
): Decision<{ warning: string | null }> {
  const field = 'deliveryDate'
  if (date < facts.today) return refuse(routingRefusals.date_in_past, { field })
  if (date > addMonths(facts.today, maxMonthsAhead)) return refuse(routingRefusals.date_too_far, { field })
  const { valid, cutOffAt } = possibleDateOf(date, facts)
  if (valid) return allow({ warning: null })
  if (isStaff) return allow({ warning: needsApproval })
  return refuse(cutOffAt === null ? routingRefusals.date_not_routed : routingRefusals.date_past_cut_off, { field })
}
