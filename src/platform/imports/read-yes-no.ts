const yes = new Set(['true', 'yes', 'y', '1'])
const no = new Set(['false', 'no', 'n', '0'])

/** true/false, yes/no, y/n, 1/0 in any case; null for anything else. */
export function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}
