import type { ServerArea } from '#platform/http/area.ts'
import { forgetOldJob } from '#platform/jobs/forget-old.ts'
import { startLoop } from '#platform/outbox/delivery-loop.ts'
import { deliverWebhooks } from './server/deliver-webhooks.ts'
import {
  getWebhookMessageHandler,
  listWebhookMessagesHandler,
  replayFailedWebhookMessagesHandler,
  replayWebhookMessageHandler,
  testWebhookHandler,
} from './server/messages.routes.ts'
import { sealedSecrets, webhookChannel } from './server/webhook.store.ts'
import {
  createWebhookHandler,
  deleteWebhookHandler,
  listWebhooksHandler,
  rotateWebhookSecretHandler,
  updateWebhookHandler,
} from './server/webhooks.routes.ts'

/** Messages to addresses of customers about what happens (NEXT-12). */
export const webhooksServer: ServerArea = {
  name: 'webhooks',
  handlers: [
    listWebhooksHandler,
    createWebhookHandler,
    updateWebhookHandler,
    rotateWebhookSecretHandler,
    deleteWebhookHandler,
    testWebhookHandler,
    listWebhookMessagesHandler,
    getWebhookMessageHandler,
    replayWebhookMessageHandler,
    replayFailedWebhookMessagesHandler,
  ],
  sealed: [sealedSecrets],
  jobs: [
    forgetOldJob('forget-webhook-messages', '41 3 * * *', [
      { table: 'webhook_messages', column: 'created_at', days: ({ webhookDays }) => webhookDays },
    ]),
  ],
  startWithJobs: (services) => startLoop(services, webhookChannel, () => deliverWebhooks(services)),
}
