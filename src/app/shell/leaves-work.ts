import type { SearchTexts } from '#browser/search-text.ts'

interface Place {
  readonly pathname: string
  readonly search: SearchTexts
}

/**
 * True when a navigation would lose typed work. Work of the page lasts as long as its path and tab:
 * dialogs open over it. Work in a dialog also ends when a parameter of the address that may be its
 * own changes.
 */
export function leavesWork(
  { inPage, inDialog }: { inPage: boolean; inDialog: boolean },
  from: Place,
  to: Place,
): boolean {
  const isElsewhere = from.pathname !== to.pathname
  if (inDialog && (isElsewhere || Object.entries(from.search).some(([name, text]) => to.search[name] !== text)))
    return true
  return inPage && (isElsewhere || from.search['tab'] !== to.search['tab'])
}
