import { Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import type { Webhook } from '../webhook.ts'
import {
  getWebhookMessage,
  listWebhookMessages,
  replayFailedWebhookMessages,
  replayWebhookMessage,
  testWebhook,
} from '../webhooks.endpoints.ts'
import { webhookRefusals } from '../webhooks.refusals.ts'
import { addTest, messageOf, messagesOf, replayAllFailed, replayOne } from './message.store.ts'
import { ownWebhook } from './webhooks.routes.ts'

/** A paused address would keep what is sent to it waiting without a word. */
function requireActive({ isActive }: Webhook): void {
  if (!isActive) throw new Refused(webhookRefusals.webhook_inactive)
}

/** NEXT-12: sends a test event. */
export const testWebhookHandler = handle(testWebhook, ({ db, caller: { actor }, params }) =>
  db.inTransaction(async (tx) => {
    const webhook = await ownWebhook(tx, actor.userId, params.webhookId)
    requireActive(webhook)
    const messageId = await addTest(tx, webhook.id)
    return { isSuccess: true as const, message: 'Test event sent', messageId }
  }),
)

/** NEXT-12: the log of an address. */
export const listWebhookMessagesHandler = handle(listWebhookMessages, ({ db, caller: { actor }, params, query }) =>
  db.inTransaction(async (tx) => {
    const { id } = await ownWebhook(tx, actor.userId, params.webhookId)
    return messagesOf(tx, id, { state: query.state, before: query.cursor, limit: query.pageSize })
  }),
)

/** NEXT-12: one message with its attempts. */
export const getWebhookMessageHandler = handle(getWebhookMessage, ({ db, caller: { actor }, params }) =>
  db.inTransaction(async (tx) => {
    const { id } = await ownWebhook(tx, actor.userId, params.webhookId)
    const found = await messageOf(tx, id, params.messageId)
    if (!found) throw new Refused(webhookRefusals.webhook_message_not_found)
    return found
  }),
)

/** NEXT-12: one message again, under the same id: receivers take it once. */
export const replayWebhookMessageHandler = handle(replayWebhookMessage, ({ db, caller: { actor }, params }) =>
  db.inTransaction(async (tx) => {
    const webhook = await ownWebhook(tx, actor.userId, params.webhookId)
    requireActive(webhook)
    if (!(await replayOne(tx, webhook.id, params.messageId)))
      throw new Refused(webhookRefusals.webhook_message_not_found)
    return { isSuccess: true as const, message: 'The message is sent again' }
  }),
)

/** NEXT-12: all that failed, again. */
export const replayFailedWebhookMessagesHandler = handle(
  replayFailedWebhookMessages,
  ({ db, caller: { actor }, params }) =>
    db.inTransaction(async (tx) => {
      const webhook = await ownWebhook(tx, actor.userId, params.webhookId)
      requireActive(webhook)
      const replayed = await replayAllFailed(tx, webhook.id)
      return { isSuccess: true as const, message: 'The failed messages are sent again', replayed }
    }),
)
