/** What the lines of a guide may be sorted by instead of the order of the shelf. */
export const guideSorts = ['description', 'brand', 'itemNumber'] as const
/** One of them. */
export type GuideSort = (typeof guideSorts)[number]

/** STAFF-4: lines in the order of a view; those that lack the word it goes by come last. */
export function sortFound<Line extends Readonly<Record<GuideSort, string | null>>>(
  lines: readonly Line[],
  sort: GuideSort,
  direction: 'asc' | 'desc',
): Line[] {
  const sign = direction === 'asc' ? 1 : -1
  return lines.toSorted((a, b) => {
    const [first, second] = [a[sort] ?? '', b[sort] ?? '']
    if (first === '' || second === '') return Number(first === '') - Number(second === '')
    return sign * first.localeCompare(second)
  })
}
