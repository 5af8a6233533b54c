import { type FontFile, type Letter, letterOf, type PdfFont } from './fonts.ts'

/** Most texts of a list: nothing to normalize, nothing to leave out, one character a letter. */
const isPlain = /^[\x20-\x7e]*$/

/** Characters drawn of one text; the longest text of an item has 20,000. */
export const maxLetters = 50_000

/**
 * What is drawn of a text, character by character. A character that no font has is spelled in plain
 * ones (a ligature apart, an accent left out); one that cannot be is drawn as '?', so that a reader
 * sees that something stood there. White space and control characters become spaces.
 */
export function lettersOf(text: string, weight: PdfFont): Letter[] {
  const isCut = text.length > maxLetters
  const shown = isCut ? `${text.slice(0, maxLetters)} …` : text
  if (!isCut && isPlain.test(shown)) return Array.from(shown, (character) => letterOf(character, weight)!)
  const letters: Letter[] = []
  for (const character of shown.normalize('NFC')) {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    if (/[\s\u0000-\u001f\u007f-\u009f]/.test(character)) letters.push(letterOf(' ', weight)!)
    // Joiners and marks that show nothing.
    else if (!/\p{Default_Ignorable_Code_Point}/u.test(character)) {
      const letter = letterOf(character, weight)
      if (letter) letters.push(letter)
      else letters.push(...spelled(character, weight))
    }
  }
  return letters
}

function spelled(character: string, weight: PdfFont): Letter[] {
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
  const letters = Array.from(plain, (each) => letterOf(each, weight))
  if (letters.length > 0 && letters.every((letter) => letter !== null)) return letters
  return [letterOf('?', weight)!]
}

/** How wide these letters are at this size, in points. */
export const widthOf = (letters: readonly Letter[], size: number): number =>
  letters.reduce((sum, { width }) => sum + width, 0) * size

/** A stretch of letters in one font. */
export interface LetterRun {
  readonly file: FontFile
  readonly letters: Letter[]
}

/** The letters in as few stretches as their fonts allow. */
export function runsOf(letters: readonly Letter[]): LetterRun[] {
  const runs: LetterRun[] = []
  for (const letter of letters) {
    const last = runs.at(-1)
    if (last?.file === letter.file) last.letters.push(letter)
    else runs.push({ file: letter.file, letters: [letter] })
  }
  return runs
}
