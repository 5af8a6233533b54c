import { plural } from '#kit/text.ts'

/** What a run over a folder met. */
export interface RunFacts {
  /** Imports with refusals, files that are not understood. */
  readonly trouble: number
  /** What a first order still needs. */
  readonly missing: number
  /** Files of the plan that are not in the folder. */
  readonly absent: number
}

/** PLAT-3: the worst of a run in a few words, as the subject of its report has it. */
export function runOutcome({ trouble, missing, absent }: RunFacts): string {
  if (trouble > 0) return `${plural(trouble, 'file')} with trouble`
  if (missing > 0) return 'something is missing'
  return absent > 0 ? `${plural(absent, 'file')} not in the folder` : 'all is well'
}
