import { CloudAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
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
    <div
      role="alert"
      className="mb-2 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-warning-soft px-4 py-1.5 text-14 text-ink"
    >
      <CloudAlert size={18} aria-hidden="true" className="shrink-0 text-warning" />
      <p id={unreadCartId} className="min-w-52 flex-1">
        Your cart could not be loaded. {children}
      </p>
      <Button size="small" onPress={refetch}>
        Retry
      </Button>
    </div>
  )
}
