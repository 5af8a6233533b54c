/**
 * True when `wanted` names each of `known` exactly once and nothing else: an order that loses no
 * entry.
 */
export function isSameSet(known: readonly string[], wanted: readonly string[]): boolean {
  const named = new Set(wanted)
  return wanted.length === known.length && named.size === known.length && known.every((each) => named.has(each))
}
