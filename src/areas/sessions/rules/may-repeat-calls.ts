/** How long after refused calls were repeated they are not repeated again, in milliseconds. */
const pauseMs = 30_000

/**
 * AUTH-3: the session was found intact after a call had been refused for want of one, so that what
 * was refused is asked again. A call that is refused every time would otherwise be repeated as fast
 * as the server refuses.
 */
export const mayRepeatCalls = (now: number, repeatedAt: number | undefined): boolean =>
  repeatedAt === undefined || now - repeatedAt >= pauseMs
