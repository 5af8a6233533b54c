/** Formats Excel has built in for days and times, by their numbers (ECMA-376 part 1, 18.8.30). */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/**
 * IMPORT-1: does a cell of this number format show a day or a time? `code` is the format as written
 * in the workbook, for formats of its own.
 */
export function isDateFormat(id: number, code?: string): boolean {
  if (code === undefined) return builtIn(id)
  const letters = lettersOf(code).toLowerCase().replaceAll(/s\.0+/g, 's')
  return /[ymdhs]/.test(letters) && !/[#?0]/.test(letters) && !letters.includes('general')
}

/**
 * The first of the format's sections without texts in quotes, escaped characters, and conditions
 * and colours in brackets; `[h]` is hours beyond a day.
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
