/** What the server tells: something changed. Ids only. */
export interface LiveNews {
  readonly topic: string
  readonly division?: string
  readonly shipTo?: string
  readonly id?: string
  readonly version?: number
  /** The cart was ordered or discarded. */
  readonly isEnded?: boolean
}

/** The calls whose answers a topic makes old, by endpoint name. */
const callsOf: Readonly<Record<string, readonly string[]>> = {
  cart: [
    'getActiveCart',
    'getCart',
    'listCartChanges',
    'getCartAccess',
    'reviewCart',
    'analyseCart',
    'listCarts',
    'listPendingCarts',
  ],
  carts: ['listCarts', 'listPendingCarts', 'getActiveCart', 'getWorkQueue'],
  order: ['listOrders', 'findOrders', 'getOrder', 'getDashboard', 'getWorkQueue'],
  // An import of items or stock changes what may be ordered and what there is to say.
  catalogue: ['searchShop', 'getItem', 'reviewCart', 'analyseCart'],
  announcements: ['listAnnouncements', 'listBanners'],
}

/** What still has an answer when a cart has ended; its own calls would say that it is not there. */
const callsOfEnded = ['getActiveCart', 'listCarts', 'listPendingCarts']

type Read = { params?: { division?: string; shipTo?: string; cartId?: string; orderId?: string } } | null | undefined

/**
 * Must a kept answer be asked again after this news? Not when it is of another ship-to, cart or
 * order, and not when it already has the version, as the tab that made the change does.
 */
export function isTouchedBy(news: LiveNews, [name, input]: readonly unknown[], answer: unknown): boolean {
  const calls = news.topic === 'cart' && news.isEnded ? callsOfEnded : callsOf[news.topic]
  if (!calls?.includes(name as string)) return false
  const params = (input as Read)?.params
  if (news.division && params?.division && news.division !== params.division) return false
  if (news.shipTo && params?.shipTo && news.shipTo !== params.shipTo) return false
  const named = params?.cartId ?? params?.orderId
  if (news.id && named && news.id !== named) return false
  const kept = (answer as { cart?: { id?: string; version?: number } | null } | undefined)?.cart
  const isKnown = kept?.id === news.id && news.version !== undefined && (kept?.version ?? -1) >= news.version
  return !isKnown
}
