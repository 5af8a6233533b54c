import type { OwnShipTo } from '../rules/find-ship-to.ts'

/** A ship-to of tests. */
export const ownShipTo = (shipTo: string, more: Partial<OwnShipTo> = {}): OwnShipTo => ({
  division: 'NLV',
  shipTo,
  name: `Kitchen ${shipTo}`,
  city: 'Las Vegas',
  isOrderingAllowed: true,
  ...more,
})
