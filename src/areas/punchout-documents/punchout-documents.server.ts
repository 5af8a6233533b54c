import type { ServerArea } from '#platform/http/area.ts'
import { forgetOldJob } from '#platform/jobs/forget-old.ts'
import { startLoop } from '#platform/outbox/delivery-loop.ts'
import { deliverDocuments } from './server/deliver-documents.ts'
import { sendPunchoutDocumentAgainHandler, sendUserPunchoutDocumentAgainHandler } from './server/send-again.routes.ts'

/** Calls the delivery when the surrounding transaction commits. */
const channel = 'larder_punchout_documents'

/** What the portal sends to procurement software by itself (PUNCH-3). */
export const punchoutDocumentsServer: ServerArea = {
  name: 'punchout-documents',
  handlers: [sendPunchoutDocumentAgainHandler, sendUserPunchoutDocumentAgainHandler],
  jobs: [
    forgetOldJob('forget-punchout-documents', '49 3 * * *', [
      { table: 'punchout_documents', column: 'created_at', days: ({ punchoutDays }) => punchoutDays },
    ]),
  ],
  startWithJobs: (services) => startLoop(services, channel, () => deliverDocuments(services)),
}
