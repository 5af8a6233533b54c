import { matchKeyBindingPress, parseKeybinding, type KeyBindingPress } from 'tinykeys'

/** How long a started sequence waits for its next key, in milliseconds. */
export const sequenceMs = 1_000

/** What the engine needs of a shortcut: 'u', 'g s', '$mod+Enter'. */
interface Keys {
  readonly keys: string
}

const modifierKeys: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'])
const parsed = new Map<string, readonly KeyBindingPress[]>()

function pressesOf(keys: string): readonly KeyBindingPress[] {
  const known = parsed.get(keys) ?? parseKeybinding(keys)
  parsed.set(keys, known)
  return known
}

/** True for shortcuts with Ctrl, Cmd or Alt, which no text field needs for typing. */
export const hasModifier = (keys: string): boolean => /(\$mod|Control|Alt|Meta)\+/.test(keys)

/** True for a press without Ctrl, Cmd and Alt, such as one that types a letter. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey

/**
 * Finds the shortcut of a key press. A started sequence owns the next plain key: `g u` never runs
 * `u`, whether or not `g u` exists on this screen. Each press runs one shortcut at most.
 */
export class KeySequences {
  #pressed: readonly KeyboardEvent[] = []
  #lastAt = -Infinity

  /**
   * The shortcut that this press completes. `isTaken` is true when the press belongs to a shortcut
   * or a sequence.
   * @param shortcuts The ones that apply now, the most specific first.
   * @param at The time of the press in milliseconds.
   */
  press<S extends Keys>(
    event: KeyboardEvent,
    shortcuts: readonly S[],
    at: number,
  ): { shortcut: S | undefined; isTaken: boolean } {
    if (modifierKeys.has(event.key)) return { shortcut: undefined, isTaken: false }
    const isPending = this.isPending(at)
    // Ctrl+K after a stray `g` is still Ctrl+K.
    const presses = isPending && isPlain(event) ? [...this.#pressed, event] : [event]
    const fits = shortcuts.filter(({ keys }) => isPrefix(presses, pressesOf(keys)))
    const shortcut = fits.find(({ keys }) => pressesOf(keys).length === presses.length)
    const isStarted = shortcut === undefined && fits.length > 0
    this.#pressed = isStarted ? presses : []
    this.#lastAt = at
    return { shortcut, isTaken: fits.length > 0 || presses.length > 1 }
  }

  /** True while the keys pressed so far wait for the next one. */
  isPending(at: number): boolean {
    return this.#pressed.length > 0 && at - this.#lastAt <= sequenceMs
  }

  /** Forgets the keys pressed so far. */
  reset(): void {
    this.#pressed = []
  }
}

const isPrefix = (presses: readonly KeyboardEvent[], wanted: readonly KeyBindingPress[]): boolean =>
  presses.length <= wanted.length && presses.every((press, index) => matchKeyBindingPress(press, wanted[index]!))
