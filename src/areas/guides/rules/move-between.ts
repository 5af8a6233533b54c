/** Lines that went before another one, or to the end (`sortGuide`). */
export interface ShelfMove {
  readonly lineIds: readonly string[]
  readonly beforeLineId: string | null
}

/**
 * GUIDE-1: the shortest move of one block that turns one order into another; null when they are the
 * same, undefined when no single block does. Two people who move different lines then both keep
 * their moves, where a whole order would undo the other's.
 */
export function moveBetween(before: readonly string[], after: readonly string[]): ShelfMove | null | undefined {
  if (before.length !== after.length) return undefined
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  if (start === before.length) return null
  let end = before.length
  while (before[end - 1] === after[end - 1]) end--
  const [was, is] = [before.slice(start, end), after.slice(start, end)]
  // The window is the same lines turned: its first part went behind the rest of it.
  const turn = was.indexOf(is[0]!)
  if (turn <= 0 || [...was.slice(turn), ...was.slice(0, turn)].some((id, index) => id !== is[index])) return undefined
  return turn <= was.length - turn
    ? { lineIds: was.slice(0, turn), beforeLineId: before[end] ?? null }
    : { lineIds: was.slice(turn), beforeLineId: was[0]! }
}
