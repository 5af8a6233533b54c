import { z } from 'zod'
import { operationFields, withFewReferences } from '#contract/operation-log.ts'
import { askedInstant, instant } from '#contract/values.ts'

/** Max of each quantity: 9999.99 cases, 9999 eaches, 999,999.99 pounds. */
export const maxCounted = { caseHundredths: 999_999, units: 9999, weightHundredths: 99_999_999 } as const
/** Max of each quantity of a line over all its shelves; an integer of the database holds it. */
export const maxCountedOfLine = {
  caseHundredths: 10 * maxCounted.caseHundredths,
  units: 10 * maxCounted.units,
  weightHundredths: 10 * maxCounted.weightHundredths,
} as const

const whole = (max: number, message: string) =>
  z.number('Quantities are numbers').int(message).min(0, 'Quantity cannot be less than 0').max(max, message)

const quantities = {
  /** Hundredths of a case: 250 is two cases and a half. */
  caseHundredths: whole(maxCounted.caseHundredths, 'Cases have at most two decimals and are at most 9999.99'),
  /** Whole eaches. */
  units: whole(maxCounted.units, `Eaches are whole numbers of at most ${maxCounted.units}`),
  /** Catch weight only: hundredths of a pound that were weighed, beside the cases that were not. */
  weightHundredths: whole(maxCounted.weightHundredths, 'Pounds have at most two decimals and are at most 999,999.99'),
}

/** What stands on a shelf. */
export const countedQuantity = z.object(quantities).meta({ id: 'CountedQuantity' })
/** What stands on a shelf. */
export type CountedQuantity = z.output<typeof countedQuantity>

const written = {
  ...operationFields,
  lineId: z.uuid(),
  /** Where it stands; null: no location. */
  locationId: z.uuid().nullable(),
  ...quantities,
  /** True: the shelf counts as not counted; the quantities are 0. */
  isCleared: z.boolean().default(false),
}

/** An operation as a device sends it. `deviceAt` decides nothing: clocks of devices differ. */
export const countOperationWanted = withFewReferences(z.object({ ...written, deviceAt: askedInstant }))
/** An operation as a device sends it. */
export type CountOperationWanted = z.input<typeof countOperationWanted>

/** One entry of a count's log: who counted what on which shelf. */
export const countOperation = z
  .object({
    ...written,
    isCleared: z.boolean(),
    deviceAt: instant,
    /** Under login-as both names. */
    byName: z.string(),
    isOwn: z.boolean(),
  })
  .meta({ id: 'CountOperation' })
/** One entry of a count's log. */
export type CountOperation = z.output<typeof countOperation>
