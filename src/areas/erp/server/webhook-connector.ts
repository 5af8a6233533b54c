import type { ErpConnector } from '#platform/outbox/deliver-outbox.ts'
import { isRefusal, RefusedForGood } from '#platform/outbox/refused-for-good.ts'
import { signatureOf } from '#platform/sign-message.ts'

/** The ERP has this long to take a message. */
const timeoutMs = 10_000

/** Posts each message to the ERP's address; any 2xx response means it is accepted. */
export function webhookConnector(url: string, secret: string): ErpConnector {
  return {
    deliver: async ({ messageId, topic, payload, createdAt }) => {
      const body = JSON.stringify({ messageId, topic, createdAt, payload })
      const timestamp = new Date().toISOString()
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-larder-message-id': messageId,
          'x-larder-topic': topic,
          'x-larder-timestamp': timestamp,
          'x-larder-signature': signatureOf(secret, timestamp, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const reason = `The ERP returned ${answer.status}`
      throw isRefusal(answer.status) ? new RefusedForGood(reason) : new Error(reason)
    },
  }
}
