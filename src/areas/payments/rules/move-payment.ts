import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type MovedBy, type PaymentStatus, paymentMoves } from '../payment.ts'
import { paymentRefusals } from '../payments.refusals.ts'

/** BILL-4: a payment moves along the table of moves; the status it has already is no news. */
export function movePayment(
  from: PaymentStatus,
  to: PaymentStatus,
  by: MovedBy,
): Decision<{ readonly isNews: boolean }> {
  if (from === to) return allow({ isNews: false })
  if (paymentMoves[from][to] === by) return allow({ isNews: true })
  const message = `A payment that is ${from} cannot become ${to}.`
  return refuse(paymentRefusals.payment_move_not_possible, { message, details: { status: from } })
}
