import type { ReactNode } from 'react'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { LockBanner } from './sharing/lock-banner.tsx'
import { useActiveCart } from './use-active-cart.ts'

/** What quantity fields are described by while it is unknown what the cart holds. */
export const unreadCartId = 'unread-cart'

/**
 * CART-2, CART-12, PLAT-15: the active cart is locked by somebody else, or it could not be loaded
 * and `children` say what that means for what is shown; nothing otherwise.
 */
export function CartNotice({ children }: { children: ReactNode }) {
  const { cart, failure, refetch } = useActiveCart()
  if (cart) return <LockBanner cart={cart} />
  if (!failure) return null
  return (
    <RetryNotice id={unreadCartId} onRetry={refetch}>
      Your cart could not be loaded. {children}
    </RetryNotice>
  )
}
