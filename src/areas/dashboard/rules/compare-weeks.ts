/** Weeks in cents, the present one last. */
interface Week {
  readonly spend: number
}

/**
 * SHELL-8: compares the present week with a usual one, the median of the earlier weeks with orders;
 * null with fewer than three of them, too few for a median.
 */
export function compareWeeks(weeks: readonly Week[]): { readonly spend: number; readonly usual: number | null } {
  const before = weeks
    .slice(0, -1)
    .map(({ spend }) => spend)
    .filter((spend) => spend > 0)
    .toSorted((a, b) => a - b)
  const spend = weeks.at(-1)?.spend ?? 0
  return { spend, usual: before.length < 3 ? null : before[Math.floor((before.length - 1) / 2)]! }
}
