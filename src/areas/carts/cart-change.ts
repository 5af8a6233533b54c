import { z } from 'zod'
import { calendarDate, instant, itemNumber } from '#contract/values.ts'
import { soTypes } from '#areas/routing/order-types.ts'
import type { LineOverrides } from '#areas/prices/price-override.ts'
import { sharingMode } from './cart.ts'

const lineQuantity = z.object({ cases: z.number().int(), units: z.number().int() })

/** One line before and after a change, in whole cases and eaches. */
const changedLine = z.object({
  itemNumber,
  description: z.string(),
  before: lineQuantity,
  after: lineQuantity,
})

const details = z.object({ po: z.string(), soType: z.enum(soTypes), deliveryDate: calendarDate.nullable() }).partial()

/** One change of a cart: who, when, what, before and after (CART-12). */
export const cartChange = z
  .object({
    /** The version the cart had after it. */
    version: z.number().int(),
    at: instant,
    /** Who changed it; under login-as both names. */
    name: z.string(),
    isOwn: z.boolean(),
    kind: z.string(),
    lines: z.array(changedLine),
    /** How many lines changed; `lines` has the first 20. */
    lineCount: z.number().int(),
    before: details,
    after: details,
    /** What the change made of the sharing mode; null when it left it. */
    sharingMode: sharingMode.nullable(),
    /** The version that this change took back. */
    undoes: z.number().int().nullable(),
  })
  .meta({ id: 'CartChange' })
/** One change of a cart. */
export type CartChange = z.output<typeof cartChange>

/** What a removed line had besides its quantities (CART-10, CHECK-1). */
export interface RemovedExtras extends LineOverrides {
  readonly note: string
}

/** A line of a change, as the rule of undoing reads it. */
export interface ChangedLine extends Omit<z.output<typeof changedLine>, 'description'> {
  readonly was?: RemovedExtras
}

/** A change as the rule of undoing reads it. */
export interface CartChangeFacts {
  readonly version: number
  readonly kind: string
  readonly lines: readonly ChangedLine[]
  readonly head: { readonly before: z.output<typeof details>; readonly after: z.output<typeof details> }
  readonly undoes: number | null
}
