import { type PdfFont, widthOf } from './font-widths.ts'
import { winAnsiOf } from './win-ansi.ts'

const space = 0x20

/**
 * Breaks a text into lines no wider than `width` points; a word too long for a line is broken
 * inside. Lines are codes of `winAnsiOf`.
 */
export function wrapText(text: string, width: number, size: number, font: PdfFont = 'regular'): number[][] {
  const lines: number[][] = []
  for (const paragraph of text.split(/\r?\n/)) {
    let line: number[] = []
    for (const word of wordsOf(winAnsiOf(paragraph))) {
      const joined = line.length > 0 ? [...line, space, ...word] : word
      if (widthOf(joined, size, font) <= width) {
        line = joined
        continue
      }
      if (line.length > 0) lines.push(line)
      line = word
      while (widthOf(line, size, font) > width && line.length > 1) {
        const fitting = fits(line, width, size, font)
        lines.push(line.slice(0, fitting))
        line = line.slice(fitting)
      }
    }
    if (line.length > 0) lines.push(line)
  }
  return lines
}

function wordsOf(codes: readonly number[]): number[][] {
  const words: number[][] = [[]]
  for (const code of codes) {
    if (code === space) words.push([])
    else words.at(-1)!.push(code)
  }
  return words.filter((word) => word.length > 0)
}

/** So many codes from the start fit; at least one, or nothing would ever be written. */
function fits(codes: readonly number[], width: number, size: number, font: PdfFont): number {
  let count = 1
  while (count < codes.length && widthOf(codes.slice(0, count + 1), size, font) <= width) count++
  return count
}
