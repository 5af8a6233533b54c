/**
 * NEXT-8: the UPC-A of twelve digits behind a UPC-E of eight: number system, six digits with the
 * zeros left out, check digit. Null when it is none: only number systems 0 and 1 have the short
 * form. The check digit is that of the long form.
 */
export function expandUpcE(digits: string): string | null {
  const [, system, body, check] = /^([01])(\d{6})(\d)$/.exec(digits) ?? []
  if (!system || !body || !check) return null
  return system + withZeros(body) + check
}

/** The last of the six digits says where the zeros were. */
function withZeros(body: string): string {
  const last = body.slice(5)
  if (last <= '2') return `${body.slice(0, 2)}${last}0000${body.slice(2, 5)}`
  if (last === '3') return `${body.slice(0, 3)}00000${body.slice(3, 5)}`
  if (last === '4') return `${body.slice(0, 4)}00000${body.slice(4, 5)}`
  return `${body.slice(0, 5)}0000${last}`
}
