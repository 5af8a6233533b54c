/** What WinAnsi has at 0x80 to 0x9F; the empty places are unused. From 0xA0 on it is Latin-1. */
const upper = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'
// Letters that do not come apart into a letter and its accent, and signs with a plain spelling.
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2212': '-',
  '\u2044': '/',
  '\u2032': "'",
  '\u2033': '"',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '\u2153': '1/3',
  '\u2154': '2/3',
  '\u215B': '1/8',
  '℉': '°F',
  '℃': '°C',
  ﬁ: 'fi',
  ﬂ: 'fl',
}

function codeOf(character: string): number | undefined {
  const code = character.codePointAt(0)!
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code
  const place = upper.indexOf(character)
  return code !== 0 && place >= 0 ? 0x80 + place : undefined
}

/**
 * The text in the encoding of a PDF's built-in fonts, one code a character. A letter they lack
 * loses its accent (ő to o); what has no Latin letter at all becomes '?', so that a reader sees
 * that something stood there. White space and control characters become spaces.
 */
export function winAnsiOf(text: string): number[] {
  const codes: number[] = []
  for (const character of text.normalize('NFC')) {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    if (/[\s\u0000-\u001f\u007f-\u009f]/.test(character)) {
      codes.push(0x20)
      continue
    }
    // Joiners and marks that show nothing.
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) continue
    const code = codeOf(character)
    if (code !== undefined) {
      codes.push(code)
      continue
    }
    const spelled = plain[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
    const found = Array.from(spelled, (each) => codeOf(each) ?? codeOf(plain[each] ?? each))
    codes.push(...(found.length > 0 && found.every((each) => each !== undefined) ? found : [0x3f]))
  }
  return codes
}
