const pattern = /^(-)?\$?(\d{1,3}(?:,\d{3})+|\d{1,13})?(?:\.(\d+))?$/

/**
 * Reads a decimal number exactly into whole units of 10^-`decimals`: '1,234.5' with 2 is 123450. No
 * float is ever involved. Null when it is not a number, has more decimals than allowed (trailing
 * zeros aside) or does not fit.
 */
export function readDecimal(text: string, decimals: number): number | null {
  const match = pattern.exec(text.trim())
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return null
  const kept = fraction.replace(/(?<!0)0+$/, '')
  if (kept.length > decimals) return null
  const value = Number(whole.replaceAll(',', '') + kept.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(value)) return null
  return sign && value !== 0 ? -value : value
}
