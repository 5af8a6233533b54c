import type { ShipToFacts } from '#areas/customers/ship-to.ts'

/**
 * Whose prices a ship-to may get, the better first: its own, its bill-to's, its buying groups', its
 * class's, the list's.
 */
export const scopesOf = (shipTo: Pick<ShipToFacts, 'shipTo' | 'billTo' | 'gpoIds' | 'priceClass'>): string[] => [
  `S:${shipTo.shipTo}`,
  `B:${shipTo.billTo}`,
  ...shipTo.gpoIds.map((gpo) => `G:${gpo}`),
  ...(shipTo.priceClass === '' ? [] : [`C:${shipTo.priceClass}`]),
  'L',
]
