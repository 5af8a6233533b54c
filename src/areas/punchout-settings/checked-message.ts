import { z } from 'zod'

/** Max size of a message in bytes. */
export const maxMessageBytes = 1_000_000

/** PUNCH-5: one thing that was looked at in a message. */
export const finding = z
  .object({
    /** What was looked at, such as 'Sender'. */
    subject: z.string(),
    state: z.enum(['good', 'wrong', 'note']),
    text: z.string(),
    /** The cXML status of what is wrong. */
    status: z.number().int().optional(),
  })
  .meta({ id: 'PunchoutFinding' })
/** One thing that was looked at in a message. */
export type Finding = z.output<typeof finding>

/** PUNCH-5: a message of a buyer, explained. */
export const checkedMessage = z
  .object({
    /** What the portal would answer. */
    status: z.number().int(),
    statusName: z.string(),
    /** Why, in a sentence. */
    reason: z.string(),
    findings: z.array(finding),
    /** The message without secrets and card numbers; empty where its encoding cannot be read. */
    text: z.string(),
  })
  .meta({ id: 'CheckedPunchoutMessage' })
/** A message of a buyer, explained. */
export type CheckedMessage = z.output<typeof checkedMessage>
