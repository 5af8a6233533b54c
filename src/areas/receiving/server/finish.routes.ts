import { orRefuse, Refused } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handle } from '#platform/http/handle.ts'
import { renderSignature } from '#platform/uploads/render-picture.ts'
import { receiptAddress } from '../receiving.addresses.ts'
import { finishReceipt, getReceiptSignature } from '../receiving.endpoints.ts'
import { receivingRefusals } from '../receiving.refusals.ts'
import { freezeReceipt } from '../rules/freeze-receipt.ts'
import type { DeliveryQuestion } from './delivery.store.ts'
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
    if (finished.differentLines > 0) await notifyWhoOrdered(db, params, { ...finished, by: caller })
  }
  return { delivery: await answerDelivery(db, params, now) }
})

const orderedBy = sql(
  'receiving.ordered-by',
  `select o.placed_by as "userId", s.name as "shipToName" from orders o
   join ship_tos s on s.division = o.division and s.number = o.ship_to
   where o.id::text = :orderId and o.division = :division and o.ship_to = :shipTo and o.placed_by is not null`,
)

/** NEXT-7: who ordered what a colleague received learns that something differed. */
async function notifyWhoOrdered(
  db: Queries,
  { division, shipTo, delivery }: DeliveryQuestion,
  { differentLines, by }: { readonly differentLines: number; readonly by: Caller },
): Promise<void> {
  const asked = { division, shipTo, orderId: delivery.slice(2) }
  const order = await db.maybe<{ userId: string; shipToName: string }>(orderedBy(asked))
  if (!order || order.userId === by.actor.userId) return
  const text = `${by.name} checked in a delivery for ${order.shipToName}: ${plural(differentLines, 'line')} differed.`
  const words = { mail: { subject: `Delivery with differences: ${order.shipToName}`, text }, text }
  const to = receiptAddress({ division, shipTo, key: delivery })
  await notify(db, order.userId, 'receiptFinished', words, { to, division, shipTo })
}

/** NEXT-6: a signature; one of another ship-to and a missing one read the same. */
export const getReceiptSignatureHandler = handle(getReceiptSignature, async ({ db, params, reply }) => {
  const { finish, ...question } = params
  const png = await readSignature(db, { ...question, number: finish })
  if (!png) throw new Refused(receivingRefusals.delivery_not_found)
  void reply.header('cache-control', 'private, max-age=31536000, immutable')
  return png
})
