/** Kilograms of one pound, in hundred-millionths: the international pound, exact by definition. */
const poundInKg = 45_359_237n
const hundredMillion = 100_000_000n
/** Ounces of one pound. */
const ounces = 16n

/**
 * NEXT-8: net weight in hundredths of a pound of the measure under an identifier, or null when it
 * is no net weight. Computed in whole numbers from the digits and their decimal places, and rounded
 * once, halves up: 310n kilograms, 320n pounds, 357n ounces.
 */
export function toWeightHundredths(ai: string, digits: string): number | null {
  const scale = 10n ** BigInt(ai.slice(3))
  const value = BigInt(digits) * 100n
  if (ai.startsWith('310')) return round(value * hundredMillion, poundInKg * scale)
  if (ai.startsWith('320')) return round(value, scale)
  if (ai.startsWith('357')) return round(value, scale * ounces)
  return null
}

const round = (part: bigint, whole: bigint): number => Number((2n * part + whole) / (2n * whole))
