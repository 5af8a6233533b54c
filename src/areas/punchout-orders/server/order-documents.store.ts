import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** What makes two documents the same one. */
export interface DocumentKey {
  readonly settingsId: string
  readonly payloadId: string
  readonly orderId: string
  readonly type: string
}

/** What was answered. */
export interface StoredAnswer {
  readonly status: number
  readonly sentence: string
}

/** Seconds a repeated document waits for the first one to be finished. */
const waitSeconds = 10

// The unique key makes a second one wait for the first one's transaction, but not for ever.
const claim = sql(
  'punchout-orders.claim-document',
  `with timeout as materialized (select set_config('lock_timeout', '${waitSeconds}s', true) as set)
   insert into punchout_order_documents (settings_id, payload_id, order_id, type, at)
   select :settingsId, :payloadId, :orderId, :type, :now from timeout where set is not null
   on conflict do nothing`,
)
const answered = sql(
  'punchout-orders.document-answer',
  `select status, sentence from punchout_order_documents
   where settings_id = :settingsId and payload_id = :payloadId and order_id = :orderId and type = :type`,
)
const store = sql(
  'punchout-orders.store-answer',
  `update punchout_order_documents set status = :status, sentence = :sentence
   where settings_id = :settingsId and payload_id = :payloadId and order_id = :orderId and type = :type`,
)
const orderOf = sql(
  'punchout-orders.order-of-document',
  `select order_id as "orderId" from punchout_order_documents
   where settings_id = :settingsId and payload_id = :payloadId order by at limit 1`,
)

/** Takes a document up; returns the former answer where it was taken up before. */
export async function claimDocument(tx: Queries, key: DocumentKey, now: Date): Promise<StoredAnswer | undefined> {
  const isNew = (await tx.run(claim({ ...key, now }))) === 1
  return isNew ? undefined : tx.row<StoredAnswer>(answered({ ...key }))
}

/** Keeps what is answered, with all that was done. */
export const storeAnswer = (tx: Queries, key: DocumentKey, { status, sentence }: StoredAnswer): Promise<void> =>
  tx.send(store({ ...key, status, sentence }))

/** The order number of an earlier document; undefined for one nobody knows. */
export const orderIdOfDocument = async (
  tx: Queries,
  settingsId: string,
  payloadId: string,
): Promise<string | undefined> => (await tx.maybe<{ orderId: string }>(orderOf({ settingsId, payloadId })))?.orderId
