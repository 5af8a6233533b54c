import { z } from 'zod'
import { billToNumber, divisionCode } from '#contract/values.ts'

/** Names one bill-to: its number is only unique within the division. */
export const billToKey = z.object({ division: divisionCode, number: billToNumber })
/** Names one bill-to. */
export type BillToKey = z.output<typeof billToKey>

/** A bill-to as pickers list it. */
export const billToChoice = billToKey
  .extend({ name: z.string(), city: z.string(), isActive: z.boolean(), shipToCount: z.number().int() })
  .meta({ id: 'BillToChoice' })
/** A bill-to as pickers list it. */
export type BillToChoice = z.output<typeof billToChoice>

/** 'NLV/0010001': a bill-to's id in a list. */
export const idOfBillTo = ({ division, number }: BillToKey): string => `${division}/${number}`
