/** Ids of the built-in date and time formats of Excel (ECMA-376 part 1, 18.8.30). */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/**
 * IMPORT-1: true when a number format shows a date or a time. `code` is the format text of a custom
 * format.
 */
export function isDateFormat(id: number, code?: string): boolean {
  if (code === undefined) return builtIn(id)
  const letters = lettersOf(code).toLowerCase().replaceAll(/s\.0+/g, 's')
  return /[ymdhs]/.test(letters) && !/[#?0]/.test(letters) && !letters.includes('general')
}

/**
 * The first section of a format, without quoted text, escaped characters, and conditions and
 * colours in brackets; `[h]` (hours beyond a day) is kept.
 */
function lettersOf(code: string): string {
  let letters = ''
  for (let at = 0; at < code.length && code[at] !== ';'; at++) {
    const sign = code[at]!
    if (sign === '\\' || sign === '_' || sign === '*') at++
    else if (sign === '"' || sign === '[') {
      const end = code.indexOf(sign === '[' ? ']' : sign, at + 1)
      const inside = code.slice(at + 1, end < 0 ? undefined : end)
      if (sign === '[' && /^(h+|m+|s+)$/i.test(inside)) letters += inside
      if (end < 0) break
      at = end
    } else letters += sign
  }
  return letters
}
