import { z } from 'zod'
import { billToNumber, divisionCode, instant } from '#contract/values.ts'

/** Where a request stands: `withdrawn` by whoever asked. */
export const requestStates = ['waiting', 'added', 'declined', 'withdrawn'] as const
/** One of them. */
export type RequestState = (typeof requestStates)[number]

/** What people write with a request. */
export const requestTexts = {
  note: { label: 'Note', max: 300 },
  reason: { label: 'Reason', max: 300 },
} as const
/** Requests of one user that may wait at a time. */
export const maxWaiting = 10

const asked = {
  id: z.uuid(),
  division: divisionCode,
  number: billToNumber,
  /** What whoever asked wrote to those who decide. */
  note: z.string(),
  askedAt: instant,
}

/**
 * A request as its user sees it: never the customer's name, so that it is the same for a number
 * that nobody has.
 */
export const ownBillToRequest = z
  .object({ ...asked, state: z.enum(requestStates), decidedAt: instant.nullable(), reason: z.string() })
  .meta({ id: 'OwnBillToRequest' })
/** A request as its user sees it. */
export type OwnBillToRequest = z.output<typeof ownBillToRequest>

/** A waiting request as those who decide see it. */
export const billToRequest = z
  .object({
    ...asked,
    user: z.object({ userId: z.uuid(), name: z.string(), email: z.string(), roleName: z.string() }),
    /** The name of the bill-to; null when there is none of this number. */
    billToName: z.string().nullable(),
    /** Null, or the code of the refusal that says why not. */
    abilities: z.object({ add: z.string().nullable(), decline: z.string().nullable() }),
  })
  .meta({ id: 'BillToRequest' })
/** A waiting request as those who decide see it. */
export type BillToRequest = z.output<typeof billToRequest>
