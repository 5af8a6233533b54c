import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { PayingMethod } from '../payable.ts'
import { makePaymentRefusals } from '../payments.refusals.ts'

const field = 'paymentSettingsId'

/**
 * BILL-3: a method may be used. `method` is undefined when it is not there for this bill-to,
 * whoever else has it.
 */
export function checkMethod(method: PayingMethod | undefined, mayPayByCard: boolean): Decision<PayingMethod> {
  if (!method) return refuse(makePaymentRefusals.method_not_for_bill_to, { field })
  if (method.kind !== 'card') return allow(method)
  if (!mayPayByCard) return refuse(makePaymentRefusals.card_payments_not_allowed, { field })
  if (!method.isExpired) return allow(method)
  return refuse(makePaymentRefusals.card_expired, {
    field,
    message: `${method.name} has expired. Choose another payment method.`,
  })
}
