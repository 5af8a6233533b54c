/** What stands for letters that ISO-8859-1 does not have. */
const near = new Map<string, string>([
  ...Array.from('“”„‟″', (letter) => [letter, '"'] as const),
  ...Array.from('‘’‚‛′', (letter) => [letter, "'"] as const),
  ...Array.from('‐‑‒–—―−', (letter) => [letter, '-'] as const),
  ...Object.entries({
    '…': '...',
    '•': '*',
    '€': 'EUR',
    '™': '(TM)',
    '⁄': '/',
    Œ: 'OE',
    œ: 'oe',
    Ł: 'L',
    ł: 'l',
    ı: 'i',
  }),
])

/**
 * PUNCH-3: a text in the letters of ISO-8859-1, which is what OCI receives unless it asks for
 * another charset: accents that it lacks are left out, and other letters become a question mark.
 */
export function latinText(text: string): string {
  let latin = ''
  for (const letter of text) latin += isLatin(letter) ? letter : (near.get(letter) ?? nearestOf(letter))
  return latin
}

/** A browser would write 128 to 159 of windows-1252, which are no letters in ISO-8859-1. */
const isLatin = (letter: string): boolean => {
  const code = letter.codePointAt(0)!
  return code <= 0x7e || (code >= 0xa0 && code <= 0xff)
}

function nearestOf(letter: string): string {
  let plain = ''
  for (const part of letter.normalize('NFKD')) if (!/\p{M}/u.test(part)) plain += near.get(part) ?? part
  return plain !== '' && Array.from(plain).every(isLatin) ? plain : '?'
}
