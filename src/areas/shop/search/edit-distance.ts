/** How far one word is from another. */
export interface EditDistance {
  /** Edits to the whole word. */
  readonly whole: number
  /** Edits to the nearest beginning of it, for a word that is still being typed. */
  readonly beginning: number
}

/**
 * Edits from `a` to `b` (insert, delete, replace, swap neighbours); counting stops above `most`.
 */
export function editDistance(a: string, b: string, most: number): EditDistance {
  const far = { whole: most + 1, beginning: most + 1 }
  if (a.length - b.length > most) return far
  // Letters of b further on than this can be in no beginning that is near enough.
  const width = Math.min(b.length, a.length + most)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= width; j++) {
      const same = a[i - 1] === b[j - 1]
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, beforeLast[j - 2]! + 1)
      row.push(edits)
      if (edits < least) least = edits
    }
    if (least > most) return far
    beforeLast = last
    last = row
  }
  return { whole: width === b.length ? last[width]! : most + 1, beginning: Math.min(...last) }
}
