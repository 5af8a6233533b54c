/** States of an import run. */
export const runStates = ['running', 'done', 'failed', 'interrupted'] as const
/** One of the four. */
export type RunState = (typeof runStates)[number]

/**
 * Milliseconds without a stored batch after which a run counts as interrupted: a batch may take two
 * minutes, and wait as long.
 */
export const silentMs = 5 * 60_000

/** PLAT-13: how an import ended, or whether it still runs; a killed process says nothing. */
export function runState(
  run: { readonly finishedAt: Date | null; readonly failure: string; readonly progressedAt: Date },
  now: Date,
): RunState {
  if (run.failure !== '') return 'failed'
  if (run.finishedAt !== null) return 'done'
  return now.getTime() - run.progressedAt.getTime() > silentMs ? 'interrupted' : 'running'
}
