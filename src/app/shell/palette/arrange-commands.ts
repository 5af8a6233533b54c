import type { Command } from './command.ts'
import { rankByFit } from './fuzzy-score.ts'

/**
 * Screens and actions listed for a keyword; more would push what is found on the server out of
 * sight.
 */
const maxLocal = 6
/** What the palette opens on. */
const maxAtFirst = 8

/** SHELL-10: before anything is typed: what was used last, then the screens and what has a key. */
export function commandsAtFirst(recent: readonly Command[], local: readonly Command[]): Command[] {
  const isLikely = ({ id, kind, keys }: Command) =>
    (kind === 'Screens' || keys !== undefined) && !recent.some((known) => known.id === id)
  return [...recent, ...local.filter(isLikely)].slice(0, maxAtFirst)
}

/**
 * SHELL-10: screens and actions that a keyword finds, the group with the best fit first, as Enter
 * takes what is on top.
 */
export function fittingCommands(local: readonly Command[], keyword: string): Command[] {
  const fits = rankByFit(
    local,
    keyword,
    ({ label }) => label,
    ({ words = '' }) => words,
  )
  const kinds = [...new Set(fits.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => fits.filter((command) => command.kind === kind).slice(0, maxLocal))
}
