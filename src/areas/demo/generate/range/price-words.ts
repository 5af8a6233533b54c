/** What a word of a description is worth: organic costs a third more than the plain kind. */
const words: readonly (readonly [RegExp, number])[] = [
  [/\bORGANIC\b/, 1.35],
  [/\bGLUTEN FREE\b/, 1.5],
  [/\b(CAGE FREE|GRASS FED)\b/, 1.2],
  [/\b(FREE RANGE|LACTOSE FREE)\b/, 1.3],
  [/\bPRIME\b/, 1.35],
  [/\bCHOICE\b/, 1.1],
  [/\bANGUS\b/, 1.1],
  [/\bHALAL\b/, 1.08],
  [/\b(PREMIUM|RESERVE)\b/, 1.25],
  [/\b(IMPORTED|ITALIAN IMPORTED|DOP)\b/, 1.15],
  [/\bSAN MARZANO\b/, 1.35],
  [/\bLOW SODIUM\b/, 1.05],
  [/\bSMOKED\b/, 1.15],
  [/\b(SLICED|DICED|CHOPPED|SHREDDED|JULIENNE)\b/, 1.12],
  [/\bPEELED\b/, 1.2],
  [/\b(BNLS|SKNLS)\b/, 1.1],
  [/\b(COMPOSTABLE|PLA)\b/, 1.55],
  [/\bHEAVY DUTY\b/, 1.15],
  [/\bAGED\b/, 1.8],
  [/\bJUMBO LUMP\b/, 1.4],
  [/\b(CLAW|LIGHT|CHOICE 113 CT)\b/, 0.9],
  [/\b(EXTRA VIRGIN|VINE RIPE|HEIRLOOM)\b/, 1.3],
  [/\bU10\b/, 1.45],
  [/\b8\/12\b/, 1.35],
  [/\b13\/15\b/, 1.3],
  [/\b16\/20\b/, 1.22],
  [/\b21\/25\b/, 1.12],
  [/\b26\/30\b/, 1.05],
  [/\b(41\/50|150\/250)\b/, 0.92],
  [/\b(51\/60|250\/350)\b/, 0.88],
]

const valueOf = (form: string): number =>
  words.reduce((value, [word, factor]) => (word.test(form) ? value * factor : value), 1)

/** The first size named: '8 OZ', '12 IN', '9X6', '4 QT'. */
const sizeOf = (form: string): number | undefined => {
  const [, size] = /(?:^|\s)([\d.]+)(?: OZ| IN| QT| GAL|X\d)/.exec(form) ?? []
  return size === undefined ? undefined : Number(size)
}

/**
 * How much dearer a form is than the form the price is written for; a piece is also dearer the
 * larger it is.
 */
export function worthOf(form: string, than: string, isPiece: boolean): number {
  const worth = valueOf(form) / valueOf(than)
  const [size, other] = [sizeOf(form), sizeOf(than)]
  return isPiece && size !== undefined && other !== undefined ? worth * (size / other) ** 0.6 : worth
}
