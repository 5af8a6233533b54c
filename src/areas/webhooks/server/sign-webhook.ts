import { createHmac } from 'node:crypto'

/** What every secret begins with (Standard Webhooks). */
export const secretPrefix = 'whsec_'

/** A message as it is signed. */
export interface SignedParts {
  readonly id: string
  /** Whole seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

/**
 * NEXT-12: the headers of Standard Webhooks: HMAC-SHA256 over id, timestamp and body, under each
 * secret that is accepted, so that a receiver may change secrets at any moment of a rotation.
 */
export function signWebhook({ id, timestamp, body }: SignedParts, secrets: readonly string[]) {
  const signatureOf = (secret: string) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  }
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map(signatureOf).join(' '),
  }
}
