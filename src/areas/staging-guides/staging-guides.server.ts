import type { ServerArea } from '#platform/http/area.ts'
import { migrateStagingGuidesHandler } from './server/bulk-migrate.routes.ts'
import { matchStagingGuideJob } from './server/match-staging-guide.job.ts'
import { createStagingGuideHandler } from './server/stage-list.routes.ts'
import {
  decideStagingLineHandler,
  deleteStagingGuideHandler,
  getStagingGuideHandler,
  listStagingGuidesHandler,
} from './server/staging-guides.routes.ts'

/** Lists of customers that staff turn into guides. */
export const stagingGuidesServer: ServerArea = {
  name: 'staging-guides',
  handlers: [
    listStagingGuidesHandler,
    createStagingGuideHandler,
    getStagingGuideHandler,
    decideStagingLineHandler,
    deleteStagingGuideHandler,
    migrateStagingGuidesHandler,
  ],
  jobs: [matchStagingGuideJob],
}
