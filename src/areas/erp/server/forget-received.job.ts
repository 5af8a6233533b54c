import { sql } from '#platform/database/statement.ts'
import type { Job } from '#platform/http/area.ts'

const forget = sql('erp.forget-received', 'delete from erp_received_messages where received_at < $1')
const keptMs = 90 * 86_400_000

/** Ids of the ERP's messages are kept for 90 days: none is repeated that late. */
export const forgetReceivedJob: Job = {
  name: 'forget-received-erp-messages',
  schedule: '47 3 * * *',
  run: async (_, { db, clock }) => {
    await db.run(forget, [new Date(clock.now().getTime() - keptMs)])
  },
}
