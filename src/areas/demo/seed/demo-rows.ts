import type { ImportKindName } from '#areas/imports/import-kind-names.ts'
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

/** What a ship-to bought, beyond what the order history tells. */
export interface DemoPurchase {
  readonly division: string
  readonly shipTo: string
  readonly itemNumber: string
  readonly timesOrdered: number
  /** ISO instant. */
  readonly lastOrderedAt: string
  /** 'YYYY-MM-DD' or null. */
  readonly lastInvoiceDate: string | null
}

/** The demo distributor as rows. What an import can take is in the spelling of the imports (docs/import-formats.md). */
export interface DemoRows {
  readonly imports: Readonly<Partial<Record<ImportKindName, Iterable<object>>>>
  /** Mail addresses of the users who sign in with the demo password. */
  readonly signIns: readonly string[]
  readonly password: string
  readonly purchases: Iterable<DemoPurchase>
  readonly carts: readonly DemoCart[]
}
