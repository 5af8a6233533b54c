import type { LiveTopic } from '#contract/live-topics.ts'
import type { CallName } from './call-name.ts'

/** A live event: something changed. Ids only. */
export interface LiveNews {
  readonly topic: LiveTopic
  readonly division?: string
  readonly shipTo?: string
  readonly id?: string
  readonly version?: number
  /** The cart was ordered or discarded. */
  readonly isEnded?: boolean
}

/** A cached call. */
export interface KeptCall {
  readonly name: CallName
  readonly livesBy: readonly LiveTopic[]
  readonly input: unknown
  readonly answer: unknown
}

type Input = { params?: { division?: string; shipTo?: string; cartId?: string; orderId?: string } } | null | undefined

/**
 * UI-8: whether a cached response must be fetched again after this event. False when it is about
 * another ship-to, cart or order, or already has the version, as in the tab that made the change.
 * Calls by the id of an ended cart are not repeated: they would fail.
 */
export function isTouchedBy(news: LiveNews, { livesBy, input, answer }: KeptCall): boolean {
  if (!livesBy.includes(news.topic)) return false
  const params = (input as Input)?.params
  if (news.isEnded && params?.cartId) return false
  if (news.division && params?.division && news.division !== params.division) return false
  if (news.shipTo && params?.shipTo && news.shipTo !== params.shipTo) return false
  const named = params?.cartId ?? params?.orderId
  if (news.id && named && news.id !== named) return false
  const kept = (answer as { cart?: { id?: string; version?: number } | null } | undefined)?.cart
  const isKnown = kept?.id === news.id && news.version !== undefined && (kept?.version ?? -1) >= news.version
  return !isKnown
}
