import { createRequire } from 'node:module'
import { type Font, type Glyph, type GlyphRun, openSync } from 'fontkit'

/** The two weights of a document. */
export type PdfFont = 'regular' | 'bold'

const files = createRequire(import.meta.url)

/** A character as it is drawn: by which font, and how wide at a size of 1. */
export interface Letter {
  readonly character: string
  readonly file: FontFile
  readonly width: number
}

/** A font file, parsed at its first use and then shared by every document of the process. */
export class FontFile {
  readonly path: string
  /** By character: finding one in the font takes 5 µs. Null: the font lacks it. */
  readonly #letters = new Map<string, (Letter & { readonly glyph: Glyph }) | null>()
  #font: Font | undefined

  constructor(path: string) {
    this.path = path
  }

  /** The fontkit object as pdfkit takes it, with a layout of our own. */
  get font(): Font {
    this.#font ??= Object.assign(openSync(files.resolve(`@expo-google-fonts/${this.path}`)) as Font, {
      layout: (text: string) => this.#layout(text),
    })
    return this.#font
  }

  letterOf(character: string): (Letter & { readonly glyph: Glyph }) | null {
    const known = this.#letters.get(character)
    if (known !== undefined) return known
    const codePoint = character.codePointAt(0)!
    const glyph = this.font.hasGlyphForCodePoint(codePoint) ? this.#glyphOf(codePoint) : null
    const letter = glyph && { character, file: this, width: glyph.advanceWidth / this.font.unitsPerEm, glyph }
    this.#letters.set(character, letter)
    return letter
  }

  /**
   * Characters may share a glyph, and fontkit keeps it with the first one that asked: each gets its
   * own, or a document could not be copied out as it was written.
   */
  #glyphOf(codePoint: number): Glyph {
    const glyph = this.font.glyphForCodePoint(codePoint)
    if (glyph.codePoints[0] === codePoint) return glyph
    return Object.create(glyph, { codePoints: { value: [codePoint] } }) as Glyph
  }

  /** The outline of a character as an SVG path, in units of the font; empty for a space. */
  outlineOf(character: string): string {
    return this.letterOf(character)?.glyph.path.toSVG() ?? ''
  }

  /**
   * One glyph a character, without kerning or alternates: these scripts need no shaping, fontkit's
   * own takes 0.2 ms a word, and a line is then exactly as wide as it was measured.
   */
  #layout(text: string): Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> {
    const glyphs = Array.from(text, (character) => this.letterOf(character)?.glyph ?? this.font.getGlyph(0))
    const positions = glyphs.map(({ advanceWidth: xAdvance }) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 }))
    return { glyphs, positions, advanceWidth: glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) }
  }
}

const inter = (style: string): FontFile => new FontFile(`inter/${style}/Inter_${style}.ttf`)
const nanum = (style: string): FontFile => new FontFile(`nanum-gothic/${style}/NanumGothic_${style}.ttf`)
/** It has one weight, which stands for both. */
const chocolate = new FontFile('chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf')

/**
 * Where a character is looked for, in this order: Latin, Greek, Cyrillic and Vietnamese; Chinese
 * and Japanese; Korean. Under the SIL Open Font License, 27 MB installed: docs/decisions/0014.
 */
const chains: Readonly<Record<PdfFont, readonly FontFile[]>> = {
  regular: [inter('400Regular'), chocolate, nanum('400Regular')],
  bold: [inter('700Bold'), chocolate, nanum('700Bold')],
}

/** The character in the first font that has it; null when none has. */
export function letterOf(character: string, weight: PdfFont): Letter | null {
  for (const file of chains[weight]) {
    const letter = file.letterOf(character)
    if (letter) return letter
  }
  return null
}
