import { z } from 'zod'
import { calendarDate, cents } from '#contract/values.ts'

/** What a stored price says, beside whom, what and since when it is for. */
export const storedAmounts = z.object({
  endsOn: calendarDate.nullable(),
  caseCents: cents.nullable(),
  eachCents: cents.nullable(),
  /** Hundredths of a cent a pound; catch weight only. */
  poundHundredths: z.number().int().nullable(),
  reference: z.string(),
  /** ITEM-8: price breaks, which come from imports; absent or null without any. */
  breaks: z
    .array(z.tuple([z.number().int(), z.number().int()]))
    .nullable()
    .optional(),
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
