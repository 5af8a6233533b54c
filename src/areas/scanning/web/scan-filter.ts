import { readCode } from '../rules/read-code.ts'

/**
 * The camera sees a label many times a second: a code counts again this long after it left the
 * picture, in milliseconds.
 */
export const sameScanMs = 1_500

/** A code in a frame: how much it says, and what makes it the same in the next frame. */
interface Seen {
  readonly text: string
  readonly key: string
  readonly rank: number
}

/** The fullest GTIN first, then a scale's label, other codes, and what cannot be read. */
const ranks = { gtin: 3, restricted: 2, plain: 1 } as const
/** Codes that say so much, and no less, name an item for certain. */
const certain = ranks.restricted

/**
 * NEXT-8: of the codes in the camera's picture the one to take. A case carries several: its GTIN
 * twice, a pallet's number, the maker's own. The one that says most is taken, once; the others of
 * the label are not taken after it, while any of it is in the picture.
 */
export class ScanFilter {
  readonly #thisYear: number
  readonly #seen = new Map<string, { readonly at: number; readonly frame: number }>()
  #frame = 0
  #certainAt = -Infinity

  constructor(thisYear: number) {
    this.#thisYear = thisYear
  }

  /** The code to take of those in a frame; null for none. `at` is in milliseconds. */
  take(texts: readonly string[], at: number): string | null {
    this.#frame++
    const all = texts
      .map((text) => this.#read(text))
      .toSorted((a, b) => b.rank - a.rank || b.text.length - a.text.length)
    const best = all[0]
    if (!best) return null
    const before = this.#seen.get(best.key)
    // On a slow device a frame takes longer than that: the label must be gone from one, too.
    const isNew = !before || (at - before.at >= sameScanMs && this.#frame - before.frame > 1)
    const isBeside = best.rank < certain && at - this.#certainAt < sameScanMs
    for (const { key } of all) this.#seen.set(key, { at, frame: this.#frame })
    if (best.rank >= certain) this.#certainAt = at
    if (isBeside) this.#certainAt = at
    return isNew && !isBeside ? best.text : null
  }

  #read(text: string): Seen {
    const read = readCode(text, this.#thisYear)
    if (!read.allowed) return { text, key: text, rank: 0 }
    const { kind, code } = read.value
    return { text, key: code, rank: ranks[kind] }
  }
}
