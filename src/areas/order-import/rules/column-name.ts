/** 0 -> 'A', 26 -> 'AA', as in spreadsheets. */
export const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + String.fromCharCode(65 + (index % 26))

/** 'AA12' -> 26; null when the reference begins without letters or with too many. */
export function columnIndexOf(reference: string): number | null {
  let index = 0
  let length = 0
  for (; length < reference.length; length++) {
    const code = reference.charCodeAt(length)
    if (code < 65 || code > 90) break
    index = index * 26 + (code - 64)
  }
  return length === 0 || length > 3 ? null : index - 1
}
