import type { LiveTopic } from '#contract/live-topics.ts'
import type { CallName } from './call-name.ts'

/** A live event: something changed. Ids only. */
export interface LiveNews {
  readonly topic: LiveTopic
  readonly division?: string
  readonly shipTo?: string
  readonly id?: string
  readonly version?: number
  /** The cart was ordered or discarded, the guide deleted. */
  readonly isEnded?: boolean
}

/** A cached call. */
export interface KeptCall {
  readonly name: CallName
  readonly livesBy: readonly LiveTopic[]
  readonly input: unknown
  readonly answer: unknown
}

interface Named {
  readonly id?: string
  readonly version?: number
}

interface Params {
  readonly division?: string
  readonly shipTo?: string
  readonly cartId?: string
  readonly guideId?: string
  readonly inventoryId?: string
  readonly orderId?: string
}

type Input = { params?: Params } | null | undefined

/**
 * UI-8: whether a cached response must be fetched again after this event. False when it is about
 * another ship-to, cart, guide, order or count, or already has the version, as in the tab that
 * made the change. Calls by the id of an ended cart or guide are not repeated: they would fail.
 */
export function isTouchedBy(news: LiveNews, { livesBy, input, answer }: KeptCall): boolean {
  if (!livesBy.includes(news.topic)) return false
  const params = (input as Input)?.params
  if (news.isEnded && (params?.cartId || params?.guideId)) return false
  if (news.division && params?.division && news.division !== params.division) return false
  if (news.shipTo && params?.shipTo && news.shipTo !== params.shipTo) return false
  const named = params?.cartId ?? params?.guideId ?? params?.orderId ?? params?.inventoryId
  if (news.id && named && news.id !== named) return false
  const { cart, guide } = (answer ?? {}) as { cart?: Named | null; guide?: Named }
  const kept = cart ?? guide
  const isKnown = kept?.id === news.id && news.version !== undefined && (kept?.version ?? -1) >= news.version
  return !isKnown
}
