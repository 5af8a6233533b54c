import type { Cart } from '../cart.ts'

/** CART-3, CART-5: an empty cart is opened from the guide of its first line, and stays so. */
export const takesGuide = ({ guideInfo }: Pick<Cart, 'guideInfo'>, lines: number): boolean =>
  guideInfo === null && lines === 0
