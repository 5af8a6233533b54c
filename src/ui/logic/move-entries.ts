/** Where dragged entries are put down: before or after another one. */
export interface DropPlace {
  readonly key: string
  readonly position: 'before' | 'after'
}

/** The ids with `moved` taken out and put down at the place, in the order they had. */
export function moveEntries(ids: readonly string[], moved: ReadonlySet<string>, place: DropPlace): string[] {
  if (moved.has(place.key)) return [...ids]
  const rest = ids.filter((id) => !moved.has(id))
  const at = rest.indexOf(place.key)
  if (at === -1) return [...ids]
  return rest.toSpliced(place.position === 'before' ? at : at + 1, 0, ...ids.filter((id) => moved.has(id)))
}

/** The ids with one of them at a place counted from 1; places outside are the ends. */
export function moveToPlace(ids: readonly string[], id: string, place: number): string[] {
  if (!ids.includes(id)) return [...ids]
  const rest = ids.filter((each) => each !== id)
  return rest.toSpliced(Math.max(0, Math.min(rest.length, place - 1)), 0, id)
}
