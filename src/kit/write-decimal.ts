/**
 * Whole units of 10^-`places` as people type them, with at least `min` places: 123450 with 2 is
 * '1234.50'. The inverse of `readDecimal`.
 */
export function writeDecimal(units: number, places: number, min = places): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0')
  const [whole, fraction] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)]
  let kept = fraction
  while (kept.length > min && kept.endsWith('0')) kept = kept.slice(0, -1)
  return `${units < 0 ? '-' : ''}${whole}${kept && `.${kept}`}`
}
