import type { SoType } from '#areas/routing/order-types.ts'
import { type CartType, type Ownership, usualOwnerships } from '#areas/carts/cart-filters.ts'

/** What a list of carts is narrowed to; an empty filter lets everything pass. */
export interface CartSearch {
  readonly keyword: string
  readonly cartTypes: readonly CartType[]
  readonly ownerships: readonly Ownership[]
  readonly soTypes: readonly SoType[]
  /** From 1. */
  readonly pageNo: number
}

/** CART-7: the user's own carts and those shared with them. */
export const usualSearch: CartSearch = {
  keyword: '',
  cartTypes: [],
  ownerships: usualOwnerships,
  soTypes: [],
  pageNo: 1,
}

/** The search as the call takes it, in pages of the portal's size (UI-6). */
export const queryOf = ({ keyword, cartTypes, ownerships, soTypes, pageNo }: CartSearch, pageSize: number) => ({
  keyword,
  cartTypes: cartTypes.join(','),
  ownerships: ownerships.join(','),
  soTypes: soTypes.join(','),
  pageNo,
  pageSize,
  includeTotal: 'true' as const,
})

/**
 * How many filters differ from what the screen starts with; the search for a PO is not counted, one
 * sees it.
 */
export function changedFilters({ cartTypes, ownerships, soTypes }: CartSearch): number {
  const isUsual =
    ownerships.length === usualOwnerships.length && usualOwnerships.every((each) => ownerships.includes(each))
  return Number(cartTypes.length > 0) + Number(!isUsual) + Number(soTypes.length > 0)
}
