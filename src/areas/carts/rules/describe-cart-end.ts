import type { CartEnd } from '../cart-end.endpoints.ts'
import { poText } from './po-text.ts'

/**
 * CART-12: what happened to a cart that is no longer there, as a title: 'Theo ordered this cart'.
 */
export function describeCartEnd({ kind, name, isOwn, order }: Pick<CartEnd, 'kind' | 'name' | 'isOwn' | 'order'>) {
  const who = isOwn ? 'You' : name
  // NEXT-2: only a cart that changed an order is discarded with one.
  return kind === 'discarded' && order ? `${who} cancelled the order this cart changed` : `${who} ${kind} this cart`
}

/**
 * CART-12: the same with the order's number, for a toast: 'Theo ordered this cart: order 1000006'.
 */
export const describeCartEndShort = (end: Pick<CartEnd, 'kind' | 'name' | 'isOwn' | 'order'>): string =>
  end.order ? `${describeCartEnd(end)}: order ${end.order.number}` : describeCartEnd(end)

/** CART-12: what else there is to know of it: the order, the PO. */
export function describeCartEndDetails({ kind, order, po }: Pick<CartEnd, 'kind' | 'order' | 'po'>): string {
  const parts = [order && `Order ${order.number}`, po !== '' && poText(po)].filter(Boolean)
  const ending = kind === 'ordered' ? 'There is no need to order it again.' : 'Nothing of it was ordered.'
  return [parts.join(', '), ending].filter(Boolean).join('. ')
}
