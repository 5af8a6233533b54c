import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { OutgoingKind } from '../outgoing-document.ts'

/** What a document is about. */
export interface DocumentKey {
  readonly settingsId: string
  readonly cartId: string
  readonly kind: OutgoingKind
  readonly reference: string
}

/** A confirmation as it was written. */
export interface FormerConfirmation {
  readonly reference: string
  readonly said: string
  readonly payloadId: string
}

const insert = sql(
  'punchout-documents.insert',
  `insert into punchout_documents (settings_id, cart_id, kind, reference, said, payload_id, document)
   values (:settingsId, :cartId, :kind, :reference, :said, :payloadId, :document)
   on conflict (cart_id, kind, reference) do nothing`,
)
const latest = sql(
  'punchout-documents.latest',
  `select reference, said, payload_id as "payloadId" from punchout_documents
   where cart_id = :cartId and kind = 'ConfirmationRequest' order by seq desc limit 1`,
)
// One that was refused for good is not known there.
const latestKnown = sql(
  'punchout-documents.latest-known',
  `select payload_id as "payloadId" from punchout_documents
   where cart_id = :cartId and kind = 'ConfirmationRequest' and stopped_at is null order by seq desc limit 1`,
)
const notices = sql(
  'punchout-documents.notices',
  `select count(*)::int as count, (array_agg(said order by seq desc))[1] as said from punchout_documents
   where cart_id = :cartId and kind = 'ShipNoticeRequest'`,
)
const lookAgain = sql(
  'punchout-documents.look-again',
  `insert into punchout_document_events (cart_id, not_before)
   select :cartId, now() + make_interval(secs => :inMs::float / 1000) where not exists (
     select from punchout_document_events where cart_id = :cartId and not_before > now())`,
)
const one = sql(
  'punchout-documents.one',
  `select payload_id as "payloadId" from punchout_documents
   where cart_id = :cartId and kind = :kind and reference = :reference`,
)

/** Adds a document, once for what it is about. */
export const addDocument = (
  tx: Queries,
  key: DocumentKey,
  { said = '', payloadId, document }: { readonly said?: string; readonly payloadId: string; readonly document: string },
): Promise<number> => tx.run(insert({ ...key, said, payloadId, document }))

/** The last confirmation of a part. */
export const latestConfirmation = (tx: Queries, cartId: string): Promise<FormerConfirmation | undefined> =>
  tx.maybe(latest({ cartId }))

/** payloadID of the last one that the buyer's system knows, or is about to. */
export const knownConfirmation = async (tx: Queries, cartId: string): Promise<string | undefined> =>
  (await tx.maybe<{ payloadId: string }>(latestKnown({ cartId })))?.payloadId

/** payloadID of the document about something; undefined where there is none. */
export const payloadIdOf = async (tx: Queries, key: Omit<DocumentKey, 'settingsId'>): Promise<string | undefined> =>
  (await tx.maybe<{ payloadId: string }>(one({ ...key })))?.payloadId

/** How many ship notices there are about a part, and what the last one keeps of them. */
export const noticesOf = (tx: Queries, cartId: string): Promise<{ count: number; said: string | null }> =>
  tx.row(notices({ cartId }))

/** Has a part looked at again after a while, once whatever waits for it. */
export const lookAgainAt = (tx: Queries, cartId: string, inMs: number): Promise<void> =>
  tx.send(lookAgain({ cartId, inMs }))
