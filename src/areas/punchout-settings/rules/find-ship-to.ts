import type { ImportErrorCode, MappingText } from '../ship-to-mapping.ts'

/** A ship-to of the user an integration belongs to. */
export interface OwnShipTo {
  readonly division: string
  readonly shipTo: string
  readonly name: string
  readonly city: string
  /** Active, and orders are accepted for it. */
  readonly isOrderingAllowed: boolean
}

/** Ship-tos by their number, which several divisions may use. */
export type ShipTosByNumber = ReadonlyMap<string, readonly OwnShipTo[]>

/** The ship-tos of a user by their number. */
export function byNumber(own: readonly OwnShipTo[]): ShipTosByNumber {
  const found = new Map<string, OwnShipTo[]>()
  for (const each of own) {
    const same = found.get(each.shipTo)
    if (same) same.push(each)
    else found.set(each.shipTo, [each])
  }
  return found
}

/** The ship-to a row names, or why there is none. */
export type FoundShipTo = { readonly shipTo: OwnShipTo } | { readonly error: ImportErrorCode; readonly name: string }

/**
 * PUNCH-2: the ship-to that a row names, one of the user's own for which orders are accepted. One
 * of somebody else reads like one that does not exist.
 */
export function findShipTo(
  { division, shipTo }: Pick<MappingText, 'division' | 'shipTo'>,
  own: ShipTosByNumber,
): FoundShipTo {
  const named = (own.get(shipTo) ?? []).filter((each) => division === undefined || each.division === division)
  const [first, another] = named.filter((each) => each.isOrderingAllowed)
  if (first) return another ? { error: 5, name: '' } : { shipTo: first }
  return named[0] ? { error: 1, name: named[0].name } : { error: 2, name: '' }
}
