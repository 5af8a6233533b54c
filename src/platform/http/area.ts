import type { FastifyInstance } from 'fastify'
import type { BookCheck } from '../book-check.ts'
import type { ImportKind } from '../imports/import-kind.ts'
import type { SealedValues } from '../sealed-values.ts'
import type { Services } from '../services.ts'
import type { Handler } from './handle.ts'

/** A piece of work that runs in the background: a queue's task, or one on a schedule. */
export interface Job {
  /** kebab-case, unique: the task's name in the queue. */
  readonly name: string
  /** Cron in UTC, such as '*\/5 * * * *'; absent: runs only when queued. */
  readonly schedule?: string
  /** Must be idempotent: jobs are delivered at least once. */
  readonly run: (payload: unknown, services: Services) => Promise<void>
}

/** What an area's `NAME.server.ts` hands to the assembly. */
export interface ServerArea {
  readonly name: string
  readonly handlers?: readonly Handler[]
  readonly jobs?: readonly Job[]
  /** What of its tables files can fill (PLAT-3). */
  readonly importKinds?: readonly ImportKind[]
  /** What it seals, or marks with a keyed hash (PLAT-11, PLAT-12). */
  readonly sealed?: readonly SealedValues[]
  /** What holds of the money it keeps; `larder check-books` asks them all (BILL-3). */
  readonly bookChecks?: readonly BookCheck[]
  /** Adds routes that are no calls, such as a page of another make. */
  readonly mount?: (app: FastifyInstance, services: Services) => Promise<void>
  /** Runs once at start, before the first request; returns what to call at stop. */
  readonly start?: (services: Services) => Promise<(() => Promise<void>) | void>
  /** The same, only in processes that do background work. */
  readonly startWithJobs?: (services: Services) => Promise<() => Promise<void>>
}
