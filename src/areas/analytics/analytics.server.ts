import type { ServerArea } from '#platform/http/area.ts'
import { countScreensHandler, updateAnalyticsOptOutHandler, updatePrivacyHandler } from './server/analytics.routes.ts'

/** Counting which screens are used, for who allowed it. */
export const analyticsServer: ServerArea = {
  name: 'analytics',
  handlers: [updateAnalyticsOptOutHandler, updatePrivacyHandler, countScreensHandler],
}
