import type { ShipToChoice } from '#areas/people/current-user.ts'

/** A ship-to's id in a list: its number is only unique within the division. */
export const idOfShipTo = (shipTo: ShipToChoice): string => `${shipTo.division}/${shipTo.number}`

/** '0001000 · Reno · NLV', and a note when it may not order. */
export const describeShipTo = ({ number, city, division, isOrderingAllowed }: ShipToChoice): string =>
  [number, city, division, isOrderingAllowed ? '' : 'no ordering'].filter(Boolean).join(' · ')
