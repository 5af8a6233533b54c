import { parseCsv, type Separator, separators, UnclosedQuote } from './parse-csv.ts'

/** Max records examined, and their max characters. */
const sampleRecords = 20
const sampleLength = 64 * 1024

/** Where the content begins, and its separator. */
export interface Beginning {
  readonly separator: Separator
  readonly start: number
}

/**
 * IMPORT-1: the separator given by `sep=;` in the first line, as Excel writes it; otherwise the one
 * that splits the most of the first lines, and in a tie the one that splits them into more cells.
 * Titles above the table need no separator.
 */
export function findSeparator(text: string): Beginning {
  const said = /^"?sep=([,;\t|])"?[ ]*(?:\r\n|\n|\r|$)/i.exec(text.slice(0, 20))
  if (said) return { separator: said[1] as Separator, start: said[0].length }
  const sample = text.slice(0, sampleLength)
  let best: { separator: Separator; cut: number; width: number } = { separator: ',', cut: 0, width: 1 }
  for (const separator of separators) {
    const widths = widthsOf(sample, separator).filter((width) => width > 1)
    const cut = widths.length
    const width = modeOf(widths)
    if (cut > best.cut || (cut === best.cut && width > best.width)) best = { separator, cut, width }
  }
  return { separator: best.separator, start: 0 }
}

function modeOf(widths: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 1
}

function widthsOf(sample: string, separator: Separator): number[] {
  const widths: number[] = []
  try {
    for (const { cells } of parseCsv(sample, separator, 1000)) {
      widths.push(cells.length)
      if (widths.length === sampleRecords) break
    }
  } catch (error) {
    // The sample may end within quotes; the records before still count.
    if (!(error instanceof UnclosedQuote)) throw error
  }
  return widths
}
