import { v7 as uuidv7 } from 'uuid'
import { maskSecrets } from '#areas/cxml/rules/mask-secrets.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** Characters that are kept of a document; an order of 1,000 lines has about a million. */
const maxKept = 4_000_000
/** Of one whose sender is not known, who could fill the disk by it. */
const maxKeptOfStrangers = 20_000

/** A message with what was answered. Documents are masked here, whatever was done before. */
export interface LoggedMessage {
  readonly settingsId: string | null
  readonly sessionId?: string | undefined
  /** Of what the portal sends by itself. */
  readonly documentId?: string | undefined
  readonly at: Date
  readonly direction: 'in' | 'out'
  readonly kind: string
  readonly payloadId: string
  /** Of cXML. */
  readonly status: number
  readonly reason: string
  readonly durationMs: number
  readonly isTest: boolean
  readonly document: string
  readonly answer: string
  readonly address: string
}

const insert = sql(
  'punchout.insert-message',
  `insert into punchout_messages (id, settings_id, session_id, at, direction, kind, payload_id, status, reason,
     duration_ms, is_test, document, answer, address, document_id)
   values (:id, (select id from punchout_settings where id = :settingsId), :sessionId, :at, :direction, :kind,
     :payloadId, :status, :reason, :durationMs, :isTest, :document, :answer, :address, :documentId)`,
)

// PostgreSQL keeps no zero character.
const kept = (text: string, settingsId: string | null) =>
  maskSecrets(text)
    .replaceAll('\0', '')
    .slice(0, settingsId === null ? maxKeptOfStrangers : maxKept)

/** PUNCH-5: keeps a message for the log of its integration. */
export const logMessage = (db: Queries, message: LoggedMessage): Promise<void> =>
  db.send(
    insert({
      ...message,
      id: uuidv7(),
      sessionId: message.sessionId ?? null,
      documentId: message.documentId ?? null,
      payloadId: message.payloadId.replaceAll('\0', ''),
      document: kept(message.document, message.settingsId),
      answer: kept(message.answer, message.settingsId),
    }),
  )
