/** A phrase used in kitchens and what catalogues call it (ITEM-2). */
export interface KitchenWord {
  /** As people write it: 'garbanzo', 'to go box'. */
  readonly phrase: string
  /** What else to look for; empty when the phrase means itself only. */
  readonly meanings: readonly string[]
  /** Searching for a meaning also finds the phrase. */
  readonly isBothWays: boolean
  /**
   * Together the words name a separate product: peanut butter is not a butter, and 'butter' alone
   * does not rank it first.
   */
  readonly staysWhole: boolean
  /** The meanings are only near to it: pepper jack is no monterey jack, Heinz no other ketchup. */
  readonly isNear?: boolean
}

/** Another name for a phrase, as normalized words. */
export interface Alternative {
  readonly words: readonly string[]
  /** Both name the same thing; otherwise only the phrase finds the alternative, not the reverse. */
  readonly isSame: boolean
  /** It is found, but not meant for sure. */
  readonly isNear?: boolean
}

/** All kitchen words of a division, ready for lookup; keys are words joined by a space. */
export interface Lexicon {
  readonly alternatives: ReadonlyMap<string, readonly Alternative[]>
  /** First word -> second words of the pairs that stay whole. */
  readonly wholes: ReadonlyMap<string, ReadonlySet<string>>
  /** Number of words in the longest phrase. */
  readonly maxWords: number
}
