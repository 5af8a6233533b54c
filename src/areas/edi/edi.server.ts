import type { ServerArea } from '#platform/http/area.ts'
import { forgetOldJob } from '#platform/jobs/forget-old.ts'
import {
  createEdiPartnerHandler,
  getEdiDocumentHandler,
  listEdiDocumentsHandler,
  listEdiPartnersHandler,
  refuseEdiOrderHandler,
  retryEdiOrderHandler,
  updateEdiPartnerHandler,
} from './server/edi.routes.ts'
import { exchangeFilesJob } from './server/exchange-files.job.ts'

/** Orders of partners as X12 files, and the answers to them (NEXT-12). */
export const ediServer: ServerArea = {
  name: 'edi',
  handlers: [
    listEdiPartnersHandler,
    createEdiPartnerHandler,
    updateEdiPartnerHandler,
    listEdiDocumentsHandler,
    getEdiDocumentHandler,
    retryEdiOrderHandler,
    refuseEdiOrderHandler,
  ],
  jobs: [
    exchangeFilesJob,
    forgetOldJob('forget-edi-documents', '47 3 * * *', [
      { table: 'edi_documents', column: 'created_at', days: ({ ediDays }) => ediDays, where: "state <> 'waiting'" },
    ]),
  ],
}
