import type { SearchTexts } from '#browser/search-text.ts'
import type { UnsavedWork } from '#ui/unsaved-work.ts'

interface Place {
  readonly pathname: string
  readonly search: SearchTexts
}

/**
 * True when a navigation would lose typed work. Work of the page lasts as long as its path and tab:
 * dialogs open over it. Work in a dialog also ends when a parameter of the address that may be its
 * own changes; work in a pane beside a list, when the one that shows it changes.
 */
export function leavesWork({ inPage, inDialog, inPanes }: UnsavedWork, from: Place, to: Place): boolean {
  const isElsewhere = from.pathname !== to.pathname
  if (inPanes.some((name) => from.search[name] !== to.search[name])) return true
  if (inDialog && (isElsewhere || Object.entries(from.search).some(([name, text]) => to.search[name] !== text)))
    return true
  return inPage && (isElsewhere || from.search['tab'] !== to.search['tab'])
}
