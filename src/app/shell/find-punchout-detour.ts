/**
 * PUNCH-4: what a buyer from a procurement system needs: finding items, filling the cart, handing
 * it back.
 */
const allowed = ['/shop', '/items', '/review-cart', '/guides']
/** Who the account belongs to and how it pays is no business of a procurement session. */
const forbidden = [
  '/profile',
  '/choose-user',
  '/manage-users',
  '/shipto-settings',
  '/payment',
  '/autopay',
  '/announcements',
]

const isBelow = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`))

/**
 * ACCESS-7: in punchout mode only some routes open; the account's own lead to /errors, every other
 * to /shop.
 */
export function findPunchoutDetour(path: string, isPunchout: boolean): string | null {
  if (!isPunchout || isBelow(path, allowed)) return null
  return isBelow(path, forbidden) ? '/errors' : '/shop'
}
