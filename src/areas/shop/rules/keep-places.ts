/** A value of a filter with how many items it would leave. */
export interface CountedValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

/**
 * ITEM-1: the values of a filter in the places they had while its list is open, so that nothing
 * moves under the finger that ticks one: counts change in place, what leaves no item any more stays
 * with a count of 0, and what is new comes last. Without places, those with most items come first.
 */
export function keepPlaces<Value extends CountedValue>(
  before: readonly Value[],
  values: readonly Value[],
): readonly Value[] {
  const now = new Map(values.map((each) => [each.value, each]))
  const known = new Set(before.map(({ value }) => value))
  const byCount = values.filter(({ value }) => !known.has(value)).toSorted((a, b) => b.count - a.count)
  return [...before.map((each) => now.get(each.value) ?? { ...each, count: 0 }), ...byCount]
}
