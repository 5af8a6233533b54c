import { z } from 'zod'

/** Of what a price is made that follows the cost: a percentage, or an amount a case or a pound. */
export const costPlusWays = ['percent', 'case', 'pound'] as const

/**
 * ITEM-8: what is added to the cost of an item; for staff alone. The value is in hundredths of a
 * percent, cents a case, or hundredths of a cent a pound (catch weight).
 */
export const costPlus = z.object({ by: z.enum(costPlusWays), value: z.number().int().min(0) })
/** What is added to the cost of an item. */
export type CostPlus = z.output<typeof costPlus>

/** What an item costs the distributor from a day on. */
export type DatedCost = readonly [startsOn: string, caseCents: number | null, poundHundredths: number | null]

/** What the cost of an item follows from; never sent to a customer. */
export interface ItemCost {
  /** 0: eaches are not sold. */
  readonly eachesPerCase: number
  /** Cents a case on days before any dated cost; null: not known. */
  readonly caseCents: number | null
  readonly dated: readonly DatedCost[]
}
