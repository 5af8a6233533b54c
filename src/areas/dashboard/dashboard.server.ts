import type { ServerArea } from '#platform/http/area.ts'
import { getDashboardHandler } from './server/dashboard.routes.ts'
import { getTeamHandler } from './server/team.routes.ts'
import { getTeamWeeksHandler, getWorkQueueHandler } from './server/work-queue.routes.ts'

/** The first screen after signing in. */
export const dashboardServer: ServerArea = {
  name: 'dashboard',
  handlers: [getDashboardHandler, getWorkQueueHandler, getTeamWeeksHandler, getTeamHandler],
}
