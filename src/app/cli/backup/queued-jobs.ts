import type pg from 'pg'

/**
 * The queue's columns an export keeps. Its own tables change with the version of the library; these
 * words do not.
 */
export const jobColumns: readonly string[] = [
  'identifier',
  'payload',
  'queue_name',
  'run_at',
  'max_attempts',
  'key',
  'priority',
  'flags',
  'attempts',
  'last_error',
  'created_at',
]

/**
 * Reads the waiting jobs. Locks are left out: a job that runs during the export runs again after
 * the restore.
 */
export const selectJobs = `
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority, j.flags, j.attempts,
    j.last_error, j.created_at
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id`

/** Whether the queue has tables yet: the first start of a portal makes them. */
export async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select from pg_namespace where nspname = 'graphile_worker'`)
  return rows.length > 0
}

/** Where `fillQueue` expects the exported jobs. */
export const createStage = `
  create temporary table restored_jobs (
    identifier text, payload json, queue_name text, run_at timestamptz, max_attempts int, key text, priority int,
    flags jsonb, attempts smallint, last_error text, created_at timestamptz) on commit drop`

/** Queues the staged jobs again, with their attempts: one that was given up stays given up. */
export async function fillQueue(client: pg.Client): Promise<void> {
  await client.query(`
    create temporary table queued_jobs on commit drop as
    select (graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, key, priority,
        array(select jsonb_object_keys(flags)))).id, attempts, last_error, created_at
    from restored_jobs`)
  await client.query(`
    update graphile_worker._private_jobs j
    set attempts = q.attempts, last_error = q.last_error, created_at = q.created_at
    from queued_jobs q where q.id = j.id`)
}
