import { z } from 'zod'
import type { Job } from '#platform/http/area.ts'
import { sql } from '#platform/database/statement.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'
import { lookAtSchedule } from './look-at-schedule.ts'

const payload = z.object({ id: z.uuid() })

/** BILL-5: one look at one schedule. */
export const lookAtAutopayJob: Job = {
  name: 'look-at-autopay',
  run: (given, services) => lookAtSchedule(services, payload.parse(given).id),
}

const due = sql(
  'autopay.due',
  `select id from autopay_schedules where look_at <= :now order by next_run_at nulls last, look_at limit 2000`,
)

/**
 * BILL-5: queues a look at each schedule whose time has come, under its own key: one that is queued
 * already is not queued twice, and one whose process was killed is queued again.
 */
export async function queueLooks({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const rows = await db.rows<{ id: string }>(due({ now: clock.now() }))
  for (const { id } of rows)
    await queueJob(db, lookAtAutopayJob.name, { id }, { key: `${lookAtAutopayJob.name}:${id}` })
  return rows.length
}

/** BILL-5: every minute. */
export const findDueAutopayJob: Job = {
  name: 'find-due-autopay',
  schedule: '* * * * *',
  run: async (_, services) => void (await queueLooks(services)),
}
