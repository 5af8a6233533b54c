const yes = new Set(['true', 'yes', 'y', '1', 'x', 'j', 'ja', 'o', 'oui', 'si', 'sí'])
const no = new Set(['false', 'no', 'n', '0', 'nein', 'non'])

/**
 * true/false, yes/no, y/n, 1/0 in any case, and yes and no in German, French and Spanish; a cross
 * is a yes. Null for anything else.
 */
export function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}
