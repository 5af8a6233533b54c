/**
 * NEXT-8: the item part of an EAN-13 or UPC-A that a shop or supplier numbers by itself (EAN
 * prefixes 02 and 20 to 29, UPC-A number system 2), null for every other GTIN of 14 digits. Such
 * labels name two digits of prefix, five of the item and five of a weight or a price. Which of the
 * two, in which unit and with how many decimals is up to whoever printed it, so that part is never
 * read: x stands in its place.
 */
export function restrictedCode(gtin: string): string | null {
  const ean = gtin.slice(1)
  return gtin.startsWith('0') && /^(?:02|2\d)/.test(ean) ? `${ean.slice(0, 7)}xxxxxx` : null
}
