import type { LineState, StagingGuide } from '../staging-guide.ts'

/** What of a list is shown: all of it, or what has come this far. */
export const linesShown = ['open', 'matched', 'decided', 'all'] as const
/** One of them. */
export type LinesShown = (typeof linesShown)[number]

const statesOf: Readonly<Record<LinesShown, readonly LineState[]>> = {
  open: ['asked', 'unmatched'],
  matched: ['matched'],
  decided: ['chosen', 'customItem', 'leftOut'],
  all: ['waiting', 'matched', 'asked', 'unmatched', 'chosen', 'customItem', 'leftOut'],
}

/** GUIDE-3: the states that are shown, and how many lines have one of them. */
export function linesToShow(
  show: LinesShown,
  counts: StagingGuide['lines'],
): { readonly states: readonly LineState[]; readonly total: number } {
  const states = statesOf[show]
  return { states, total: states.reduce((sum, state) => sum + counts[state], 0) }
}
