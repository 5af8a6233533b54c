import type { ServerArea } from '#platform/http/area.ts'
import {
  addRequestedBillToHandler,
  declineBillToRequestHandler,
  listBillToRequestsHandler,
} from './server/decide.routes.ts'
import {
  listOwnBillToRequestsHandler,
  requestBillToHandler,
  withdrawBillToRequestHandler,
} from './server/own-requests.routes.ts'

/** Users who request a bill-to, and whoever may add it (USERS-2). */
export const billToRequestsServer: ServerArea = {
  name: 'bill-to-requests',
  handlers: [
    listOwnBillToRequestsHandler,
    requestBillToHandler,
    withdrawBillToRequestHandler,
    listBillToRequestsHandler,
    addRequestedBillToHandler,
    declineBillToRequestHandler,
  ],
}
