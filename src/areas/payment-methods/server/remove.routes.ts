import { Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import type { MethodKind } from '../payment-method.ts'
import { deleteAch, deleteCc } from '../payment-methods.endpoints.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'
import { leaveBillTos } from '../rules/choose-bill-tos.ts'
import { tokenOfCard } from './credit-card.store.ts'
import { forgetCard } from './forget-card.job.ts'
import { changeMethod, holdMethod, removeMethod } from './payment-method.store.ts'

type Parts = Pick<Call<Endpoint>, 'db' | 'now' | 'address'> & Pick<Call<typeof deleteAch>, 'caller'>

/**
 * PROFILE-4, security 30: the method leaves the caller's bill-tos, and the portal when it pays for
 * no other.
 */
async function remove({ db, now, address, caller }: Parts, id: string, kind: MethodKind): Promise<void> {
  const { actor } = caller
  await db.inTransaction(async (tx) => {
    const method = await holdMethod(tx, actor.userId, id, kind)
    if (!method) throw new Refused(paymentMethodRefusals.method_not_found)
    const left = leaveBillTos(method)
    if (left) await changeMethod(tx, id, method.description, left, now)
    else {
      const utaTokenId = kind === 'card' ? await tokenOfCard(tx, id) : undefined
      await removeMethod(tx, id)
      if (utaTokenId) await forgetCard(tx, utaTokenId)
    }
    const details = { stays: left !== null }
    await audit(tx, { actor, action: 'payment-method.remove', entity: `payment-method:${id}`, details, address })
  })
}

/** PROFILE-4: a bank account goes. */
export const deleteAchHandler = handle(deleteAch, async (call) => {
  await remove(call, call.body.bankInfoId, 'bank')
  return { response: 'y' as const, message: 'Bank account removed successfully' }
})

/** PROFILE-4: a card goes; the processor is asked to delete it. */
export const deleteCcHandler = handle(deleteCc, async (call) => {
  await remove(call, call.body.creditCardInfoId, 'card')
  return { response: 'y' as const, message: 'Credit card removed successfully' }
})
