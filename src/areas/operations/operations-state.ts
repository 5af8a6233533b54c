import { z } from 'zod'
import { instant } from '#contract/values.ts'

/** What leaves the portal by itself. */
export const queueNames = ['erp', 'mail', 'sms', 'push', 'webhooks', 'documents', 'edi'] as const
/** One of the queues. */
export type QueueName = (typeof queueNames)[number]

/** PLAT-13: how one queue does. */
export const queueState = z
  .object({
    queue: z.enum(queueNames),
    /** False: no server or provider is set, so messages wait. */
    isConfigured: z.boolean(),
    waiting: z.number().int(),
    failed: z.number().int(),
    oldestWaitingAt: instant.nullable(),
  })
  .meta({ id: 'QueueState' })
/** How one queue does. */
export type OperationsQueue = z.output<typeof queueState>

/** PLAT-5: how the jobs of one task do. */
export const jobState = z
  .object({
    task: z.string(),
    waiting: z.number().int().meta({ description: 'Due, and not begun' }),
    running: z.number().int(),
    scheduled: z.number().int().meta({ description: 'For a later time' }),
    retrying: z.number().int().meta({ description: 'Failed, and tried again' }),
    failed: z.number().int().meta({ description: 'Failed at every attempt' }),
    oldestDueAt: instant.nullable(),
    nextRunAt: instant.nullable(),
    /** The first line of the latest error. */
    lastError: z.string().nullable(),
  })
  .meta({ id: 'JobState' })
/** How the jobs of one task do. */
export type OperationsJob = z.output<typeof jobState>

/** A process that does background work. */
export const processState = z.object({ id: z.string(), seenAt: instant }).meta({ id: 'ProcessState' })
/** A process that does background work. */
export type OperationsProcess = z.output<typeof processState>
