export { useActiveQuantities, useLineQuantity } from './active-quantities.ts'
export type { CartQuantities, LineQuantity } from './cart-quantities.ts'
export { useActiveCart } from './use-active-cart.ts'
export { useAddToActiveCart } from './use-add-to-active-cart.ts'
