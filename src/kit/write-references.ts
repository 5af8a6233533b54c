import type { LoggedOperation } from './merge-log.ts'
import { maxReferences } from './operation-limits.ts'

/** What a new operation does with what its place held. */
export type WritingMode = 'replace' | 'add'

/** What a device knows of a place. */
interface KnownPlace {
  readonly live: readonly LoggedOperation[]
  readonly groups: readonly (readonly LoggedOperation[])[]
}

/**
 * NEXT-9: what a new operation names of its place as its device knows it; undefined before anybody
 * wrote there. One that replaces an operation that was not sent yet also names what that one
 * replaced: if the server refuses it, nothing that was replaced comes back. Of a place with more
 * operations than one may name, what is left out of `joins` is joined by way of its group, and the
 * longest replaced of `replaces`.
 */
export function writeReferences(
  place: KnownPlace | undefined,
  mode: WritingMode,
  isSent: (opId: string) => boolean,
): Pick<LoggedOperation, 'replaces' | 'joins'> & { replaces: string[]; joins: string[] } {
  const live = place?.live ?? []
  const ids = live.map(({ opId }) => opId)
  if (mode === 'add') {
    const ofEachGroup = place?.groups.map(([first]) => first!.opId) ?? []
    return { replaces: [], joins: [...new Set([...ofEachGroup, ...ids])].slice(0, maxReferences) }
  }
  const behind = live.flatMap(({ opId, replaces }) => (isSent(opId) ? [] : replaces))
  return { replaces: [...new Set([...ids, ...behind])].slice(0, maxReferences), joins: [] }
}
