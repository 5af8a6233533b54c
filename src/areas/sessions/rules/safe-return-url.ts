import { type Address, startScreen } from '#contract/address.ts'

/** Where a person lands when the address they came from cannot be trusted. */
const home = startScreen.at()
/** Longest address that is followed back. */
const maxLength = 2_000

// A letter that opens a path segment other than a browser might read a host from; then what URLs
// are made of.
const path = /^\/(?![/\\])[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*(?:\?[A-Za-z0-9\-._~!$&'()*+,;=:@%/?]*)?$/

/**
 * ACCESS-8: the path of this site to return to after signing in, or '/'. Says no rather than guess:
 * no host in any spelling, no backslash, no control or non-ASCII character, plain or encoded, and
 * never back to the sign-in itself.
 */
export function safeReturnUrl(wanted: unknown): Address {
  if (typeof wanted !== 'string' || wanted.length > maxLength) return home
  if (!path.test(wanted)) return home
  const [pathname = ''] = wanted.split('?')
  if (pathname.includes('//') || pathname.includes('..')) return home
  const decoded = decodedFully(wanted)
  if (decoded === undefined) return home
  const [decodedPath = ''] = decoded.split('?')
  if (/[\\\p{C}\p{Zl}\p{Zp}]/u.test(decoded) || decodedPath.includes('//') || decodedPath.includes('..')) return home
  if (/^\/(login|logout|api)(\/|$)/i.test(decodedPath)) return home
  return wanted as Address
}

/**
 * Undoes percent signs until none is left, as a careless server in between might; undefined when it
 * is no text.
 */
function decodedFully(text: string): string | undefined {
  let before = text
  for (let round = 0; round < 5; round++) {
    try {
      const after = decodeURIComponent(before)
      if (after === before) return after
      before = after
    } catch {
      // A percent sign of the keyword itself, such as '50%25' read twice, is no encoding any more.
      return round === 0 ? undefined : before
    }
  }
  return undefined
}
