/** How files write the two units (S0 section 3: 1 Case, 2 Each), in small letters. */
const words: Readonly<Record<string, 'CS' | 'EA'>> = {
  cs: 'CS',
  case: 'CS',
  cases: 'CS',
  ca: 'CS',
  ea: 'EA',
  each: 'EA',
  eaches: 'EA',
  pc: 'EA',
  pcs: 'EA',
  piece: 'EA',
  pieces: 'EA',
  unit: 'EA',
  units: 'EA',
}

/**
 * IMPORT-1: the unit a cell names; null for one that is not known, such as a pound or a box:
 * guessing would order wrongly.
 */
export const readUnit = (cell: string): 'CS' | 'EA' | null => {
  const word = cell.trim().replace(/\.$/, '').toLowerCase()
  return Object.hasOwn(words, word) ? words[word]! : null
}
