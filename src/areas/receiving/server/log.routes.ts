import { Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { addReceiptOperations, listReceiptOperations } from '../receiving.endpoints.ts'
import { receivingRefusals } from '../receiving.refusals.ts'
import { takeCheck } from '../rules/take-check.ts'
import {
  appendOperations,
  findReceipt,
  itemsOfCatalogue,
  knownOperations,
  makeReceipt,
  readOperations,
} from './receipt.store.ts'
import { deliveryOr404, notifyOfReceipt, receivableDelivery } from './receiving-call.ts'

/** Max operations of one receipt. */
const maxOperations = 10_000

/** NEXT-9: what others found since. */
export const listReceiptOperationsHandler = handle(listReceiptOperations, async ({ db, params, query, caller }) => {
  const receipt = await findReceipt(db, params)
  if (!receipt) {
    await deliveryOr404(db, params)
    return { operations: [], cursor: 0 }
  }
  const { realUserId } = caller.actor
  const operations = await readOperations(db, { receiptId: receipt.id, since: query.since, realUserId })
  // Operations that came between the two statements are read again next time: they are one by id.
  return { operations, cursor: receipt.lastSeq }
})

/**
 * NEXT-6: takes what a device found. The same operation again is accepted and written once, so a
 * device that got no response may send everything again.
 */
export const addReceiptOperationsHandler = handle(addReceiptOperations, async ({ db, params, body, caller, now }) => {
  const { actor } = caller
  // One operation twice in a call: the first counts.
  const wanted = [...new Map(body.operations.toReversed().map((each) => [each.opId, each])).values()].toReversed()
  return db.inTransaction(async (tx) => {
    const delivery = await receivableDelivery(tx, params, now)
    const { id: receiptId, lastSeq } = await makeReceipt(tx, params, delivery, now)
    const known = await knownOperations(
      tx,
      receiptId,
      wanted.map(({ opId }) => opId),
    )
    const others = wanted.filter(({ opId }) => !known.has(opId))
    if (lastSeq + others.length > maxOperations) throw new Refused(receivingRefusals.too_many_receipt_operations)
    const ofDelivery = delivery.lines.map(({ itemNumber }) => itemNumber)
    const items = others.map(({ itemNumber }) => itemNumber)
    const knownItems = new Set([...ofDelivery, ...(await itemsOfCatalogue(tx, params.division, items))])
    const judged = others.map((operation) => ({ operation, decision: takeCheck(operation, knownItems) }))
    const taken = judged.filter(({ decision }) => decision.allowed).map(({ operation }) => operation)
    if (taken.length > 0) {
      await appendOperations(tx, { receiptId, lastSeq }, taken, { actor, now })
      await notifyOfReceipt(tx, params)
    }
    return {
      accepted: [...known, ...taken.map(({ opId }) => opId)],
      refused: judged.flatMap(({ operation: { opId }, decision }) =>
        decision.allowed ? [] : [{ opId, errorCode: decision.refusal.code, message: decision.refusal.message }],
      ),
      cursor: lastSeq + taken.length,
    }
  })
})
