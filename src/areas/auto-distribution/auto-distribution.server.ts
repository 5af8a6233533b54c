import type { ServerArea } from '#platform/http/area.ts'
import { runDistributionJob, startDueDistributionsJob } from './server/auto-distribution.jobs.ts'
import {
  createDistributionHandler,
  deleteDistributionHandler,
  getDistributionHandler,
  listDistributionsHandler,
  listRunResultsHandler,
  updateDistributionHandler,
} from './server/auto-distribution.routes.ts'
import { previewDistributionHandler } from './server/preview.routes.ts'

/** STAFF-5: an item that staff put into the carts of many ship-tos, once or every few weeks. */
export const autoDistributionServer: ServerArea = {
  name: 'auto-distribution',
  handlers: [
    listDistributionsHandler,
    previewDistributionHandler,
    getDistributionHandler,
    listRunResultsHandler,
    createDistributionHandler,
    updateDistributionHandler,
    deleteDistributionHandler,
  ],
  jobs: [runDistributionJob, startDueDistributionsJob],
}
