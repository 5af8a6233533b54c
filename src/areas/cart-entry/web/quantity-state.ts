import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import type { LineConflict, TypedLine } from '../rules/merge-quantities.ts'

/** What came of sending; null when it could not be sent now and stays for later. */
export interface SendOutcome {
  readonly lines: ReadonlyMap<string, LineQuantity>
  readonly refused: readonly { itemNumber: string; message: string }[]
  /**
   * Lines somebody else set differently in the meantime; they stay typed until the person decides.
   */
  readonly conflicts?: readonly LineConflict[]
}

/** The timers, outcomes and storage the quantities need from outside. */
export interface QuantityPorts {
  send: (edits: readonly TypedLine[]) => Promise<SendOutcome | null>
  /** Runs later; returns how to cancel; milliseconds. */
  later: (work: () => void, ms: number) => () => void
  /** A line was refused; it shows the server's quantity again. */
  refused: (itemNumber: string, message: string) => void
  /**
   * Called with every typed line, and with its number alone once it arrived or was given up
   * (CART-14).
   */
  keep?: (itemNumber: string, line: TypedLine | null) => void
  /** The guide on the screen, if one is. */
  guide?: () => TypedLine['guide']
}

/**
 * A save that was refused as a whole, such as of a cart that another locked: its lines wait for the
 * person.
 */
export interface RefusedSave {
  /** The refusal's code; undefined for a failure without one. */
  readonly code: string | undefined
  /** The server's sentence. */
  readonly message: string
  readonly lines: readonly TypedLine[]
}

/** What waits, and what must be decided. */
export interface QuantityState {
  /** Lines typed that have not arrived. */
  readonly pending: number
  /** True when the last sending found no server. */
  readonly isWaiting: boolean
  readonly conflicts: readonly LineConflict[]
  readonly refusedSave: RefusedSave | null
}
