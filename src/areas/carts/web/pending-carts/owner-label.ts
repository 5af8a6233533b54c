import type { Cart } from '#areas/carts/cart.ts'

/**
 * Who owns a cart: staff by name, the customer's people with their role too (S0 section 6); null
 * when nobody does.
 */
export function ownerLabel({ intOwnerInfo, extOwnerInfo }: Pick<Cart, 'intOwnerInfo' | 'extOwnerInfo'>): string | null {
  const external = extOwnerInfo && `${extOwnerInfo.name}, ${extOwnerInfo.roleInfo.name}`
  return [intOwnerInfo?.name, external].filter(Boolean).join(' · ') || null
}
