import type { ServerArea } from '#platform/http/area.ts'
import { forgetOldJob } from '#platform/jobs/forget-old.ts'
import { startLoop } from '#platform/outbox/delivery-loop.ts'
import {
  countUnreadNotificationsHandler,
  getNotificationPreferencesHandler,
  getNotificationSettingsHandler,
  listNotificationsHandler,
  listSentNotificationsHandler,
  markNotificationsHandler,
  updateNotificationPreferencesHandler,
  updateNotificationSettingsHandler,
} from './server/notifications.routes.ts'
import { deliverPush } from './server/push/deliver-push.ts'
import { deletePushSubscriptionHandler, getPushHandler, subscribeToPushHandler } from './server/push/push.routes.ts'
import { sealedPush } from './server/push/push-key.store.ts'
import { pushChannel } from './server/push/push-queue.ts'
import { sendDigestsJob } from './server/send-digests.job.ts'

/** Notifications, and the channels people choose for them. */
export const notificationsServer: ServerArea = {
  name: 'notifications',
  handlers: [
    getNotificationPreferencesHandler,
    updateNotificationPreferencesHandler,
    listNotificationsHandler,
    countUnreadNotificationsHandler,
    markNotificationsHandler,
    listSentNotificationsHandler,
    getNotificationSettingsHandler,
    updateNotificationSettingsHandler,
    getPushHandler,
    subscribeToPushHandler,
    deletePushSubscriptionHandler,
  ],
  sealed: [sealedPush],
  jobs: [
    sendDigestsJob,
    forgetOldJob('forget-notifications', '47 3 * * *', [
      { table: 'notifications', column: 'created_at', days: ({ notificationDays }) => notificationDays },
      { table: 'notification_digests', column: 'sent_at', days: ({ notificationDays }) => notificationDays },
      { table: 'push_messages', column: 'created_at', days: ({ textMessageDays }) => textMessageDays },
    ]),
  ],
  startWithJobs: (services) => startLoop(services, pushChannel, () => deliverPush(services)),
}
