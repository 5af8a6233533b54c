import type { Cents } from '#kit/money.ts'

/**
 * What rules need to know of the ship-to an order is for. Loaded by the server, never taken from a
 * client.
 */
export interface ShipToFacts {
  readonly division: string
  readonly shipTo: string
  readonly billTo: string
  readonly name: string
  /** IANA zone of the division. */
  readonly timeZone: string
  readonly isActive: boolean
  readonly isOrderingAllowed: boolean
  readonly isProspective: boolean
  readonly isOnCreditHold: boolean
  readonly priceClass: string
  readonly gpoIds: readonly string[]
  /** A cart total above it is red for staff and needs a look at checkout. */
  readonly orderThreshold: Cents
}
