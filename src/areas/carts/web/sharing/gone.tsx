import { useEffect, useEffectEvent } from 'react'
import { refreshCalls } from '#browser/query.ts'

/**
 * CART-9: a cart that is no longer there closes its dialog silently; the lists are asked again, so
 * that it leaves them too.
 */
export function Gone({ close }: { close: () => void }) {
  const leave = useEffectEvent(close)
  useEffect(() => {
    void refreshCalls(['listCarts', 'listPendingCarts', 'getActiveCart'])
    leave()
  }, [])
  return null
}
