import { randomUUID } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ReceiptOperation } from '../receipt-operation.ts'
import type { DeliveryQuestion, StoredDelivery } from './delivery.store.ts'
import { namePair } from './receiving-sql.ts'

/** A receipt under its lock. */
export interface LockedReceipt {
  readonly id: string
  readonly lastSeq: number
  readonly finishedSeq: number | null
}

const columns = `r.id, r.last_seq as "lastSeq", r.finished_seq as "finishedSeq"`

// The upsert locks a row that is there already, as `for update` does.
const make = sql(
  'receiving.make',
  `insert into receipts as r (id, division, ship_to, delivery_key, order_id, invoice_number, created_at)
   values (:id, :division, :shipTo, :delivery, :orderId, :invoiceNumber, :now)
   on conflict (division, ship_to, delivery_key) do update
     set invoice_number = coalesce(r.invoice_number, excluded.invoice_number)
   returning ${columns}`,
)

/** The receipt of a delivery, made now where nobody checked anything; locked. */
export async function makeReceipt(
  tx: Queries,
  question: DeliveryQuestion,
  { orderId, invoiceNumber }: Pick<StoredDelivery, 'orderId' | 'invoiceNumber'>,
  now: Date,
): Promise<LockedReceipt> {
  const { division, shipTo, delivery } = question
  const row = await tx.maybe<LockedReceipt>(
    make({ id: randomUUID(), division, shipTo, delivery, orderId, invoiceNumber, now }),
  )
  return row!
}

const find = sql(
  'receiving.find',
  `select ${columns} from receipts r
   where r.division = :division and r.ship_to = :shipTo and r.delivery_key = :delivery`,
)

/** The receipt of a delivery; undefined before anybody checked anything. */
export const findReceipt = (
  db: Queries,
  { division, shipTo, delivery }: DeliveryQuestion,
): Promise<LockedReceipt | undefined> => db.maybe<LockedReceipt>(find({ division, shipTo, delivery }))

const list = sql(
  'receiving.operations',
  `select o.op_id as "opId", o.item_number as "itemNumber", o.cases, o.units,
     o.weight_hundredths as "weightHundredths", o.problems, o.temperature_tenths as "temperatureTenths", o.lots,
     o.is_piece as "isPiece", o.is_cleared as "isCleared", o.replaces, o.joins, o.device_id as "deviceId",
     o.device_at as "deviceAt", ${namePair('o.user_id', 'o.real_user_id')} as "byName",
     o.real_user_id = :realUserId as "isOwn"
   from receipt_operations o where o.receipt_id = :receiptId and o.seq > :since order by o.seq`,
)

/** The log of a receipt after `since`, as its reader sees it. */
export const readOperations = (
  db: Queries,
  { receiptId, since, realUserId }: { receiptId: string; since: number; realUserId: string },
): Promise<ReceiptOperation[]> => db.rows<ReceiptOperation>(list({ receiptId, since, realUserId }))

const known = sql(
  'receiving.known-operations',
  `select o.op_id as "opId" from receipt_operations o where o.receipt_id = :receiptId and o.op_id = any(:opIds)`,
)

/** Which of these operations the log has already. */
export async function knownOperations(
  tx: Queries,
  receiptId: string,
  opIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ opId: string }>(known({ receiptId, opIds }))
  return new Set(rows.map(({ opId }) => opId))
}

const knownItem = sql(
  'receiving.known-items',
  `select i.item_number as "itemNumber" from items i where i.division = :division and i.item_number = any(:items)`,
)

/** Which of these items the division's catalogue has. */
export async function itemsOfCatalogue(tx: Queries, division: string, items: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ itemNumber: string }>(knownItem({ division, items }))
  return rows.map(({ itemNumber }) => itemNumber)
}

const append = sql(
  'receiving.append',
  `with counted as (
     update receipts set last_seq = last_seq + :count where id = :receiptId
   )
   insert into receipt_operations (receipt_id, op_id, seq, item_number, cases, units, weight_hundredths, problems,
     temperature_tenths, lots, is_piece, is_cleared, replaces, joins, user_id, real_user_id, device_id, device_at,
     received_at)
   select :receiptId, n."opId", :lastSeq::int + n.place, n."itemNumber", n.cases, n.units, n."weightHundredths",
     n.problems, n."temperatureTenths", n.lots, n."isPiece", n."isCleared", n.replaces, n.joins, :userId, :realUserId,
     n."deviceId", n."deviceAt", :now
   from rows from (json_to_recordset(:operations) as ("opId" uuid, "itemNumber" text, cases int, units int,
     "weightHundredths" int, problems jsonb, "temperatureTenths" int, lots text[], "isPiece" boolean,
     "isCleared" boolean, replaces uuid[], joins uuid[], "deviceId" uuid, "deviceAt" timestamptz)) with ordinality
     n ("opId", "itemNumber", cases, units, "weightHundredths", problems, "temperatureTenths", lots, "isPiece",
        "isCleared", replaces, joins, "deviceId", "deviceAt", place)`,
)

/** An operation as it was checked, to be added to a log. */
export type NewOperation = Omit<ReceiptOperation, 'byName' | 'isOwn'>

/** Adds operations to the log of a locked receipt whose latest number is `lastSeq`. */
export async function appendOperations(
  tx: Queries,
  log: { readonly receiptId: string; readonly lastSeq: number },
  operations: readonly NewOperation[],
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const { userId, realUserId } = actor
  await tx.send(
    append({ ...log, count: operations.length, operations: JSON.stringify(operations), userId, realUserId, now }),
  )
}
