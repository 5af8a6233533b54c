/** A feature's own name: no control characters, at most what its column holds. */
const isName = (text: string): boolean => text !== '' && text.length <= 100 && !/[\p{Cc}\p{Cs}]/u.test(text)

/**
 * ACCESS-3: `Night crew=night-shift, Beta=beta`: what the identity provider calls a feature, and
 * what the portal does. Null where an entry is incomplete or a name stands twice: a mapping that is
 * half read would grant something else than was meant.
 */
export function readFeatureMap(text: string): ReadonlyMap<string, string> | null {
  const map = new Map<string, string>()
  for (const entry of text.split(',')) {
    const at = entry.lastIndexOf('=')
    const [theirs, ours] = [entry.slice(0, at).trim(), entry.slice(at + 1).trim()]
    if (at < 0 || !isName(theirs) || !isName(ours) || map.has(theirs)) return null
    map.set(theirs, ours)
  }
  return map
}
