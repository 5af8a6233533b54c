import { z } from 'zod'
import { instant } from '#contract/values.ts'

/** Days the log shows; messages are kept longer, for an audit. */
export const loggedDays = 30

/** Which way a message went, seen from the portal. */
export const directions = { in: 'Received', out: 'Sent' } as const

/** PUNCH-5: a message between the portal and a customer's system, as lists show it. */
export const loggedMessage = z
  .object({
    id: z.uuid(),
    at: instant,
    direction: z.enum(['in', 'out']),
    /** 'PunchOutSetupRequest', 'OrderRequest', 'OCI call-up'. */
    kind: z.string(),
    /** Of cXML; of HTTP for OCI. */
    status: z.number().int(),
    /** Why it was refused; empty for none. */
    reason: z.string(),
    durationMs: z.number().int(),
    isTest: z.boolean(),
  })
  .meta({ id: 'PunchoutLoggedMessage' })
/** A message, as lists show it. */
export type LoggedMessage = z.output<typeof loggedMessage>

/** PUNCH-5: the document of the portal's own that a message was an attempt at. */
export const sentDocument = z
  .object({
    state: z.enum(['delivered', 'waiting', 'stopped']),
    attempts: z.number().int(),
    /** When it is sent again; null unless it is waiting. */
    nextAttemptAt: instant.nullable(),
    /** A later confirmation has taken its place. */
    isReplaced: z.boolean(),
    /** The integration has an address for documents. */
    hasAddress: z.boolean(),
  })
  .meta({ id: 'PunchoutSentDocument' })
/** The document of the portal's own that a message was an attempt at. */
export type SentDocument = z.output<typeof sentDocument>

/** PUNCH-5: the same with its documents, without secrets and card numbers. */
export const wholeMessage = loggedMessage
  .extend({
    payloadId: z.string(),
    document: z.string(),
    /** What was answered; empty for none. */
    answer: z.string(),
    /** The network address of the other side. */
    address: z.string(),
    /** Null for what the portal did not send by itself. */
    sent: sentDocument.nullable(),
  })
  .meta({ id: 'PunchoutWholeMessage' })
/** A message with its documents. */
export type WholeMessage = z.output<typeof wholeMessage>
