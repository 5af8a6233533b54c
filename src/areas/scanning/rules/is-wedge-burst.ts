/** A key and when it was pressed, in milliseconds. */
export interface PressedKey {
  readonly key: string
  readonly at: number
}

/**
 * Max milliseconds between two keys of a scanner, which types a code as a keyboard would. The
 * fastest typists come below it between two keys, not over a whole code.
 */
export const maxGapMs = 35
/** Min characters of a scan: the shortest codes on cases and shelves have seven. */
const minCharacters = 6

/** Keys that are pressed together with a character and write nothing. */
const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock'])

/** True for a key a scanner presses to make a character, and none itself. */
export const isModifierKey = (key: string): boolean => modifiers.has(key)

/** A scanner ends its code by one of these. */
export const endsScan = (key: string): boolean => key === 'Enter' || key === 'Tab'

/**
 * NEXT-8: true when these keys, the ending one last, are a scanner's and not a person's: at least
 * six characters, each within 35 milliseconds of the one before, and then Enter or Tab as fast. A
 * code has a digit: bursts of letters alone come from dictation, text expanders and other tools
 * that type for a person.
 */
export function isWedgeBurst(keys: readonly PressedKey[]): boolean {
  const last = keys.at(-1)
  if (!last || !endsScan(last.key)) return false
  return keys.length > minCharacters && isFast(keys) && keys.some(({ key }) => /^\d$/.test(key))
}

/**
 * True while keys come as fast as a scanner's and are too many for a person: the ones that follow
 * are no shortcuts.
 */
export const isLikelyScan = (keys: readonly PressedKey[]): boolean => keys.length > 3 && isFast(keys)

const isFast = (keys: readonly PressedKey[]): boolean =>
  keys.every(({ at }, index) => index === 0 || at - keys[index - 1]!.at <= maxGapMs)
