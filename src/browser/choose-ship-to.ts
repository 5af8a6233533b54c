import type { CurrentUser, ShipToChoice } from '#areas/people/current-user.ts'

type ShipTosOf = Pick<CurrentUser, 'shipTos' | 'shipToCount'>

/** True for the same ship-to of the same division. */
export const isSameShipTo = (a: ShipToChoice, b: ShipToChoice): boolean =>
  a.division === b.division && a.number === b.number

/**
 * SHELL-6: the ship-to to start with. The remembered one as the server lists it now; one beyond the
 * listed first 50 is believed until the server says otherwise; else the first that allows ordering.
 */
export function chooseShipTo(user: ShipTosOf, remembered: ShipToChoice | undefined): ShipToChoice | null {
  if (remembered) {
    const listed = user.shipTos.find((choice) => isSameShipTo(choice, remembered))
    if (listed) return listed
    if (user.shipToCount > user.shipTos.length) return remembered
  }
  return user.shipTos.find((choice) => choice.isOrderingAllowed) ?? user.shipTos[0] ?? null
}
