import { useShipToParams } from '#browser/current-ship-to.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { useShowCart } from '#areas/carts/web/public.tsx'
import { overridePrices } from '../price-override.endpoints.ts'
import type { OverrideChange } from '../rules/set-price-overrides.ts'

/**
 * CART-10: overrides prices of lines of the active cart; the answer shows at once, a refusal says
 * why.
 */
export function useOverridePrices(cart: Cart | null) {
  const params = useShipToParams()
  const show = useShowCart()
  const act = useAct(overridePrices, {
    done: ({ cart: saved, warning }) => {
      show(saved)
      if (warning) showToast({ tone: 'danger', message: warning })
    },
  })
  return {
    isRunning: act.isRunning,
    run: (itemNumber: string, change: OverrideChange) => {
      if (params && cart) act.run({ params: { ...params, cartId: cart.id, itemNumber }, body: change })
    },
    /** True when it was taken. */
    runAndWait: async (itemNumber: string, change: OverrideChange): Promise<boolean> => {
      if (!params || !cart) return false
      const input = { params: { ...params, cartId: cart.id, itemNumber }, body: change }
      return act.runAndWait(input).then(
        () => true,
        () => false,
      )
    },
  }
}
