import { orRefuse, Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { renderSignature } from '#platform/uploads/render-picture.ts'
import { finishReceipt, getReceiptSignature } from '../receiving.endpoints.ts'
import { receivingRefusals } from '../receiving.refusals.ts'
import { freezeReceipt } from '../rules/freeze-receipt.ts'
import { insertFinish, readSignature, wordsOfItems } from './finish.store.ts'
import { makeReceipt, readOperations } from './receipt.store.ts'
import { answerDelivery, deliveryOr404, notifyOfReceipt } from './receiving-call.ts'

/** NEXT-6: freezes what was found, once for each state of the log. */
export const finishReceiptHandler = handle(finishReceipt, async ({ db, params, body, caller, now }) => {
  const { actor } = caller
  const delivery = await deliveryOr404(db, params)
  const signature = body.signature === '' ? null : await renderSignature(Buffer.from(body.signature, 'base64'))
  if (body.signature !== '' && signature === null)
    throw new Refused({ ...receivingRefusals.receipt_signature_not_valid, field: 'signature' })
  const receipt = await makeReceipt(db, params, delivery, now)
  // Two people finish the same: the second gets what the first did.
  if (receipt.lastSeq === 0 || receipt.finishedSeq !== receipt.lastSeq) {
    const log = await readOperations(db, { receiptId: receipt.id, since: 0, realUserId: actor.realUserId })
    const words = await wordsOfItems(
      db,
      params.division,
      log.map(({ itemNumber }) => itemNumber),
    )
    const finished = orRefuse(freezeReceipt(delivery.lines, log, words))
    await insertFinish(db, receipt, { ...finished, signerName: body.signerName, signature }, { actor, now })
    await notifyOfReceipt(db, params)
  }
  return { delivery: await answerDelivery(db, params, now) }
})

/** NEXT-6: a signature; one of another ship-to and a missing one read the same. */
export const getReceiptSignatureHandler = handle(getReceiptSignature, async ({ db, params, reply }) => {
  const { finish, ...question } = params
  const png = await readSignature(db, { ...question, number: finish })
  if (!png) throw new Refused(receivingRefusals.delivery_not_found)
  void reply.header('cache-control', 'private, max-age=31536000, immutable')
  return png
})
