/**
 * NEXT-8: how a scanned GTIN relates to the one an item is filed under, both of 14 digits; the
 * catalogue files the GTIN of the case.
 *
 * The first digit is the pack level, the twelve after it are those of one product: 0 is its
 * smallest unit, 1 to 8 are packs of it whose content no digit says. So the same number is the
 * case, and 0 scanned where 1 to 8 is filed an each of it. Any other level of the product is a pack
 * of unknown content. 9 stands for a variable measure, which is no pack of anything.
 */
export function matchGtin(scanned: string, filed: string): 'case' | 'each' | 'another pack' | null {
  if (scanned === filed) return 'case'
  if (scanned.slice(1, 13) !== filed.slice(1, 13) || scanned.startsWith('9') || filed.startsWith('9')) return null
  return scanned.startsWith('0') ? 'each' : 'another pack'
}
