/** One phrase of the kitchen and what it is called in a catalogue (ITEM-2). */
export interface KitchenWord {
  /** As people write it: 'garbanzo', 'to go box'. */
  readonly phrase: string
  /** What else to look for; empty when the phrase means itself only. */
  readonly meanings: readonly string[]
  /** Whoever types a meaning also finds the phrase. */
  readonly isBothWays: boolean
  /**
   * Its words together name a product of its own: peanut butter is no butter, and 'butter' alone
   * does not find it first.
   */
  readonly staysWhole: boolean
}

/** Another way to say a phrase, as words in the form they are compared in. */
export interface Alternative {
  readonly words: readonly string[]
  /** Both are names of the same thing; otherwise the phrase is only found under this one. */
  readonly isSame: boolean
}

/** All kitchen words of a division, ready to be looked up; keys are words joined by a blank. */
export interface Lexicon {
  readonly alternatives: ReadonlyMap<string, readonly Alternative[]>
  /** First word -> second words of the pairs that stay whole. */
  readonly wholes: ReadonlyMap<string, ReadonlySet<string>>
  /** Words in the longest phrase. */
  readonly maxWords: number
}
