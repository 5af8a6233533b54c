import { z } from 'zod'
import { shipToParams } from '#contract/values.ts'

/** Where every call about a kitchen's own data stands. */
export const shipToPath = '/divisions/:division/ship-tos/:shipTo' as const

/** Who may change it; who may act for the ship-to may read it. */
export const needs = ['manageCustomData'] as const

/** The parameters of one row of a ship-to's own. */
export const oneOfShipTo = shipToParams.extend({ id: z.uuid() })

/** How many lines of one kind name what was to be deleted: `details.uses` of `in_use`. */
export const ownDataUse = z.object({
  /** In the singular, such as 'guide line'. */
  noun: z.string(),
  count: z.number().int(),
})
/** How many lines of one kind name what was to be deleted. */
export type OwnDataUse = z.output<typeof ownDataUse>
