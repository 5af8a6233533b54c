import type { ViewKind } from '../list-view.ts'
import { columnsOfKind } from './check-view.ts'

/** What somebody sees of a view on a screen. */
export interface ShownColumns {
  /** In order; never without the columns that a view needs. */
  readonly columns: readonly string[]
  /** What is left out and why, as a sentence; null when nothing is. */
  readonly note: string | null
}

/** The screen, and what its reader may see. */
interface Showing {
  readonly kind: ViewKind
  /** Columns the screen has. */
  readonly available: readonly string[]
  readonly mayViewCost: boolean
  /** As in 'is not a column of the shop'. */
  readonly screen: string
}

const joined = (labels: readonly string[]): string =>
  labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)!}`

/**
 * STAFF-4: the columns of a view that a reader sees on a screen. What the reader may not see, what
 * the screen lacks and what is no column any more is left out with a sentence; what is needed and
 * missing comes at the end, so that no grid is ever without its description and quantities.
 */
export function columnsShown(
  view: { readonly columns: readonly string[] },
  { kind, available, mayViewCost, screen }: Showing,
): ShownColumns {
  const known = columnsOfKind(kind)
  const columns: string[] = []
  const [withoutRight, elsewhere]: [string[], string[]] = [[], []]
  let isOutdated = false
  for (const column of new Set(view.columns)) {
    const facts = Object.hasOwn(known, column) ? known[column] : undefined
    if (!facts) isOutdated = true
    else if (facts.isCost && !mayViewCost) withoutRight.push(facts.label)
    else if (!available.includes(column)) elsewhere.push(facts.label)
    else columns.push(column)
  }
  for (const column of available) if (known[column]?.isNeeded && !columns.includes(column)) columns.push(column)
  const notes = [
    withoutRight.length > 0 &&
      `${joined(withoutRight)} ${withoutRight.length > 1 ? 'need' : 'needs'} the permission ‘View analysis’.`,
    elsewhere.length > 0 &&
      `${joined(elsewhere)} ${elsewhere.length > 1 ? 'are not columns' : 'is not a column'} of ${screen}.`,
    isOutdated && 'This view names a column that does not exist any more.',
  ].filter((note) => note !== false)
  return { columns, note: notes.length > 0 ? notes.join(' ') : null }
}
