import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { readCall, refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { getActiveCart } from '#areas/carts/cart.endpoints.ts'
import { switchCartItem, switchCartItems } from '#areas/carts/switch-items.endpoints.ts'
import { isAlike } from '#areas/items/rules/compare-suitability.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import type { SwitchOffer } from '#areas/checkout/cart-analysis.ts'

/** One item and what is to take its place. */
export interface Switching {
  readonly itemNumber: string
  readonly offer: SwitchOffer
}

const follow = ['analyseCart', 'reviewCart'] as const

/**
 * CART-5, CHECK-3: switches items of the active cart for what was offered, at the price that was
 * shown.
 */
export function useSwitchItem(quantities: CartQuantities, cart: Cart) {
  const params = useShipToParams()
  const [running, setRunning] = useState<string>()
  const show = (answered: Cart) => {
    if (params)
      writeCall(getActiveCart, { params }, (before) => ({ openCarts: before?.openCarts ?? 1, cart: answered }))
  }
  const finish = () => {
    setRunning(undefined)
    void refreshCalls(follow)
  }
  const failed = () => {
    setRunning(undefined)
    void refreshCalls(['getActiveCart', ...follow])
    return undefined
  }
  const one = useAct(switchCartItem, {
    done: (answer) => {
      show(answer.cart)
      finish()
      showToast({ tone: 'success', message: answer.message })
    },
    failed,
  })
  const all = useAct(switchCartItems, {
    done: (answer) => {
      show(answer.cart)
      finish()
      const tone = answer.errors.length > 0 ? 'danger' : 'success'
      showToast({ tone, message: answer.message })
    },
    failed,
  })
  /** What is typed goes first: a switch takes the quantities the server has. */
  const afterFlush = async (
    key: string,
    run: (params: { division: string; shipTo: string; cartId: string }) => void,
  ) => {
    if (!params || running !== undefined) return
    setRunning(key)
    const isSaved = await quantities.flush()
    const latest = readCall(getActiveCart, { params })?.cart
    if (isSaved && latest?.id === cart.id) run({ ...params, cartId: cart.id })
    else failed()
  }
  return {
    /** The item that is being switched; 'all' for all of them. */
    running,
    /** What it loses was read before. */
    switchOne: ({ itemNumber, offer: { itemInfo, casePrice, eachPrice, loss } }: Switching) =>
      void afterFlush(itemNumber, (at) =>
        one.run({
          params: { ...at, itemNumber },
          body: { alternateItemNumber: itemInfo.itemNumber, casePrice, eachPrice, isLossAccepted: !isAlike(loss) },
        }),
      ),
    switchAll: (switchings: readonly Switching[]) =>
      void afterFlush('all', (at) =>
        all.run({
          params: at,
          body: {
            items: switchings.map(({ itemNumber, offer }) => ({
              itemNumber,
              alternateItemNumber: offer.itemInfo.itemNumber,
            })),
          },
        }),
      ),
  }
}
