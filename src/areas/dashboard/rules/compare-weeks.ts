/** Weeks in cents, the present one last. */
interface Week {
  readonly spend: number
}

/**
 * SHELL-8: the present week beside the usual one: the median of those before it in which anything
 * was ordered; null when there are fewer than three, which say nothing.
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
