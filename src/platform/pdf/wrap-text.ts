import type { Letter, PdfFont } from './fonts.ts'
import { lettersOf, widthOf } from './letters-of.ts'

/**
 * Breaks a text into lines no wider than `width` points; a word too long for a line is broken
 * inside.
 */
export function wrapText(text: string, width: number, size: number, font: PdfFont = 'regular'): Letter[][] {
  const lines: Letter[][] = []
  for (const paragraph of text.split(/\r?\n/)) {
    let line: Letter[] = []
    let taken = 0
    for (const { space, letters } of wordsOf(lettersOf(paragraph, font))) {
      const [gap, long] = [widthOf(space, size), widthOf(letters, size)]
      if (line.length > 0 && taken + gap + long <= width) {
        line.push(...space, ...letters)
        taken += gap + long
        continue
      }
      if (line.length > 0) lines.push(line)
      const pieces = piecesOf(letters, width, size)
      line = pieces.pop()!
      lines.push(...pieces)
      taken = widthOf(line, size)
    }
    if (line.length > 0) lines.push(line)
  }
  return lines
}

interface Word {
  /** What stands before the word, when it does not begin a line. */
  readonly space: readonly Letter[]
  readonly letters: Letter[]
}

function wordsOf(letters: readonly Letter[]): Word[] {
  const words: Word[] = []
  let space: Letter | undefined
  let isInside = false
  for (const letter of letters) {
    if (letter.character === ' ') [space, isInside] = [letter, false]
    else if (isInside) words.at(-1)!.letters.push(letter)
    else {
      words.push({ space: space ? [space] : [], letters: [letter] })
      isInside = true
    }
  }
  return words
}

/** A word in pieces that fit a line; each has at least one letter, or it would never end. */
function piecesOf(word: readonly Letter[], width: number, size: number): Letter[][] {
  const pieces: Letter[][] = [[]]
  let taken = 0
  for (const letter of word) {
    const wide = letter.width * size
    if (taken + wide > width && taken > 0) {
      pieces.push([])
      taken = 0
    }
    pieces.at(-1)!.push(letter)
    taken += wide
  }
  return pieces
}
