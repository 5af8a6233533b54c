import type { ReactNode } from 'react'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { useActiveCart } from './use-active-cart.ts'

/** What quantity fields are described by while it is unknown what the cart holds. */
export const unreadCartId = 'unread-cart'

/**
 * CART-2, PLAT-15: the active cart could not be loaded, and what that means for what is shown;
 * nothing otherwise.
 */
export function UnreadCart({ children }: { children: ReactNode }) {
  const { failure, refetch } = useActiveCart()
  if (!failure) return null
  return (
    <RetryNotice id={unreadCartId} onRetry={refetch}>
      Your cart could not be loaded. {children}
    </RetryNotice>
  )
}
