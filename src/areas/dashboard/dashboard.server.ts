import type { ServerArea } from '#platform/http/area.ts'
import { getDashboardHandler, getWorkQueueHandler } from './server/dashboard.routes.ts'

/** The first screen after signing in. */
export const dashboardServer: ServerArea = { name: 'dashboard', handlers: [getDashboardHandler, getWorkQueueHandler] }
