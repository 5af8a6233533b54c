/** A form's fields: texts, numbers, choices, or sets of keys. */
type Field = string | number | boolean | null | readonly string[]

const isSet = (value: unknown): value is readonly string[] => Array.isArray(value)
const isSame = (a: Field, b: Field): boolean =>
  isSet(a) && isSet(b) ? a.length === b.length && a.every((key) => b.includes(key)) : a === b

/** The fields of `now` that differ from `before`; of a set the order does not count. */
export function changedIn<Draft extends object>(before: Draft, now: Draft): (keyof Draft)[] {
  return (Object.keys(now) as (keyof Draft)[]).filter((name) => !isSame(before[name] as Field, now[name] as Field))
}

/**
 * What a form holds when somebody else saved first: a field one has changed stays as typed, every
 * other one is theirs. Of a set, one's own additions and removals are made to theirs.
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
