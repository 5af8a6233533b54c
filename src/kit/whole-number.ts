/**
 * Reads a whole number written in plain digits 0-9; null for signs, fractions, exponents, other
 * scripts' digits or more than `max`.
 */
export function parseWholeNumber(text: string, max: number): number | null {
  const trimmed = text.trim()
  if (!/^[0-9]{1,15}$/.test(trimmed)) return null
  const value = Number(trimmed)
  return value <= max ? value : null
}
