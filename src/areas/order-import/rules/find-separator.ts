import { parseCsv, type Separator, separators, UnclosedQuote } from './parse-csv.ts'

/** Records looked at, and characters they may take. */
const sampleRecords = 20
const sampleLength = 64 * 1024

/** Where the text really begins, and its separator. */
export interface Beginning {
  readonly separator: Separator
  readonly start: number
}

/**
 * IMPORT-1: `sep=;` in the first line says it, as Excel writes it; else the one that cuts the first
 * lines into equally many cells.
 */
export function findSeparator(text: string): Beginning {
  const said = /^"?sep=([,;\t|])"?[ ]*(?:\r\n|\n|\r|$)/i.exec(text.slice(0, 20))
  if (said) return { separator: said[1] as Separator, start: said[0].length }
  const sample = text.slice(0, sampleLength)
  let best: { separator: Separator; alike: number; width: number } = { separator: ',', alike: 0, width: 1 }
  for (const separator of separators) {
    const widths = widthsOf(sample, separator)
    const width = widths[0] ?? 1
    const alike = width > 1 ? widths.filter((one) => one > 1 && one <= width).length : 0
    if (alike > best.alike || (alike === best.alike && width > best.width)) best = { separator, alike, width }
  }
  return { separator: best.separator, start: 0 }
}

function widthsOf(sample: string, separator: Separator): number[] {
  const widths: number[] = []
  try {
    for (const { cells } of parseCsv(sample, separator, 1000)) {
      widths.push(cells.length)
      if (widths.length === sampleRecords) break
    }
  } catch (error) {
    // The sample may end within quotes; what was read before counts.
    if (!(error instanceof UnclosedQuote)) throw error
  }
  return widths
}
