import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { migrateJobs, queueJob } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { getOperations } from '../operations.endpoints.ts'

const api = await startApi()
const { db } = api
const admin = await api.as('admin')

test('without background work there are no jobs, and the queues are there [PLAT-13]', async () => {
  const { queues, jobs, processes } = await admin.ask(getOperations, {})
  expect(queues.map(({ queue }) => queue)).toEqual(['erp', 'mail', 'sms', 'push', 'webhooks', 'documents', 'edi'])
  expect([jobs, processes]).toEqual([[], []])
})

beforeAll(async () => {
  await sendToErp(db, { topic: 'order.placed', subject: 'order:1', payload: { id: '1' } })
  await db.run(`update outbox_messages set stopped_at = now(), stop_reason = 'refused'`)
  await sendToErp(db, { topic: 'order.placed', subject: 'order:2', payload: { id: '2' } })
})

test('operators see what waits and what failed, of messages, jobs, imports and processes [PLAT-13]', async () => {
  await migrateJobs(api.url, createLog('silent'))
  await queueJob(db, 'due-task', {})
  await queueJob(db, 'later-task', {}, { runAt: new Date('2099-01-01T00:00:00Z') })
  await queueJob(db, 'broken-task', {})
  await db.run(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = E'It broke\\n    at secret.ts:1'
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'broken-task')`,
  )
  await db.run(`insert into job_workers (pool_id, seen_at) values ('pool-1', now())`)
  const { queues, jobs, imports, processes } = await admin.ask(getOperations, {})
  expect(queues[0]).toMatchObject({ queue: 'erp', isConfigured: false, waiting: 1, failed: 1 })
  expect(jobs).toMatchObject([
    { task: 'broken-task', waiting: 0, failed: 1, retrying: 0, lastError: 'It broke' },
    { task: 'due-task', waiting: 1, failed: 0, scheduled: 0, nextRunAt: null },
    { task: 'later-task', waiting: 0, scheduled: 1, oldestDueAt: null, nextRunAt: '2099-01-01T00:00:00.000Z' },
  ])
  expect(imports).toEqual([])
  expect(processes).toMatchObject([{ id: 'pool-1' }])
})

test('of EDI, files that are to be written wait, and held orders need somebody [PLAT-13, NEXT-12]', async () => {
  const partner = randomUUID()
  await db.run(
    `insert into edi_partners (id, name, folder, qualifier, partner_id, group_id, our_qualifier, our_id, user_id)
     values ($1, 'Grand Hotels', 'grand-hotels', 'ZZ', 'GRAND', 'GRAND', 'ZZ', 'LARDER', $2)`,
    [partner, people.buyer],
  )
  for (const [po, state] of Object.entries({ P1: 'held', P2: 'held', P3: 'refused' }))
    await db.run(
      `insert into edi_orders (id, partner, po, content, state, received_at) values ($1, $2, $3, '{}', $4, now())`,
      [randomUUID(), partner, po, state],
    )
  for (const [control, state] of Object.entries({ 1: 'waiting', 2: 'written' }))
    await db.run(
      `insert into edi_documents (id, partner, direction, kind, control, reference, state, file_name, hash, content, created_at)
       values ($1, $2, 'out', '997', $3::int, '', $4, $5, $5, '', '2026-03-02T19:00:00Z')`,
      [randomUUID(), partner, control, state, `file-${control}`],
    )
  const { queues } = await admin.ask(getOperations, {})
  expect(queues.at(-1)).toEqual({
    queue: 'edi',
    isConfigured: true,
    waiting: 1,
    failed: 2,
    oldestWaitingAt: '2026-03-02T19:00:00.000Z',
  })
})

test('without the feature, and for customers whatever they hold, there is nothing to see [PLAT-13, ACCESS-4]', async () => {
  await db.run(`insert into user_features values ($1, 'importData') on conflict do nothing`, [people.buyer])
  for (const who of ['buyer', 'dsr'] as const)
    expect((await (await api.as(who)).call(getOperations, {})).body).toMatchObject({ code: 'feature_missing' })
})

test('the metrics have the same queues and jobs, and the connections, loops and caches of the process [PLAT-7]', async () => {
  const { text: payload } = await api.send({ method: 'GET', url: '/metrics', address: '127.0.0.1' })
  expect(payload).toContain('larder_queue_failed{queue="erp"} 1')
  expect(payload).toContain('larder_queue_waiting{queue="webhooks"} 0')
  expect(payload).toContain('larder_jobs{task="broken-task",state="failed"} 1')
  expect(payload).toMatch(/larder_jobs_oldest_seconds\{task="due-task"\} \d/)
  expect(payload).toMatch(/larder_database_connections\{server="primary",state="idle"\} [1-9]/)
  for (const cache of ['items', 'lenses', 'guides'])
    expect(payload).toMatch(new RegExp(`larder_cache_entries\\{cache="${cache}"\\} \\d`))
  expect(payload).toMatch(/larder_request_counters [1-9]/)
  expect(payload).toMatch(/larder_loop_rounds_total\{loop="request-counters"\} [1-9]/)
  for (const loop of ['stream-heartbeat', 'catalogue-check'])
    expect(payload).toContain(`larder_loop_failures_total{loop="${loop}"} 0`)
})
