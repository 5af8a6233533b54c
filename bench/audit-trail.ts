import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AuditFilters, findEntries } from '#areas/audit-trail/server/find-entries.ts'
import { readEntries } from '#areas/audit-trail/server/audit-trail.store.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'

/*
 * npm run bench -- audit-trail: the filters of the trail at BENCH_ENTRIES entries (1,000,000 unless
 * given, at most 5,000,000), one by one and together, first page and deep page, for a portal admin,
 * a rep of 125 ship-tos and a manager of 500. Few people write most of it, some wrote long ago
 * only. Milliseconds of processor time of server and database together at 1,000,000, at most of any
 * filter: rep 47, manager 80 (before the indexes that lead by ship-to and hold the rest: over 800
 * by the clock).
 */
const entries = Math.min(5_000_000, Math.max(1_000, Number(process.env['BENCH_ENTRIES'] ?? 1_000_000)))
const rounds = 9
const goalMs = 100
const page = 31

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const user = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Loaded without the indexes, which makes it 15 times faster. */
const statements = [
  `insert into divisions (code, name, time_zone) values ('NLV', 'North Las Vegas', 'America/Los_Angeles')`,
  `insert into bill_tos (division, number, name) select 'NLV', lpad(n::text, 7, '0'), 'Kitchen ' || n from generate_series(1, 5000) n`,
  `insert into ship_tos (division, number, bill_to, name, price_class, dsr_email, dsm_email)
   select 'NLV', lpad(n::text, 7, '0'), lpad(n::text, 7, '0'), 'Kitchen ' || n, 'A', 'rep' || (2 + n % 40) || '@larder.example',
     'rep' || (50 + n % 10) || '@larder.example'
   from generate_series(1, 5000) n`,
  // 1: admin; 2 to 41: reps; 42: left long ago; 50: a manager; from 100 on customers.
  `insert into users (id, email, name, display_name, first_name, type, role)
   select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, k.email, k.name, k.name, k.name, k.type, k.role
   from generate_series(1, 20000) n cross join lateral (select
     case when n < 100 then 'rep' || n || '@larder.example' else 'cook' || n || '@kitchen' || n % 5000 || '.example' end as email,
     case when n = 42 then 'Gone Long Ago' when n < 100 then 'Rep Number ' || n else 'Cook Number ' || n end as name,
     case when n < 100 then 'eci' else 'ece' end as type,
     case when n = 1 then 'portalAdmin' when n = 50 then 'dsm' when n < 100 then 'dsr' else 'customerUser' end as role) k
   where n < 43 or n = 50 or n >= 100`,
  `insert into audit_entries (at, real_user_id, user_id, action, entity, division, ship_to, details, address)
   select timestamptz '2024-01-01' + n::float8 * interval '1 minute', k.real, k.acting, k.action,
     case when k.action like 'user.%' then 'user:' || k.acting else 'order:' || gen_random_uuid() end,
     case when k.action = 'order.place' then 'NLV' end,
     case when k.action = 'order.place' then lpad((1 + (n * 7919) % 5000)::text, 7, '0') end,
     case when k.action = 'order.place' then jsonb_build_object('orderNumber', (1000000 + n)::text, 'subtotal', n % 100000) else '{}' end,
     '198.51.100.' || n % 250
   from generate_series(1::bigint, ${entries}) n cross join lateral (select
     ('00000000-0000-7000-8000-' || lpad((case
       when n < ${entries} / 10 and n % 2 = 0 then 42
       when n % 3 = 0 then 2 + n % 40
       when n % 1000 = 1 then 1
       else 100 + (n * 6151) % 19900 end)::text, 12, '0'))::uuid as real,
     ('00000000-0000-7000-8000-' || lpad((100 + (n * 6151) % 19900)::text, 12, '0'))::uuid as acting,
     case when n % 50000 = 7 then 'user.deactivate' when n % 20 = 0 then 'user.change-profile'
       when n % 4 = 0 then 'session.start' else 'order.place' end as action) k`,
  'analyze',
]

