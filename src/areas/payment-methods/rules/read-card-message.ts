import { isCardAccepted } from './accept-card.ts'

/**
 * A message event as far as it matters; `isFromFrame` says that its source is the very window of
 * the iframe.
 */
export interface CardMessage {
  readonly origin: string
  readonly isFromFrame: boolean
  readonly data: unknown
}

/** What the processor's page reports. */
export type CardReport =
  | { readonly isAccepted: true; readonly utaTokenId: string; readonly utaCustomerId: string }
  | { readonly isAccepted: false; readonly message: string }

/** S0 section 8: when the processor gives no words of its own. */
export const cardFailed = 'Failed to add credit card. Please check the details and try again.'

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '')

/**
 * PROFILE-6, security 23: the report of the card page, only from the exact origin and window it was
 * opened in and with an exact status; null for any other message a page may receive. The server
 * asks the processor again before it believes any of it.
 */
export function readCardMessage({ origin, isFromFrame, data }: CardMessage, cardOrigin: string): CardReport | null {
  if (origin !== cardOrigin || !isFromFrame || typeof data !== 'object' || data === null) return null
  const { type, status, message, utaTokenId, utaCustomerId } = data as Record<string, unknown>
  if (type !== 'card-entry' || typeof status !== 'string') return null
  const [token, customer] = [textOf(utaTokenId), textOf(utaCustomerId)]
  if (isCardAccepted(status) && token && customer)
    return { isAccepted: true, utaTokenId: token, utaCustomerId: customer }
  return { isAccepted: false, message: textOf(message) || cardFailed }
}
