import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CountOperation } from '../count-operation.ts'
import { namePair } from './inventory-sql.ts'

/** An operation as it was checked, to be added to a log. */
export type NewOperation = Omit<CountOperation, 'byName' | 'isOwn'>

const list = sql(
  'inventory.operations',
  `select o.op_id as "opId", o.line_id as "lineId", o.location_id as "locationId",
     o.case_hundredths as "caseHundredths", o.units, o.weight_hundredths as "weightHundredths",
     o.is_cleared as "isCleared", o.replaces, o.joins, o.device_id as "deviceId", o.device_at as "deviceAt",
     ${namePair('o.user_id', 'o.real_user_id')} as "byName", o.real_user_id = :realUserId as "isOwn"
   from count_operations o where o.inventory_id = :inventoryId and o.seq > :since order by o.seq`,
)

/** The log of a count that was found, after `since`, as its reader sees it. */
export const readOperations = (
  db: Queries,
  { inventoryId, since, realUserId }: { inventoryId: string; since: number; realUserId: string },
): Promise<CountOperation[]> => db.rows<CountOperation>(list({ inventoryId, since, realUserId }))

const known = sql(
  'inventory.known-operations',
  `select o.op_id as "opId" from count_operations o where o.inventory_id = :inventoryId and o.op_id = any(:opIds)`,
)

/** Which of these operations the log has already. */
export async function knownOperations(
  tx: Queries,
  inventoryId: string,
  opIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ opId: string }>(known({ inventoryId, opIds }))
  return new Set(rows.map(({ opId }) => opId))
}

const append = sql(
  'inventory.append',
  `with counted as (
     update customer_inventories set last_seq = last_seq + :count where id = :inventoryId
   )
   insert into count_operations (inventory_id, op_id, seq, line_id, location_id, case_hundredths, units,
     weight_hundredths, is_cleared, replaces, joins, user_id, real_user_id, device_id, device_at, received_at)
   select :inventoryId, n."opId", :lastSeq::int + n.place, n."lineId", n."locationId", n."caseHundredths", n.units,
     n."weightHundredths", n."isCleared", n.replaces, n.joins, :userId, :realUserId, n."deviceId", n."deviceAt", :now
   from rows from (json_to_recordset(:operations) as ("opId" uuid, "lineId" uuid, "locationId" uuid,
     "caseHundredths" int, units int, "weightHundredths" int, "isCleared" boolean, replaces uuid[], joins uuid[],
     "deviceId" uuid, "deviceAt" timestamptz)) with ordinality
     n ("opId", "lineId", "locationId", "caseHundredths", units, "weightHundredths", "isCleared", replaces, joins,
        "deviceId", "deviceAt", place)`,
)

/** Adds operations to the log of a locked count whose latest number is `lastSeq`. */
export async function appendOperations(
  tx: Queries,
  log: { readonly inventoryId: string; readonly lastSeq: number },
  operations: readonly NewOperation[],
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const { userId, realUserId } = actor
  await tx.send(
    append({ ...log, count: operations.length, operations: JSON.stringify(operations), userId, realUserId, now }),
  )
}
