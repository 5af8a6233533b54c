/** A ship-to with those below it. */
export interface ShipToBranch<Place> {
  readonly shipTo: Place
  readonly children: readonly Place[]
}

/**
 * CUST-1: ship-tos as parents with their children, in the order given. One whose parent is not
 * among them, being another's or gone, stands alone; so does one below a child, as there is one
 * level only.
 */
export function shipToTree<Place extends { readonly number: string; readonly parentShipTo: string | null }>(
  shipTos: readonly Place[],
): ShipToBranch<Place>[] {
  const tops = new Set(shipTos.filter(({ parentShipTo }) => parentShipTo === null).map(({ number }) => number))
  const isChild = ({ parentShipTo }: Place) => parentShipTo !== null && tops.has(parentShipTo)
  return shipTos
    .filter((shipTo) => !isChild(shipTo))
    .map((shipTo) => ({
      shipTo,
      children: shipTos.filter((other) => isChild(other) && other.parentShipTo === shipTo.number),
    }))
}
