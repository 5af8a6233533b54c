import { orRefuse, Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { addCountOperations, listCountOperations } from '../operation.endpoints.ts'
import { inventoryRefusals } from '../inventory.refusals.ts'
import { mayChangeInventory } from '../rules/inventory-abilities.ts'
import { takeOperation } from '../rules/take-operation.ts'
import { notifyOfCount, orNotFound } from './inventory-call.ts'
import { lockInventory, readInventory, readLocations, readPacks } from './inventory.store.ts'
import { appendOperations, knownOperations, readOperations } from './operation.store.ts'

/** Max operations of one count. */
const maxOperations = 50_000

/** NEXT-9: what others counted since. */
export const listCountOperationsHandler = handle(listCountOperations, async ({ db, params, query, caller }) => {
  const { id, lastSeq, status } = orNotFound(await readInventory(db, params))
  const { realUserId } = caller.actor
  const operations = await readOperations(db, { inventoryId: id, since: query.since, realUserId })
  // Operations that came between the two statements are read again next time: they are one by id.
  return { operations, cursor: lastSeq, status }
})

/**
 * NEXT-9: takes what a device counted. The same operation again is accepted and written once, so a
 * device that got no response may send everything again.
 */
export const addCountOperationsHandler = handle(addCountOperations, async ({ db, params, body, caller, now }) => {
  const { actor } = caller
  // One operation twice in a call: the first counts.
  const wanted = [...new Map(body.operations.toReversed().map((each) => [each.opId, each])).values()].toReversed()
  return db.inTransaction(async (tx) => {
    const { id: inventoryId, lastSeq, status } = orNotFound(await lockInventory(tx, params))
    const known = await knownOperations(
      tx,
      inventoryId,
      wanted.map(({ opId }) => opId),
    )
    const others = wanted.filter(({ opId }) => !known.has(opId))
    // What arrived before the count was closed is accepted again; nothing new is.
    if (others.length > 0) orRefuse(mayChangeInventory({ status }))
    if (lastSeq + others.length > maxOperations) throw new Refused(inventoryRefusals.too_many_operations)
    const lineIds = others.map(({ lineId }) => lineId)
    const lines = await readPacks(tx, inventoryId, lineIds)
    const locationIds = new Set((await readLocations(tx, params)).map(({ id }) => id))
    const judged = others.map((operation) => ({
      operation,
      decision: takeOperation(operation, { lines, locationIds }),
    }))
    const taken = judged.filter(({ decision }) => decision.allowed).map(({ operation }) => operation)
    if (taken.length > 0) {
      await appendOperations(tx, { inventoryId, lastSeq }, taken, { actor, now })
      await notifyOfCount(tx, 'count', params)
    }
    return {
      accepted: [...known, ...taken.map(({ opId }) => opId)],
      refused: judged.flatMap(({ operation: { opId }, decision }) =>
        decision.allowed ? [] : [{ opId, errorCode: decision.refusal.code, message: decision.refusal.message }],
      ),
      cursor: lastSeq + taken.length,
      status,
    }
  })
})
