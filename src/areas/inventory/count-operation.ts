import { z } from 'zod'
import { askedInstant, instant } from '#contract/values.ts'

/** Max operations of one call. */
export const maxOperationsAtOnce = 500
/**
 * Max operations that one may replace and join together: far more than people leave on a shelf. An
 * operation then has at most 8 KB.
 */
export const maxReferences = 200
/** Max of them in one call, over all its operations: the log is read and merged as a whole. */
export const maxReferencesAtOnce = 5000
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

const tooManyReferences = `An operation replaces and joins at most ${maxReferences} others`
const references = z.array(z.uuid()).max(maxReferences, tooManyReferences)

/** What the two limits of references are about. */
interface WithReferences {
  readonly replaces: readonly string[]
  readonly joins: readonly string[]
}

/** How many operations these name. */
export const referencesOf = (operations: readonly WithReferences[]): number =>
  operations.reduce((sum, { replaces, joins }) => sum + replaces.length + joins.length, 0)

const written = {
  /** Made on the device: the same operation sent twice is one. */
  opId: z.uuid(),
  lineId: z.uuid(),
  /** Where it stands; null: no location. */
  locationId: z.uuid().nullable(),
  ...quantities,
  /** True: the shelf counts as not counted; the quantities are 0. */
  isCleared: z.boolean().default(false),
  deviceId: z.uuid(),
  /** The operations of this shelf it takes the place of. */
  replaces: references,
  /** The operations of this shelf it was added to knowingly. */
  joins: references,
}

/** An operation as a device sends it. `deviceAt` decides nothing: clocks of devices differ. */
export const countOperationWanted = z
  .object({ ...written, deviceAt: askedInstant })
  .refine((operation) => referencesOf([operation]) <= maxReferences, { error: tooManyReferences, path: ['replaces'] })
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
