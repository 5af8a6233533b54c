import type { Queries } from '#platform/database/database.ts'

/** Refuses to replace or remove rows under a portal that shows and changes them. */
export async function refuseRunningPortal(db: Queries): Promise<void> {
  const { hasTable } = await db.row<{ hasTable: boolean }>(
    `select to_regclass('public.job_workers') is not null as "hasTable"`,
  )
  if (!hasTable) return
  // Every process records a heartbeat four times a minute (platform/jobs/keep-alive.ts).
  const running = await db.rows(`select from job_workers where seen_at > now() - interval '90 seconds'`)
  if (running.length > 0)
    throw new Error('A portal is running on this database: stop it first (after a crash wait 90 seconds).')
}
