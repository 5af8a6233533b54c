import { z } from 'zod'

/** What a code is about: goods that are credited, or the price of goods that are kept. */
export const creditCodeKinds = ['goods', 'price'] as const
/** One of them. */
export type CreditCodeKind = (typeof creditCodeKinds)[number]

/** Whether the goods go back: never, as the requester chooses, or always. */
export const pickUpRules = ['never', 'choice', 'always'] as const
/** One of them. */
export type PickUpRule = (typeof pickUpRules)[number]

/** The key of a code: SHORT, DAMAGED. */
export const creditCodeKey = z
  .string()
  .max(12, 'A credit code has at most 12 characters')
  .regex(/^[A-Z0-9]{2,12}$/, 'A credit code has 2 to 12 capital letters or digits')
  .meta({ description: 'Credit code, such as SHORT' })

/** CREDIT-1: why something is credited, with its own rules. */
export const creditCode = z
  .object({
    code: z.string(),
    name: z.string(),
    description: z.string(),
    kind: z.enum(creditCodeKinds),
    needsPhoto: z.boolean(),
    needsReason: z.boolean(),
    pickUp: z.enum(pickUpRules),
    /** Days after the goods came until which it can be asked for. */
    windowDays: z.number().int(),
    /** Hours within which a request with this code is to be decided. */
    slaHours: z.number().int(),
    isActive: z.boolean(),
    /** What the next change says with `If-Match`. */
    version: z.number().int(),
  })
  .meta({ id: 'CreditCode' })
/** Why something is credited, with its own rules. */
export type CreditCode = z.output<typeof creditCode>

/** Limits of what staff set. */
export const creditCodeLimits = { maxName: 40, maxDescription: 200, maxWindowDays: 1095, maxSlaHours: 2160 } as const
