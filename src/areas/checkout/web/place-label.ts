import type { Cart } from '#areas/carts/cart.ts'

/**
 * What the button says that places a cart: of a new order, of a change of one (NEXT-2), or of one
 * that goes back to a procurement system (PUNCH-4).
 */
export function placeLabel({ changesOrder, source }: Pick<Cart, 'changesOrder' | 'source'>): string {
  if (source === 'punchout') return 'Return cart'
  return changesOrder ? 'Change order' : 'Place order'
}
