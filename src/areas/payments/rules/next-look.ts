const shortestMs = 5000
const longestMs = 5 * 60_000

/**
 * BILL-3: milliseconds until the processor is asked again for an outcome it did not give: 5 s at
 * first, then as long as it has been unknown, at most 5 min. It never ends: only its answer does.
 */
export const nextLookMs = (unknownForMs: number): number => Math.min(longestMs, Math.max(shortestMs, unknownForMs))
