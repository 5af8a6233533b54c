import type { ServerArea } from '#platform/http/area.ts'
import {
  createStandingOrderHandler,
  deleteStandingOrderHandler,
  pauseStandingOrderHandler,
  skipStandingDatesHandler,
  updateStandingOrderHandler,
} from './server/change.routes.ts'
import { placeStandingDraftHandler, skipStandingDraftHandler } from './server/draft.routes.ts'
import { getStandingOrderHandler, listStandingDraftsHandler, listStandingOrdersHandler } from './server/read.routes.ts'
import { advanceStandingOrdersJob } from './server/standing-orders.jobs.ts'

/** NEXT-4: orders that repeat by the days of a route. */
export const standingOrdersServer: ServerArea = {
  name: 'standing-orders',
  handlers: [
    listStandingOrdersHandler,
    listStandingDraftsHandler,
    getStandingOrderHandler,
    createStandingOrderHandler,
    updateStandingOrderHandler,
    pauseStandingOrderHandler,
    skipStandingDatesHandler,
    deleteStandingOrderHandler,
    placeStandingDraftHandler,
    skipStandingDraftHandler,
  ],
  jobs: [advanceStandingOrdersJob],
}
