/** Formats Excel has built in for days and times, by their numbers (ECMA-376 part 1, 18.8.30). */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Texts in quotes, escaped characters, and conditions and colours in brackets. */
const asides = /"[^"]*"|[\\_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi

/**
 * IMPORT-1: does a cell of this number format show a day or a time? `code` is the format as written
 * in the workbook, for formats of its own.
 */
export function isDateFormat(id: number, code?: string): boolean {
  if (code === undefined) return builtIn(id)
  const [positive = ''] = code.slice(0, 255).replace(asides, '').split(';')
  return /[ymdhs]/i.test(positive) && !/[#?]|general|(?<!s\.0*)0/i.test(positive)
}
