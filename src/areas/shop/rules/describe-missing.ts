/**
 * ITEM-2: the sentence above items that lack a part of what was typed; null when they lack nothing.
 * The same words are missing from each of them.
 */
export function describeMissing(keyword: string, missing: readonly string[]): string | null {
  if (missing.length === 0) return null
  const quoted = missing.map((word) => `“${word}”`)
  const last = quoted.at(-1)!
  const lacking = quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} and ${last}` : last
  return `No item matches all of “${keyword}”. These do not match ${lacking}.`
}
