import { z } from 'zod'
import { calendarDate } from '#contract/values.ts'
import { itemSummary } from '#areas/items/item.ts'
import { itemPrice, itemStats } from '#areas/prices/item-price.ts'

const unitPriceShape = z
  .object({
    per: z.enum(['LB', 'FL OZ', 'EA']),
    /** Hundredths of a cent. */
    hundredths: z.number().int(),
  })
  .meta({ id: 'UnitPrice' })

/** A row of the shop: the item, its price for ship-to and date, and what was bought. */
export const shopRow = itemSummary
  .extend({
    /** Null when this ship-to has no price, or is a prospect. */
    price: itemPrice.nullable(),
    /** Its price on `previewDate`; null when nothing is previewed or nothing prices it then. */
    previewPrice: itemPrice.nullable(),
    /** What packs are compared by; null when nothing compares them or nothing prices the item. */
    unitPrice: unitPriceShape.nullable(),
    stats: itemStats.nullable(),
    /** ITEM-5: the day behind 'Last ordered:', in the division's time zone. */
    lastOrderedOn: calendarDate.nullable(),
    /** Why it cannot be added to the active cart, as a sentence; null when it can. */
    blockedReason: z.string().nullable(),
  })
  .meta({ id: 'ShopRow' })
/** A row of the shop. */
export type ShopRow = z.output<typeof shopRow>
