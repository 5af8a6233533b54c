import { readShipToValue } from '#areas/customers/rules/read-ship-to-value.ts'

/** Names one order of one ship-to. */
export interface OrderParams {
  readonly division: string
  readonly shipTo: string
  readonly orderId: string
}

/**
 * The order that an address names: 'NLV.0000101.<id>' of any ship-to, or an id of the selected one;
 * null where that names none.
 */
export function readOrderKey(
  value: string,
  selected: { readonly division: string; readonly shipTo: string } | null,
): OrderParams | null {
  const end = value.lastIndexOf('.')
  if (end < 0) return selected && { ...selected, orderId: value }
  const of = readShipToValue(value.slice(0, end))
  return of && { division: of.division, shipTo: of.number, orderId: value.slice(end + 1) }
}
