/** NEXT-12: bounds of a file that is read. */
export const x12Limits = { letters: 5_000_000, segments: 100_000, elements: 200 } as const

/** One segment: its name and its elements, from the first. */
export interface Segment {
  readonly tag: string
  readonly elements: readonly string[]
}

/** ST to SE. */
export interface TransactionSet {
  /** ST01, such as 850. */
  readonly id: string
  /** ST02. */
  readonly control: string
  /** Between ST and SE. */
  readonly segments: readonly Segment[]
  /** SE01 and SE02; null without a SE. */
  readonly end: { readonly count: string; readonly control: string } | null
}

/** GS to GE. */
export interface FunctionalGroup {
  /** GS01, such as PO. */
  readonly functionalId: string
  readonly sender: string
  readonly receiver: string
  /** GS06. */
  readonly control: string
  /** GS08, such as 004010. */
  readonly version: string
  readonly sets: readonly TransactionSet[]
  readonly end: { readonly count: string; readonly control: string } | null
}

/** Who an interchange is from or for. */
export interface Party {
  readonly qualifier: string
  readonly id: string
}

/** What a TA1 says about the interchange it answers: its ISA. */
export interface InterchangeHead {
  readonly sender: Party
  readonly receiver: Party
  /** ISA13. */
  readonly control: string
  /** ISA09 and ISA10, as they came. */
  readonly date: string
  readonly time: string
  /** ISA14: the sender wants a TA1. */
  readonly wantsAnswer: boolean
}

/** ISA to IEA. */
export interface Interchange extends InterchangeHead {
  readonly isTest: boolean
  readonly groups: readonly FunctionalGroup[]
}

/** What separates the parts of a file, read from its ISA. */
export interface Separators {
  readonly element: string
  readonly component: string
  readonly segment: string
}

/** An error of a segment or of one of its elements, as a 997 names it. */
export interface SyntaxError {
  readonly tag: string
  /** In the transaction set; ST is 1. */
  readonly position: number
  /** AK304. */
  readonly code: string
  /** In words. */
  readonly text: string
  /** AK4, for an error of an element. */
  readonly element?: {
    readonly position: number
    readonly reference: string
    readonly code: string
    readonly value: string
  }
}
