/** Letters of a name that stay in sight when the rest is cut. */
const keptLetters = 17

/**
 * A name in two parts, the second of which is not cut. Kitchens of one group share their first
 * words and differ in the last ones ('Blue Heron Grill Group ' + 'Convention Center').
 */
export function splitName(name: string): readonly [head: string, tail: string] {
  const space = name.indexOf(' ', Math.max(0, name.length - keptLetters - 1))
  return space < 0 ? [name, ''] : [name.slice(0, space + 1), name.slice(space + 1)]
}
