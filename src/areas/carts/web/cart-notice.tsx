import { type ReactNode, Suspense } from 'react'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { unreadCartId } from './cart-notice-ids.ts'
import { useActiveCart } from './use-active-cart.ts'

// Few carts are locked: the shop's first screen does without.
const LockBanner = loadOnDemand(() => import('./sharing/lock-banner.tsx').then((module) => module.LockBanner))

/**
 * CART-2, CART-12, PLAT-15: the active cart is locked by somebody else, or it could not be loaded
 * and `children` say what that means for what is shown; nothing otherwise.
 */
export function CartNotice({ children }: { children: ReactNode }) {
  const { cart, failure, refetch } = useActiveCart()
  if (cart)
    return (
      cart.abilities.change === 'cart_locked_by_other' && (
        <Suspense>
          <LockBanner cart={cart} />
        </Suspense>
      )
    )
  if (!failure) return null
  return (
    <RetryNotice id={unreadCartId} onRetry={refetch}>
      Your cart could not be loaded. {children}
    </RetryNotice>
  )
}
