import type { CalendarDate } from '#kit/dates.ts'
import type { Database } from '#platform/database/database.ts'
import type { Job } from '#platform/http/area.ts'
import { sumMarkedBlock } from './summaries.store.ts'

/** Milliseconds after which a run leaves the rest to the next one. */
const runMs = 50_000

/** How sums are made. */
export interface Summing {
  /** Whether to wait for another process that is at it. */
  readonly waits: boolean
  /** Habits are those of the year until this day. */
  readonly today: CalendarDate
  /** Milliseconds since 1970 at which the rest is left. */
  readonly until?: number
}

/** Sums up all that is marked; returns in how many steps. */
export async function sumMarked(db: Database, { until = Infinity, ...how }: Summing): Promise<number> {
  let steps = 0
  while (Date.now() < until && (await sumMarkedBlock(db, how)) === 'summed') steps++
  return steps
}

/** Of UTC: a day more or less changes no habit. */
const dayOf = (now: Date): CalendarDate => now.toISOString().slice(0, 10)

/** STAFF-6: changed orders, invoices and credits reach the sums within a minute. */
export const summarizeSalesJob: Job = {
  name: 'summarize-sales',
  schedule: '* * * * *',
  run: async (_, { db, clock }) =>
    void (await sumMarked(db, { waits: false, today: dayOf(clock.now()), until: Date.now() + runMs })),
}
