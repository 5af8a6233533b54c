import type { CartLine } from '#areas/carts/cart.ts'

/** What of an order view a list of lines without columns shows. */
interface LinesView {
  readonly sortBy: string | null
  readonly sortDirection: 'asc' | 'desc'
}

const wordsOf: Readonly<Record<string, (line: CartLine) => string>> = {
  description: ({ itemInfo }) => itemInfo.description,
  brand: ({ itemInfo }) => itemInfo.brand,
  itemNumber: ({ itemNumber }) => itemNumber,
  pack: ({ itemInfo }) => itemInfo.packSizeDescription,
}

/** STAFF-4: the lines of a cart in the order of a view; the order of adding without one. */
export function viewedLines(lines: readonly CartLine[], view: LinesView | null): readonly CartLine[] {
  const sign = view?.sortDirection === 'desc' ? -1 : 1
  if (view?.sortBy === 'total') return lines.toSorted((a, b) => sign * ((a.lineTotal ?? 0) - (b.lineTotal ?? 0)))
  const words = wordsOf[view?.sortBy ?? '']
  return words ? lines.toSorted((a, b) => sign * words(a).localeCompare(words(b))) : lines
}

const factsOf: Readonly<Record<string, (line: CartLine) => string | null>> = {
  itemNumber: ({ itemNumber }) => itemNumber,
  pack: ({ itemInfo }) => itemInfo.packSizeDescription,
  brand: ({ itemInfo }) => itemInfo.brand,
  ownWords: ({ itemInfo }) => [itemInfo.customerDescription, itemInfo.customerItemNumber].filter(Boolean).join(' · '),
}

/** STAFF-4: the facts below a line's description, in the order of a view's columns. */
export const viewedFacts = (line: CartLine, columns: readonly string[]): string =>
  columns.flatMap((column) => factsOf[column]?.(line) || []).join(' · ')
