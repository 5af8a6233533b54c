/** What the ship-to dropdown does on a screen (SHELL-6). */
export type ShipToChange = 'free' | 'ask' | 'disabled' | 'hidden'

/** Screens about a person, about staff's work or about all customers: no one ship-to. */
const withoutShipTo = [
  '/profile',
  '/choose-user',
  '/manage-users',
  '/shipto-settings',
  '/announcements',
  '/audit-trail',
  '/deliveries',
  '/imports',
]
/** What is under way belongs to the ship-to it was begun for. */
const bound = ['/payment', '/autopay']
/** Forms that a change would throw away: what they are part of, and how their own address ends. */
const forms = [/^\/(recipes|guides|inventory|credit-requests|incentive-payroll)\/(.+\/)?(new|edit|count)$/]

const isBelow = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`))

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
