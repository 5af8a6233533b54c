import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import type { CallFailed } from '#browser/call-failed.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import { getCustomItem } from '#areas/customer-data/custom-items.endpoints.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { getItem } from '#areas/shop/shop.endpoints.ts'

/** What 'Add to guide' was opened for. */
export interface AddedItems {
  /** Of one item its description, else such as '12 items of the cart'. */
  readonly title: string
  readonly itemNumbers: readonly string[]
  /** Of a custom item, which has no item number. */
  readonly customItemId?: string
}

/** GUIDE-2: the items of an address: one, a custom item, those of the open cart or of an order. */
export function useAddedItems(value: string): {
  items: AddedItems | undefined
  error: CallFailed | null
  retry: () => void
} {
  const of = useShipToParams()
  const { cart, isLoading, failure } = useActiveCart()
  const orderId = value.startsWith('order.') ? value.slice('order.'.length) : null
  const customId = value.startsWith('custom.') ? value.slice('custom.'.length) : null
  const itemNumber = value === 'cart' || orderId !== null || customId !== null ? null : value
  const order = useCall(getOrder, of && orderId !== null ? { params: { ...of, orderId } } : null)
  const item = useCall(getItem, of && itemNumber !== null ? { params: { ...of, itemNumber }, query: {} } : null)
  const custom = useCall(getCustomItem, of && customId !== null ? { params: { ...of, id: customId } } : null)
  if (value === 'cart') {
    const itemNumbers = cart?.items.map((line) => line.itemNumber) ?? []
    return {
      items: isLoading ? undefined : { title: 'All items of the open cart', itemNumbers },
      error: failure,
      retry: () => undefined,
    }
  }
  if (orderId !== null) {
    const found = order.data?.order
    return {
      items: found && {
        title: `All items of order ${found.orderNumber}`,
        itemNumbers: [...new Set(found.items.map((line) => line.itemNumber))],
      },
      error: order.error,
      retry: () => void order.refetch(),
    }
  }
  if (customId !== null)
    return {
      items: custom.data && { title: custom.data.description, itemNumbers: [], customItemId: customId },
      error: custom.error,
      retry: () => void custom.refetch(),
    }
  return {
    items: item.data && { title: item.data.item.description, itemNumbers: [item.data.item.itemNumber] },
    error: item.error,
    retry: () => void item.refetch(),
  }
}
