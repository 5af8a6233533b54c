import { todayIn } from '#areas/routing/rules/today-in.ts'
import { Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { makePaymentRefusals } from '../payments.refusals.ts'
import { getPayables, makePayment } from '../payments.endpoints.ts'
import { lastPayOn } from '../rules/check-pay-on.ts'
import { openPayables } from './payables.store.ts'
import { payingMethodOf } from './paying-method.ts'
import { placePayment } from './place-payment.ts'

/** BILL-3: what can be paid, and with what. */
export const getPayablesHandler = handle(getPayables, async ({ db, params, caller, now, services }) => {
  const { actor } = caller
  const { division, billTo } = params
  const found = await openPayables(db, actor.userId, { division, number: billTo })
  if (!found) throw new Refused(makePaymentRefusals.bill_to_not_found)
  const { payables, methods } = found
  const today = todayIn(found.timeZone, now)
  const mayPayByCard = actor.can('cardPayments') && services.config.outside.paymentsUrl !== undefined
  return {
    division,
    billTo,
    billToName: found.name,
    invoices: payables.filter(({ open }) => open > 0),
    credits: payables.filter(({ open }) => open < 0),
    notShown: found.notShown,
    terms: found.terms,
    methods: methods.filter(({ kind }) => kind === 'bank' || mayPayByCard).map((each) => payingMethodOf(each, today)),
    isCardPaymentEnabled: mayPayByCard,
    today,
    lastPayOn: lastPayOn(today),
  }
})

/** BILL-3: exactly once, in the transaction of the idempotency key. */
export const makePaymentHandler = handle(makePayment, async ({ db, body, caller, now, services, address }) => {
  const { division, billTo, invoices, credits, payOn, total, paymentSettingsId } = body
  const placed = await db.inTransaction((tx) =>
    placePayment(
      tx,
      {
        division,
        billTo,
        choice: { invoices, credits, payOn, total },
        methodId: paymentSettingsId,
        mode: 'once',
        actor: caller.actor,
        receiptEmail: caller.email,
        publicUrl: services.config.publicUrl,
        address,
      },
      now,
    ),
  )
  return { isSuccess: true as const, message: `Payment ${placed.paymentNumber} was made`, ...placed }
})
