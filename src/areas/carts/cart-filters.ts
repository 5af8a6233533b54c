import { z } from 'zod'
import { pageQuery } from '#contract/paging.ts'
import { orderTypes, soTypes } from '#areas/routing/order-types.ts'

/** CART-7: how a reader stands to a cart, with the words of the filter. */
export const ownerships = {
  OwnedByMe: 'Owned by me',
  SharedWithMe: 'Shared with me',
  LockedByOthers: 'Locked by others',
} as const
/** One of the three. */
export type Ownership = keyof typeof ownerships
const ownershipKeys = ['OwnedByMe', 'SharedWithMe', 'LockedByOthers'] as const satisfies readonly Ownership[]
/** How a reader stands to a cart. */
export const ownership = z.enum(ownershipKeys)
/** CART-7: the default of the screens: the user's own carts and those shared with them. */
export const usualOwnerships: readonly Ownership[] = ['OwnedByMe', 'SharedWithMe']

/**
 * The Visibility filter, for staff: the customer sees an external cart, an internal one is hidden
 * from them.
 */
export const cartTypes = { external: 'Visible to customer', internal: 'Hidden from customer' } as const
/** One of the two. */
export type CartType = keyof typeof cartTypes
const cartTypeKeys = ['external', 'internal'] as const satisfies readonly CartType[]

/** A comma list of known words; absent or empty means all. */
const listOf = <const W extends readonly [string, ...string[]]>(words: W, message: string) =>
  z
    .string()
    .max(1000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(words, message)))
    .optional()

/**
 * CART-7: which carts a list shows. Absent filters let everything pass; the screens send
 * `usualOwnerships`.
 */
export const cartFilters = pageQuery.extend({
  /** Part of the PO. */
  keyword: z.string().trim().max(100).default(''),
  ownerships: listOf(ownershipKeys, `Ownership must be one of: ${ownershipKeys.join(', ')}`),
  soTypes: listOf(soTypes, `Order type must be one of: ${Object.values(orderTypes).join(', ')}`),
  cartTypes: listOf(cartTypeKeys, `Visibility must be one of: ${cartTypeKeys.join(', ')}`),
})
/** Which carts a list shows. */
export type CartFilters = z.output<typeof cartFilters>
