/** Whole cases or eaches. */
export type ScanUnit = 'CS' | 'EA'

/** What a label says beside the item; null is not on the label. */
export interface LabelFacts {
  /** Net weight in hundredths of a pound. */
  readonly weightHundredths: number | null
  /** How many trade items it holds (identifiers 30 and 37). */
  readonly count: number | null
  readonly lot: string | null
  readonly serial: string | null
  /** Calendar dates, YYYY-MM-DD. */
  readonly producedOn: string | null
  readonly packedOn: string | null
  readonly bestBefore: string | null
  readonly sellBy: string | null
  readonly expiresOn: string | null
}

/** Of a label that names nothing but the item. */
export const noFacts: LabelFacts = {
  weightHundredths: null,
  count: null,
  lot: null,
  serial: null,
  producedOn: null,
  packedOn: null,
  bestBefore: null,
  sellBy: null,
  expiresOn: null,
}

/** A scanned or typed code, read. */
export interface ScannedCode {
  /**
   * `gtin`: a number of GS1, as its 14 digits. `restricted`: what a shop's or supplier's own scale
   * prints; its item part alone. `plain`: any other text, such as an item number.
   */
  readonly kind: 'gtin' | 'restricted' | 'plain'
  /** What is looked up and remembered: the same for every weight, lot and date of an item. */
  readonly code: string
  readonly facts: LabelFacts
  /** What of the label could not be read, as a sentence; null when all was. */
  readonly warning: string | null
}

/** What a code stands for at one ship-to: an item of the catalogue or a custom item. */
export interface KnownCode {
  readonly code: string
  /** Exactly one of the two is set. */
  readonly itemNumber: string | null
  readonly customItemId: string | null
  readonly unit: ScanUnit
  /** People of this ship-to said so; it goes before what the catalogue says. */
  readonly isRemembered: boolean
}
