import type { Cents } from '#kit/money.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import type { UnitPrice } from '#areas/prices/rules/unit-price.ts'

/** An item of a price list, with all that its columns are made of. */
export interface PriceListRow {
  readonly itemNumber: string
  readonly description: string
  readonly customerDescription: string
  readonly customerItemNumber: string
  readonly brand: string
  readonly packSizeDescription: string
  readonly categoryName: string
  /** Null when nothing prices the item for the ship-to and day. */
  readonly price: ItemPrice | null
  readonly unitPrice: UnitPrice | null
  /**
   * What the distributor pays for a case; null for those who may not know, and where it is unknown.
   */
  readonly caseCost: Cents | null
}

/** Bounds of price lists: rows of a page on the screen, items on paper. */
export const priceListLimits = { pageSize: 50, onPaper: 5_000 } as const

/** Sizes of paper. */
export const papers = ['letter', 'a4'] as const
/** One of them. */
export type Paper = (typeof papers)[number]
