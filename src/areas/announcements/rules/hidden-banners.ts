/** SHELL-3: how long the close button hides a banner, in milliseconds. */
export const hideForMs = 4 * 60 * 60_000

/** When each banner was closed, by its key, in milliseconds since 1970. */
export type ClosedBanners = Readonly<Record<string, number>>

/**
 * Those not closed within the last 4 hours. A clock that was put back brings a banner back, too.
 */
export const shownBanners = <B extends { readonly key: string }>(
  banners: readonly B[],
  closed: ClosedBanners,
  now: number,
): B[] => banners.filter(({ key }) => now - (closed[key] ?? -Infinity) >= hideForMs || closed[key]! > now)

/** With one more closed now, and without those whose 4 hours are over. */
export const closeBanner = (closed: ClosedBanners, key: string, now: number): ClosedBanners => ({
  ...Object.fromEntries(Object.entries(closed).filter(([, at]) => now - at < hideForMs)),
  [key]: now,
})
