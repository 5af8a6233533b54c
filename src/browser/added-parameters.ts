import type { SearchTexts } from './search-text.ts'

/**
 * The parameters a new entry of the history adds to the present one on the same path: closing such
 * a dialog goes back.
 */
export const addedTo = (before: SearchTexts, after: SearchTexts): readonly string[] =>
  Object.keys(after).filter((name) => !(name in before))

/**
 * The same for an entry that replaces the present one, which had added `added` to the entry before
 * it. Undefined once anything else differs from that entry: going back would undo that as well.
 */
export function addedByReplacing(
  present: SearchTexts,
  added: readonly string[] | undefined,
  after: SearchTexts,
): readonly string[] | undefined {
  if (!added) return undefined
  const before: SearchTexts = Object.fromEntries(Object.entries(present).filter(([name]) => !added.includes(name)))
  const now = addedTo(before, after)
  const keepsBefore = Object.entries(before).every(([name, text]) => after[name] === text)
  // Beside a dialog that stays open a new parameter is the screen's; in its place another dialog's.
  const isScreenSame = now.every((name) => added.includes(name)) || !added.some((name) => name in after)
  return keepsBefore && isScreenSame ? now : undefined
}
