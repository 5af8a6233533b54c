import { z } from 'zod'
import { maxOperationsAtOnce, maxReferences, maxReferencesAtOnce, referencesOf } from '#kit/operation-limits.ts'

const tooManyReferences = `An operation replaces and joins at most ${maxReferences} others`
const references = z.array(z.uuid()).max(maxReferences, tooManyReferences)

/** The fields by which operations of people on several devices merge. */
export const operationFields = {
  /** Made on the device: the same operation sent twice is one. */
  opId: z.uuid(),
  deviceId: z.uuid(),
  /** The operations of its place it takes the place of. */
  replaces: references,
  /** The operations of its place it was added to knowingly. */
  joins: references,
}

interface WithReferences {
  readonly replaces: readonly string[]
  readonly joins: readonly string[]
}

/** An operation with at most so many references. */
export const withFewReferences = <Operation extends z.ZodType<WithReferences>>(operation: Operation) =>
  operation.refine((each) => referencesOf([each]) <= maxReferences, { error: tooManyReferences, path: ['replaces'] })

/** The operations of one call. */
export const operationsAtOnce = <Operation extends z.ZodType<WithReferences>>(operation: Operation) =>
  z
    .array(operation)
    .min(1)
    .max(maxOperationsAtOnce, `At most ${maxOperationsAtOnce} operations at once`)
    .refine(
      (operations) => referencesOf(operations) <= maxReferencesAtOnce,
      `Operations replace and join at most ${maxReferencesAtOnce.toLocaleString('en-US')} others at once`,
    )

/** What became of each operation of a call. */
export const operationsTaken = {
  accepted: z.array(z.uuid()),
  refused: z.array(z.object({ opId: z.uuid(), errorCode: z.string(), message: z.string() })),
}
