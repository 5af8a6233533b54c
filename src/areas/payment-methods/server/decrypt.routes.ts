import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { requireRecentProof } from '#platform/http/recent-proof.ts'
import { countAttempt } from '#platform/rate-limits/rate-limit.ts'
import { decryptPaymentInfo } from '../payment-methods.endpoints.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'
import { accountOf } from './bank-account.store.ts'
import { holdsAccountNumber } from '../rules/holds-account-number.ts'
import { holdMethod } from './payment-method.store.ts'
import { openNumbers } from './sealed-account.ts'

// The trail keeps reasons in clear.
const reasonWithNumber = {
  ...common.invalid_request,
  message: 'The reason cannot contain the account number',
  field: 'reason',
}

/**
 * PROFILE-5, security 27: returns the number to a person with a recent proof of identity: one
 * account a call, twenty an hour, with a reason, and only after the audit entry is written.
 */
export const decryptPaymentInfoHandler = handle(decryptPaymentInfo, async (call) => {
  const { db, body, caller, services, now, address, reply } = call
  const { actor } = caller
  requireRecentProof(caller, now)
  const limit = { max: services.config.constants.maxDecryptions, windowMinutes: 60 }
  const attempt = await countAttempt(db, `decrypt:${actor.realUserId}`, limit, now)
  if (!attempt.allowed) {
    void reply.header('retry-after', String(attempt.retryAfterSeconds))
    throw new Refused(paymentMethodRefusals.too_many_decryptions)
  }
  const id = body.paymentSettingsId
  return db.inTransaction(async (tx) => {
    if (!(await holdMethod(tx, actor.userId, id, 'bank'))) throw new Refused(paymentMethodRefusals.method_not_found)
    const numbers = openNumbers(services, id, await accountOf(tx, id))
    if (holdsAccountNumber(body.reason, numbers.accountNo)) throw new Refused(reasonWithNumber)
    const details = { reason: body.reason }
    await audit(tx, { actor, action: 'payment-info.decrypt', entity: `payment-method:${id}`, details, address })
    return numbers
  })
})