const nothing: AuditFilters = { person: '', about: '', action: '' }
const filters: readonly (readonly [name: string, filters: Partial<AuditFilters>])[] = [
  ['no filter', {}],
  ['person: one who did much', { person: 'rep7@larder' }],
  ['person: all reps', { person: 'Rep Number' }],
  ['person: one customer', { person: 'cook4242@' }],
  ['person: 11,000 customers', { person: 'Cook Number 1' }],
  ['person: left long ago', { person: 'Gone Long' }],
  ['person: nobody', { person: 'no such person' }],
  ['about: an order number', { about: String(1_000_000 + Math.floor(entries / 2) + 1) }],
  ['about: a ship-to', { about: '0000042' }],
  ['about: a user', { about: 'cook4300@' }],
  ['about: 20,000 users', { about: 'Number' }],
  ['about: nothing', { about: 'no such thing' }],
  ['action: frequent', { action: 'order.place' }],
  ['action: rare', { action: 'user.deactivate' }],
  ['action: never', { action: 'announcement.sort' }],
  ['days: one week', { from: '2024-06-01T00:00:00Z', until: '2024-06-08T00:00:00Z' }],
  ['days: none', { from: '2031-01-01T00:00:00Z' }],
  ['person + frequent action', { person: 'rep7@larder', action: 'order.place' }],
  ['person + rare action', { person: 'rep7@larder', action: 'user.deactivate' }],
  ['person who left + rare action', { person: 'Gone Long', action: 'user.deactivate' }],
  ['all reps + rare action', { person: 'Rep Number', action: 'user.deactivate' }],
  ['11,000 customers + rare action', { person: 'Cook Number 1', action: 'user.deactivate' }],
  ['person + ship-to', { person: 'rep7@larder', about: '0000042' }],
  ['person + user', { person: 'rep7@larder', about: 'cook4300@' }],
  ['person + days', { person: 'rep7@larder', from: '2024-06-01T00:00:00Z', until: '2024-06-08T00:00:00Z' }],
  [
    'person + ship-to + action + days',
    {
      person: 'rep7@larder',
      about: '0000042',
      action: 'order.place',
      from: '2024-06-01T00:00:00Z',
      until: '2025-06-08T00:00:00Z',
    },
  ],
  ['ship-to + days', { about: '0000042', from: '2024-06-01T00:00:00Z', until: '2024-06-08T00:00:00Z' }],
]

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return middleOf(times)
}

async function measure(db: Database): Promise<void> {
  let slowest = 0
  for (const [reader, id] of [
    ['portal admin', user(1)],
    ['rep', user(9)],
    ['manager', user(50)],
  ] as const) {
    print(`\n${reader}: milliseconds for a page of ${page}, first / deep (middle of ${rounds})`)
    for (const [name, some] of filters) {
      const asked = { ...nothing, ...some }
      const found = await findEntries(db, id, asked, { before: null, limit: 5_000 })
      const before = found.at(-1) ?? null
      const first = await timeOf(() => readEntries(db, id, asked, { before: null, limit: page }))
      const deep = await timeOf(() => readEntries(db, id, asked, { before, limit: page }))
      slowest = Math.max(slowest, first, deep)
      print(
        `  ${name.padEnd(36)} ${first.toFixed(1).padStart(7)} / ${deep.toFixed(1).padStart(7)}   ${found.length} found`,
      )
    }
  }
  print(`\nslowest ${slowest.toFixed(1)} ms, goal ${goalMs} ms: ${slowest < goalMs ? 'met' : 'missed'}`)
}

const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const opened = await openDatabase(readConfig({ ...process.env, DATA_DIR: dataDir, DEMO: 'off' }), createLog('fatal'))
const name = `bench_audit_${process.pid}`
try {
  await opened.db.run(`create database ${name}`)
  const url = new URL(opened.url)
  url.pathname = `/${name}`
  const scratch = await openDatabase(
    readConfig({ DATABASE_URL: url.href, DEMO: 'off', PG_STATEMENT_TIMEOUT: '600000' }),
    createLog('fatal'),
  )
  try {
    await migrate(scratch.db)
    print(`${entries.toLocaleString('en-US')} entries, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`)
    const indexes = await scratch.db.rows<{ name: string; text: string }>(
      `select indexname as name, indexdef as text from pg_indexes
       where tablename = 'audit_entries' and indexname <> 'audit_entries_pkey'`,
    )
    for (const { name } of indexes) await scratch.db.run(`drop index ${name}`)
    for (const statement of statements) await scratch.db.run(statement)
    for (const { text } of indexes) await scratch.db.run(text)
    await scratch.db.run('vacuum (analyze) audit_entries')
    await measure(scratch.db)
  } finally {
    await scratch.stop()
  }
} finally {
  await opened.db.run(`drop database if exists ${name}`)
  await opened.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
