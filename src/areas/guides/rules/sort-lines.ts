import { allow, type Decision, refuse } from '#kit/decision.ts'
import { isSameSet } from '#kit/is-same-set.ts'
import { guideRefusals } from '../guides.refusals.ts'

/** A new order: all of it, or some lines moved before another one (null: to the end). */
export type SortWish =
  | { readonly lineIds: readonly string[] }
  | { readonly move: { readonly lineIds: readonly string[]; readonly beforeLineId: string | null } }

/**
 * GUIDE-1, security 62: the lines of a guide in their new order. One that names a line twice, or
 * not all of them, or one that is not there, is refused: no line is ever lost by sorting. The order
 * of all lines names the version it was made from, as it would undo what a colleague sorted; a move
 * keeps it.
 */
export function sortLines(
  present: readonly string[],
  wish: SortWish,
  namesVersion: boolean,
): Decision<readonly string[]> {
  if ('lineIds' in wish && !namesVersion) return refuse(guideRefusals.version_required, { field: 'If-Match' })
  const wanted = 'move' in wish ? moved(present, wish.move) : wish.lineIds
  return wanted && isSameSet(present, wanted) ? allow(wanted) : refuse(guideRefusals.guide_lines_changed)
}

function moved(
  present: readonly string[],
  { lineIds, beforeLineId }: { readonly lineIds: readonly string[]; readonly beforeLineId: string | null },
): readonly string[] | undefined {
  const going = new Set(lineIds)
  if (beforeLineId !== null && going.has(beforeLineId)) return undefined
  const staying = present.filter((lineId) => !going.has(lineId))
  const at = beforeLineId === null ? staying.length : staying.indexOf(beforeLineId)
  return at < 0 ? undefined : [...staying.slice(0, at), ...lineIds, ...staying.slice(at)]
}
