import type { ServerArea } from '#platform/http/area.ts'
import {
  getNotificationPreferencesHandler,
  updateNotificationPreferencesHandler,
} from './server/notifications.routes.ts'

/** What the portal tells people, and how they want to hear of it. */
export const notificationsServer: ServerArea = {
  name: 'notifications',
  handlers: [getNotificationPreferencesHandler, updateNotificationPreferencesHandler],
}
