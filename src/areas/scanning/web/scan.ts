import type { LabelFacts, ScanUnit } from '../scanned-code.ts'

/** What a scan found: an item of the catalogue or a custom item, and what its label says. */
export interface Scan {
  /** What was scanned, as it is looked up: a GTIN as its 14 digits. */
  readonly code: string
  /** Exactly one of the two is set. */
  readonly itemNumber: string | null
  readonly customItemId: string | null
  /** The case or the each that the code names. */
  readonly unit: ScanUnit
  readonly description: string
  readonly facts: LabelFacts
  /** The same in a line, with what could not be read; empty when the label says no more. */
  readonly detail: string
}

/** What a screen did with a scan. */
export interface ScanDone {
  /** A sentence such as 'Added 1 CS of FLOUR'; the label's weight, lot and date are added to it. */
  readonly text: string
  /** It was refused. */
  readonly isRefused?: boolean
  readonly undo?: () => void
  /** The screen shows it itself: no toast, but the camera's dialog lists it. */
  readonly isShown?: boolean
}

/** What happened to a scan, for the person to read; `undo` is absent after it was used. */
export interface ScanReport extends ScanDone {
  readonly id: number
  readonly detail: string
}
