import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { divisionCode, shipToNumber } from '#contract/values.ts'
import { punchoutLimits } from './punchout-settings.ts'

/** Max rows of a mapping or a file of one: the most entries a request may have. */
export const maxMappingRows = 10_000

/** PUNCH-2: what the customer's system calls a ship-to, as it is entered. */
export const mappingText = z.strictObject({
  shipTo: shipToNumber,
  /** Needed only where several divisions have a ship-to of this number. */
  division: divisionCode.optional(),
  punchoutShipTo: freeText({ label: 'Customer ship-to', max: punchoutLimits.shipTo }),
  punchoutGroupId: freeText({ label: 'Group Id', max: punchoutLimits.group }).default(''),
})
/** A row as it is entered. */
export type MappingText = z.output<typeof mappingText>

/** PUNCH-2: a ship-to of the user that may be mapped, since it may order. */
export const mappableShipTo = z
  .object({ division: z.string(), shipTo: z.string(), name: z.string(), city: z.string() })
  .meta({ id: 'MappableShipTo' })
/** A ship-to that may be mapped. */
export type MappableShipTo = z.output<typeof mappableShipTo>

/** PUNCH-2: a row of the mapping. */
export const mappingRow = mappableShipTo
  .extend({
    punchoutShipTo: z.string(),
    /** Empty for none. */
    punchoutGroupId: z.string(),
    /** False: orders are no longer accepted for the ship-to, or it is no longer the user's. */
    isOrderingAllowed: z.boolean(),
  })
  .meta({ id: 'PunchoutMappingRow' })
/** A row of the mapping. */
export type MappingRow = z.output<typeof mappingRow>

/** PUNCH-2: columns of the file, in its order; the names are those of the file. */
export const mappingColumns = {
  shipTo: 'Ship To Number*',
  punchoutShipTo: 'Punchout Ship-to *',
  punchoutGroupId: 'Punchout Group Id',
} as const
/** A column of the file. */
export type MappingColumn = keyof typeof mappingColumns

/** S1 section 5: why a row of a file was not imported. */
export const importErrors = {
  1: 'Ship to in-active',
  2: 'Ship to not found',
  3: 'Ship to is in the file more than once',
  4: 'Punchout ship-to is in the file more than once',
  5: 'Several divisions have this ship-to. Write it as NLV/0001234',
} as const
/** Why a row was not imported. */
export type ImportErrorCode = keyof typeof importErrors

/** PUNCH-2: a row of a file that was not imported. */
export const mappingError = z
  .object({
    shipTo: z.string(),
    /** The ship-to's name; empty where it is not the user's. */
    description: z.string(),
    message: z.string(),
    errorCode: z.number().int(),
  })
  .meta({ id: 'PunchoutMappingError' })
/** A row of a file that was not imported. */
export type MappingError = z.output<typeof mappingError>
