const isSet = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * True for equal values of a form's field: texts, numbers, choices, sets in any order, and groups
 * of these.
 */
function isSame(a: unknown, b: unknown): boolean {
  if (isSet(a) && isSet(b)) return a.length === b.length && a.every((one) => b.some((other) => isSame(one, other)))
  return isGroup(a) && isGroup(b) ? changedIn(a, b).length === 0 : a === b
}

/** The fields of `now` that differ from `before`; of a set the order does not count. */
export function changedIn<Draft extends object>(before: Draft, now: Draft): (keyof Draft)[] {
  return (Object.keys(now) as (keyof Draft)[]).filter((name) => !isSame(before[name], now[name]))
}

/**
 * The values of a form after somebody else saved first: a field changed here stays as typed, every
 * other takes their value. Additions to a set and removals from it are applied to their set.
 */
export function mergeDraft<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Draft {
  const merged = { ...theirs }
  for (const name of changedIn(base, mine)) {
    const [before, typed, other] = [base[name], mine[name], theirs[name]]
    if (isSet(before) && isSet(typed) && isSet(other)) {
      const kept = other.filter((key) => typed.includes(key) || !before.includes(key))
      const added = typed.filter((key) => !before.includes(key) && !kept.includes(key))
      merged[name] = [...kept, ...added] as Draft[keyof Draft]
    } else merged[name] = typed
  }
  return merged
}

/** The named fields of a form: the body of a call that carries only what was changed. */
export const pickFields = <Draft extends object>(draft: Draft, names: readonly (keyof Draft)[]): Partial<Draft> =>
  Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<Draft>
