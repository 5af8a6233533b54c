/** What one line holds, in whole cases and eaches. */
export interface LineQuantity {
  readonly cases: number
  readonly units: number
}

/** True when both hold the same. */
export const isSameQuantity = (a: LineQuantity, b: LineQuantity): boolean => a.cases === b.cases && a.units === b.units
