import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { QueueState } from '#platform/outbox/queue-state.ts'

const state = sql(
  'punchout-documents.queue-state',
  `select count(*) filter (where stopped_at is null)::int as waiting,
     count(*) filter (where stopped_at is not null)::int as failed,
     min(created_at) filter (where stopped_at is null) as "oldestWaitingAt"
   from punchout_documents where delivered_at is null`,
)

/** PUNCH-3: documents to procurement software, of all integrations together. */
export const readDocumentQueue = (db: Queries): Promise<QueueState> => db.row<QueueState>(state())
