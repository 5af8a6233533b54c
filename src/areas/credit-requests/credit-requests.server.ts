import type { ServerArea } from '#platform/http/area.ts'
import { bulkHandlers } from './server/bulk.routes.ts'
import { commentCreditRequestHandler, listCreditStaffHandler } from './server/comment.routes.ts'
import { creditBookChecks } from './server/book-checks.ts'
import { addCreditCodeHandler, changeCreditCodeHandler, listCreditCodesHandler } from './server/credit-codes.routes.ts'
import {
  forgetCreditPhotosJob,
  getCreditPhotoHandler,
  requestCreditPhotoUploadHandler,
  takeCreditPhotoHandler,
} from './server/credit-photo.routes.ts'
import {
  countCreditRequestsHandler,
  createCustomerCreditRequestHandler,
  createInternalCreditRequestHandler,
  downloadCreditRequestsHandler,
  getCreditHistoryHandler,
  getCreditOptionsHandler,
  getCreditRequestHandler,
  listCreditRequestsHandler,
} from './server/credit.routes.ts'
import {
  downloadCreditInsightHandler,
  getCreditInsightHandler,
  listCreditInsightLinesHandler,
} from './server/insight.routes.ts'
import { moveHandlers } from './server/move.routes.ts'
import { noteCreditMemosJob } from './server/note-credit-memos.job.ts'

/** Credit requests: making them, working through them, and what the ERP makes of them. */
export const creditRequestsServer: ServerArea = {
  name: 'credit-requests',
  handlers: [
    listCreditRequestsHandler,
    countCreditRequestsHandler,
    downloadCreditRequestsHandler,
    getCreditRequestHandler,
    getCreditHistoryHandler,
    getCreditOptionsHandler,
    createCustomerCreditRequestHandler,
    createInternalCreditRequestHandler,
    ...moveHandlers,
    ...bulkHandlers,
    commentCreditRequestHandler,
    listCreditStaffHandler,
    getCreditInsightHandler,
    listCreditInsightLinesHandler,
    downloadCreditInsightHandler,
    listCreditCodesHandler,
    addCreditCodeHandler,
    changeCreditCodeHandler,
    requestCreditPhotoUploadHandler,
    takeCreditPhotoHandler,
    getCreditPhotoHandler,
  ],
  jobs: [noteCreditMemosJob, forgetCreditPhotosJob],
  bookChecks: creditBookChecks,
}
