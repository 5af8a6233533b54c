import { z } from 'zod'
import { calendarDate, cents } from '#contract/values.ts'
import { costPlus } from './cost-plus.ts'

/** What a stored price says, beside whom, what and since when it is for. */
export const storedAmounts = z.object({
  endsOn: calendarDate.nullable(),
  caseCents: cents.nullable(),
  eachCents: cents.nullable(),
  /** Hundredths of a cent a pound; catch weight only. */
  poundHundredths: z.number().int().nullable(),
  reference: z.string(),
  /** ITEM-8: price breaks; null without any, absent where they were not kept. */
  breaks: z
    .array(z.tuple([z.number().int(), z.number().int()]))
    .nullable()
    .optional(),
  /**
   * ITEM-8: what it adds to the cost instead of a price of the case or the pound; how much is null
   * for those who may not view cost.
   */
  costPlus: costPlus.extend({ value: costPlus.shape.value.nullable() }).nullable().optional(),
  /** The change by staff that set it; null: an import. */
  changeId: z.uuid().nullable(),
})
/** What a stored price says. */
export type StoredAmounts = z.output<typeof storedAmounts>

/** Which price of a division. */
export interface PriceKey {
  readonly itemNumber: string
  /** L, C:class, G:gpo, B:bill-to or S:ship-to. */
  readonly scope: string
  readonly startsOn: string
}
