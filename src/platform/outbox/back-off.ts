const first = 2000
const longest = 15 * 60_000

/**
 * Milliseconds to wait after a number of failures: 2 s doubled each time, at most 15 min, spread by
 * up to a quarter.
 */
export const backOff = (failures: number, chance: number = Math.random()): number =>
  Math.round(Math.min(longest, first * 2 ** Math.max(0, failures - 1)) * (1 + chance / 4))
