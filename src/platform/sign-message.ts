import { createHmac, timingSafeEqual } from 'node:crypto'

/** Max age of a signed message in milliseconds. */
const windowMs = 5 * 60_000

/** The signature of a message: HMAC-SHA256 over its instant and its body. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

/** True when the signature is valid and the message recent. */
export function isSigned(
  secret: string,
  message: { timestamp: string; body: string; signature: string },
  now: Date,
): boolean {
  const age = Math.abs(now.getTime() - Date.parse(message.timestamp))
  // NaN, from an invalid timestamp, is not within the window either.
  if (!(age <= windowMs)) return false
  const wanted = Buffer.from(signatureOf(secret, message.timestamp, message.body))
  const given = Buffer.from(message.signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
