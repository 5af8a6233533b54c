import type { ServerArea } from '#platform/http/area.ts'
import {
  getNotificationPreferencesHandler,
  updateNotificationPreferencesHandler,
} from './server/notifications.routes.ts'

/** Notifications, and the channels people choose for them. */
export const notificationsServer: ServerArea = {
  name: 'notifications',
  handlers: [getNotificationPreferencesHandler, updateNotificationPreferencesHandler],
}
