import { autopayScreen } from '#areas/autopay/autopay.addresses.ts'
import { guidesScreen } from '#areas/guides/guides.addresses.ts'
import { announcementsScreen } from '#areas/announcements/announcements.addresses.ts'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { shipToSettingsScreen } from '#areas/customers/customers.addresses.ts'
import { chooseUserScreen } from '#areas/login-as/login-as.addresses.ts'
import { paymentScreen } from '#areas/payments/payments.addresses.ts'
import { profileScreen } from '#areas/profile/profile.addresses.ts'
import { chooseShipToScreen } from '#areas/punchout/punchout.addresses.ts'
import { noAccessScreen } from '#areas/sessions/sessions.addresses.ts'
import { itemScreen, shopScreen } from '#areas/shop/shop.addresses.ts'
import { usersScreen } from '#areas/users/users.addresses.ts'
import { type Address, isBelow } from '#contract/address.ts'

/**
 * PUNCH-4: what a buyer from a procurement system needs: finding items, filling the cart, handing
 * it back.
 */
const allowed = [chooseShipToScreen.root, shopScreen.root, itemScreen.root, reviewCartScreen.root, guidesScreen.root]
/** Who the account belongs to and how it pays is no business of a procurement session. */
const forbidden = [
  ...[profileScreen, chooseUserScreen, usersScreen, shipToSettingsScreen, announcementsScreen].map(({ root }) => root),
  paymentScreen.root,
  autopayScreen.root,
]

/**
 * ACCESS-7: in punchout mode only some routes open; the account's own lead to /errors, every other
 * to /shop.
 */
export function findPunchoutDetour(path: string, isPunchout: boolean): Address | null {
  if (!isPunchout || isBelow(path, allowed)) return null
  return isBelow(path, forbidden) ? noAccessScreen.at() : shopScreen.at()
}
