import type { ImportKindName } from '#contract/import-kind-names.ts'
import type { Queries } from '#platform/database/database.ts'
import type { SoType } from '#areas/routing/order-types.ts'

/** An open cart of the demo. */
export interface DemoCart {
  readonly division: string
  readonly shipTo: string
  /** Mail address of its owner, a demo user. */
  readonly owner: string
  readonly poNumber: string
  readonly soType: SoType
  /** 'YYYY-MM-DD' or null. */
  readonly deliveryDate: string | null
  readonly sharingMode: 'LOCK' | 'UNLOCK'
  /** Whether it is the owner's active cart of the ship-to. */
  readonly isActive: boolean
  readonly lines: readonly {
    readonly itemNumber: string
    readonly orderedCases: number
    readonly orderedUnits: number
  }[]
}

/**
 * The demo distributor: rows of the imports (docs/import-formats.md) in an order in which they can
 * be imported.
 */
export interface DemoDistributor {
  readonly imports: readonly { readonly kind: ImportKindName; readonly rows: () => Iterable<object> }[]
  /** Mail addresses of the users who sign in with the demo password. */
  readonly signIns: readonly string[]
  readonly password: string
  /** The day the dates are relative to. */
  readonly today: string
  /** What the users pay with; sealed, so that no import brings it. */
  readonly addPaymentMethods: (tx: Queries) => Promise<void>
}
