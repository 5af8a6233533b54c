const route = /^(\/[a-z0-9-]+|\/\$[a-zA-Z]+){1,6}$/

/**
 * PROFILE-8: the screens to count, each with how often: routes alone, never an address with
 * somebody's numbers in it.
 */
export function countableScreens(screens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const screen of screens)
    if (route.test(screen) && !/\d{4}/.test(screen)) counts.set(screen, (counts.get(screen) ?? 0) + 1)
  return counts
}

/** PROFILE-8: only customers who were asked and said yes are counted. */
export const mayCount = (user: { kind: string; analyticsOptOut: boolean | null }): boolean =>
  user.kind === 'external' && user.analyticsOptOut === false
