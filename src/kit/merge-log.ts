/**
 * What of an operation says how it merges with others. People write operations on several devices,
 * also without a connection; the union of their logs is the merge.
 */
export interface LoggedOperation {
  readonly opId: string
  /** The operations it takes the place of. */
  readonly replaces: readonly string[]
  /** The operations it was added to knowingly. */
  readonly joins: readonly string[]
}

const byId = (a: LoggedOperation, b: LoggedOperation): number => (a.opId < b.opId ? -1 : 1)

/** Two operations of one id are of a faulty client; which one counts depends on no order either. */
export const chosenOperation = <Operation extends LoggedOperation>(
  known: Operation | undefined,
  other: Operation,
): Operation => (known && JSON.stringify(known) <= JSON.stringify(other) ? known : other)

/**
 * NEXT-9: the operations of one place that nobody replaced, by id. What is replaced is what is
 * reached by `replaces` from an operation that nobody replaced: operations that replace each other
 * in a circle, which no honest device makes, thus all stay and are shown.
 */
export function liveOperations<Operation extends LoggedOperation>(place: ReadonlyMap<string, Operation>): Operation[] {
  const operations = [...place.values()]
  const named = new Set(operations.flatMap(({ opId, replaces }) => replaces.filter((other) => other !== opId)))
  const replaced = new Set<string>()
  const next = operations.filter(({ opId }) => !named.has(opId))
  for (let operation = next.pop(); operation; operation = next.pop()) {
    for (const other of operation.replaces) {
      const before = place.get(other)
      if (!before || other === operation.opId || replaced.has(other)) continue
      replaced.add(other)
      next.push(before)
    }
  }
  return operations.filter(({ opId }) => !replaced.has(opId)).toSorted(byId)
}

/**
 * Groups of live operations that were written in knowledge of each other, in the order of their
 * first ids: connected by `joins`, or of the same `kindOf`, which needs no knowledge.
 */
export function groupOperations<Operation extends LoggedOperation>(
  live: readonly Operation[],
  kindOf: (operation: Operation) => string | null = () => null,
): Operation[][] {
  const groupOf = new Map(live.map((operation) => [operation.opId, [operation]]))
  const connect = (one: string, other: string) => {
    const [mine, theirs] = [groupOf.get(one)!, groupOf.get(other)]
    if (!theirs || theirs === mine) return
    // The smaller group moves: no operation moves more than 16 times in the longest log there is.
    const [kept, moved] = mine.length < theirs.length ? [theirs, mine] : [mine, theirs]
    kept.push(...moved)
    for (const { opId } of moved) groupOf.set(opId, kept)
  }
  const firstOfKind = new Map<string, string>()
  for (const operation of live) {
    const { opId, joins } = operation
    for (const other of joins) connect(opId, other)
    const kind = kindOf(operation)
    if (kind === null) continue
    connect(opId, firstOfKind.get(kind) ?? opId)
    if (!firstOfKind.has(kind)) firstOfKind.set(kind, opId)
  }
  return [...new Set(groupOf.values())].map((group) => group.toSorted(byId))
}
