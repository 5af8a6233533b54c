import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { QueueState } from '#platform/outbox/queue-state.ts'

const state = sql(
  'edi.queue-state',
  `select count(*)::int as waiting, min(d.created_at) as "oldestWaitingAt",
     (select count(*)::int from edi_orders o where o.state = 'held') as failed
   from edi_documents d where d.state = 'waiting'`,
)

/** NEXT-12: files that wait to be written for partners, and orders of partners that are held. */
export const readEdiQueue = (db: Queries): Promise<QueueState> => db.row<QueueState>(state())
