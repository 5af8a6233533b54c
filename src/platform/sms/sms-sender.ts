import type { Config } from '../config.ts'
import { isRefusal, RefusedForGood } from '../outbox/refused-for-good.ts'
import { signatureOf } from '../sign-message.ts'

/** PLAT-9: how text messages leave. Throws when one was not taken. */
export interface SmsSender {
  send(message: { to: string; text: string; messageId: string }): Promise<void>
}

/** Milliseconds a provider may think: one that hangs must not hold the message's row. */
const timeoutMs = 10_000

/** A signed HTTP POST when a provider is configured; undefined: messages wait. */
export function smsSenderOf({
  smsUrl,
  smsSecret,
}: Pick<Config['outside'], 'smsUrl' | 'smsSecret'>): SmsSender | undefined {
  if (smsUrl === undefined || smsSecret === undefined) return undefined
  return {
    send: async ({ to, text, messageId }) => {
      const body = JSON.stringify({ to, text })
      const timestamp = new Date().toISOString()
      const answer = await fetch(smsUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-larder-message-id': messageId,
          'x-larder-timestamp': timestamp,
          'x-larder-signature': signatureOf(smsSecret, timestamp, body),
        },
        body,
        // A code goes to the provider that was configured, nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const reason = `the SMS provider returned ${answer.status}`
      throw isRefusal(answer.status) ? new RefusedForGood(reason) : new Error(reason)
    },
  }
}
