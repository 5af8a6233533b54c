import type { Cart } from '#areas/carts/cart.ts'

/** What the button says that places a cart: of a new order, or of a change of one (NEXT-2). */
export const placeLabel = ({ changesOrder }: Pick<Cart, 'changesOrder'>): string =>
  changesOrder ? 'Change order' : 'Place order'
