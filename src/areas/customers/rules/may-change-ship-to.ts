import { announcementsScreen } from '#areas/announcements/announcements.addresses.ts'
import { auditTrailScreen } from '#areas/audit-trail/audit-trail.addresses.ts'
import { deliveriesScreen } from '#areas/deliveries/deliveries.addresses.ts'
import { importsScreen } from '#areas/imports/imports.addresses.ts'
import { chooseUserScreen } from '#areas/login-as/login-as.addresses.ts'
import { paymentScreen } from '#areas/payments/payments.addresses.ts'
import { profileScreen } from '#areas/profile/profile.addresses.ts'
import { usersScreen } from '#areas/users/users.addresses.ts'
import { isBelow } from '#contract/address.ts'
import { shipToSettingsScreen } from '../customers.addresses.ts'

/** What the ship-to dropdown does on a screen (SHELL-6). */
export type ShipToChange = 'free' | 'ask' | 'disabled' | 'hidden'

/** Screens about a person, about staff's work or about all customers: no one ship-to. */
const withoutShipTo = [
  profileScreen,
  chooseUserScreen,
  usersScreen,
  shipToSettingsScreen,
  announcementsScreen,
  auditTrailScreen,
  deliveriesScreen,
  importsScreen,
].map(({ root }) => root)
/** What is under way belongs to the ship-to it was begun for. */
const bound = [paymentScreen.root]
/** Forms that a change would throw away: what they are part of, and how their own address ends. */
const forms = [/^\/(recipes|guides|inventory|credit-requests|incentive-payroll)\/(.+\/)?(new|edit|count)$/]

/**
 * SHELL-6: on some screens the dropdown is hidden or disabled; on a form the change asks first, as
 * it leads to the dashboard and unsaved changes are lost. Punchout users are not asked: they have
 * no dashboard.
 */
export function mayChangeShipTo(pathname: string, isPunchout: boolean): ShipToChange {
  if (isBelow(pathname, withoutShipTo)) return 'hidden'
  if (isBelow(pathname, bound)) return 'disabled'
  return !isPunchout && forms.some((form) => form.test(pathname)) ? 'ask' : 'free'
}
