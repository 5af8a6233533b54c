import type { SearchTexts } from '#browser/search-text.ts'

/** The state of the list in the address. */
export interface LogSearch {
  readonly direction: 'in' | 'out' | undefined
  readonly outcome: 'accepted' | 'refused' | undefined
  readonly kind: string
  /** Goes on with messages older than this one. */
  readonly cursor: string | undefined
  /** The message that is open. */
  readonly message: string | undefined
}

const idOf = (text: string | undefined) =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text ?? '') ? text : undefined

/** Reads the address; nonsense becomes the usual. */
export function readLogSearch(texts: SearchTexts): LogSearch {
  const { direction, outcome, kind, cursor, message } = texts
  return {
    direction: direction === 'in' || direction === 'out' ? direction : undefined,
    outcome: outcome === 'accepted' || outcome === 'refused' ? outcome : undefined,
    kind: (kind ?? '').slice(0, 100),
    cursor: idOf(cursor),
    message: idOf(message),
  }
}
