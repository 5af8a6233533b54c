/** A ship-to as an address names it, 'NLV.0000101'; null for what is none. */
export function readShipToValue(value: string): { readonly division: string; readonly number: string } | null {
  const [division, number, more] = value.split('.')
  return division && number && more === undefined ? { division, number } : null
}
