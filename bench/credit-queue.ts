import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreditFilters, QuickFilter } from '#areas/credit-requests/credit-filters.ts'
import { countCredits, readCredits } from '#areas/credit-requests/server/credit-list.store.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'

/*
 * npm run bench -- credit-queue: the queue of BENCH_REQUESTS credit requests (100,000 unless
 * given): its first page with the total, and the counts of the quick filters, for a clerk and for a
 * rep of 125 ship-tos. The floor beside each is SQL written for that one question by hand, without
 * access rules. Goal: at most 3 times the floor, or 10 ms (CREDIT-2).
 */
const requests = Math.min(2_000_000, Math.max(1_000, Number(process.env['BENCH_REQUESTS'] ?? 100_000)))
const rounds = 11
const goalTimes = 3
const goalMs = 10

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const user = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

const statements = [
  `insert into divisions (code, name, time_zone) values ('NLV', 'North Las Vegas', 'America/Los_Angeles')`,
  `insert into bill_tos (division, number, name) select 'NLV', lpad(n::text, 7, '0'), 'Kitchen ' || n from generate_series(1, 5000) n`,
  `insert into ship_tos (division, number, bill_to, name, price_class, dsr_email, dsm_email)
   select 'NLV', lpad(n::text, 7, '0'), lpad(n::text, 7, '0'), 'Kitchen ' || n, 'A', 'rep' || (2 + n % 40) || '@larder.example',
     'rep' || (50 + n % 10) || '@larder.example'
   from generate_series(1, 5000) n`,
  // 1: a clerk; 2 to 41: reps; 50: a manager; 100: a customer.
  `insert into users (id, email, name, display_name, first_name, type, role)
   select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'rep' || n || '@larder.example', 'Rep ' || n,
     'Rep ' || n, 'Rep', 'eci', case when n = 1 then 'creditAdmin' when n = 50 then 'dsm' else 'dsr' end
   from generate_series(1, 100) n`,
  `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
   select 'NLV', 'I' || n, lpad((1 + n % 5000)::text, 7, '0'), lpad((1 + n % 5000)::text, 7, '0'),
     date '2026-01-01' + n % 300, date '2026-02-01' + n % 300, 20000, 20000
   from generate_series(1, ${requests}) n`,
  // One of 20 is open, as after years of work.
  `insert into credit_requests (id, division, invoice_number, invoice_date, ship_to, bill_to, origin, status, codes,
     credit_types, amount_cents, charges_cents, approved_cents, claim_charges_cents, assignee, created_by, approved_by,
     rejected_by, created_at, changed_at, due_at)
   select gen_random_uuid(), i.division, i.invoice_number, i.invoice_date, i.ship_to, i.bill_to, 'customer', k.status,
     array[(array['SHORT', 'DAMAGED', 'QUALITY', 'PRICE'])[1 + n % 4]], array[(array['credit', 'return', 'price'])[1 + n % 3]],
     100 + n % 50000, 0, case when k.status = 'approved' then 100 end, 0,
     case when k.status = 'inProgress' then '${user(1)}'::uuid end, '${user(100)}',
     case when k.status = 'approved' and n % 7 = 0 then '${user(1)}'::uuid end,
     case when k.status = 'rejected' and n % 7 = 0 then '${user(1)}'::uuid end,
     timestamptz '2026-01-01' + n * interval '4 minutes', timestamptz '2026-01-01', timestamptz '2026-01-02' + n * interval '4 minutes'
   from generate_series(1, ${requests}) n
   join invoices i on i.division = 'NLV' and i.invoice_number = 'I' || n
   cross join lateral (select case when n % 20 = 0 then (array['pendingDsrApproval', 'pendingDsmApproval', 'pendingApproval',
     'inProgress'])[1 + n / 20 % 4] when n % 5 = 0 then 'rejected' when n % 11 = 0 then 'cancelled' else 'approved' end as status) k`,
  `insert into credit_request_lines (request_id, line_number, division, invoice_number, invoice_line, ship_to, item_number,
     description, code, code_name, kind, unit, quantity, billed_price, amount_cents, claim_quantity, claim_cases,
     claim_units, claim_cents)
   select r.id, 1, r.division, r.invoice_number, 1, r.ship_to, lpad((1 + random() * 9000)::int::text, 7, '0'), 'LETTUCE ROMAINE',
     'SHORT', 'Short', 'goods', 'CS', 1, 100, 100, 0, 0, 0, 0 from credit_requests r`,
  'analyze',
]

const nothing: CreditFilters = { keyword: '' }
interface Question {
  readonly name: string
  readonly filters: Partial<CreditFilters>
  readonly quick?: QuickFilter
  /** The same as a condition over `r`. */
  readonly floor: string
}
const questions: readonly Question[] = [
  { name: 'nothing', filters: {}, floor: 'true' },
  { name: 'quick: unassigned', filters: {}, quick: 'unassigned', floor: `r.status = 'pendingApproval'` },
  { name: 'quick: approved by me', filters: {}, quick: 'approvedByMe', floor: `r.approved_by = '${user(1)}'` },
  { name: 'statuses', filters: { statuses: ['approved'] }, floor: `r.status = 'approved'` },
  { name: 'codes', filters: { codes: ['DAMAGED', 'PRICE'] }, floor: `r.codes && '{DAMAGED,PRICE}'` },
  { name: 'credit types', filters: { creditTypes: ['return'] }, floor: `r.credit_types && '{return}'` },
  {
    name: 'invoice dates',
    filters: { invoiceFrom: '2026-03-01', invoiceTo: '2026-03-31' },
    floor: `r.invoice_date between '2026-03-01' and '2026-03-31'`,
  },
  { name: 'ship-to', filters: { shipTo: 'NLV/0000042' }, floor: `r.division = 'NLV' and r.ship_to = '0000042'` },
  {
    name: 'DSM',
    filters: { dsm: 'rep51@larder.example' },
    floor: `exists (select from ship_tos s where s.division = r.division and s.number = r.ship_to and s.dsm_email = 'rep51@larder.example')`,
  },
  {
    name: 'keyword',
    filters: { keyword: 'kitchen 42' },
    floor: `(r.request_number ilike '%kitchen 42%' or r.invoice_number ilike '%kitchen 42%'
      or exists (select from ship_tos s where s.division = r.division and s.number = r.ship_to and s.name ilike '%kitchen 42%')
      or exists (select from credit_request_lines l where l.request_id = r.id
        and (l.item_number ilike '%kitchen 42%' or l.description ilike '%kitchen 42%')))`,
  },
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

let missed = 0
function report(name: string, ms: number, floor: number): void {
  const isMet = ms <= goalMs || ms <= goalTimes * floor
  if (!isMet) missed++
  const figures = `${ms.toFixed(1).padStart(7)} ms, floor ${floor.toFixed(1).padStart(6)}, ${(ms / floor).toFixed(1)} times`
  print(`  ${name.padEnd(32)} ${figures}${isMet ? '' : '   MISSED'}`)
}

const quickFloor = `count(*), count(*) filter (where r.approved_by = '${user(1)}'),
  count(*) filter (where r.assignee = '${user(1)}' and r.is_open), count(*) filter (where r.rejected_by = '${user(1)}'),
  count(*) filter (where r.status = 'pendingApproval'), count(*) filter (where r.status = 'pendingDsrApproval'),
  count(*) filter (where r.status = 'pendingDsmApproval')`

async function measure(db: Database): Promise<void> {
  for (const [reader, id, reach] of [
    ['clerk', user(1), 'true'],
    [
      'rep',
      user(9),
      `exists (select from ship_tos z where z.division = r.division and z.number = r.ship_to and z.dsr_email = 'rep9@larder.example')`,
    ],
  ] as const) {
    print(`\n${reader}`)
    for (const { name, filters, quick = 'all', floor } of questions) {
      const question = { userId: id, forStaff: true, filters: { ...nothing, ...filters }, now: new Date('2026-06-01') }
      const page = { quick, sort: 'due', direction: 'asc', limit: 30, offset: 0, includeTotal: true } as const
      const where = `from credit_requests r where ${reach} and ${floor}`
      const list = `select r.id, r.request_number, r.status, r.amount_cents ${where} order by r.is_open desc, r.due_at, r.id limit 30`
      const ms = await timeOf(() => readCredits(db, question, page))
      const least = await timeOf(async () => {
        await db.rows(list)
        await db.rows(`select count(*) ${where}`)
      })
      report(`${name}, page`, ms, least)
      if (quick !== 'all') continue
      const counts = await timeOf(() => countCredits(db, question))
      report(`${name}, counts`, counts, await timeOf(() => db.rows(`select ${quickFloor} ${where}`)))
    }
  }
  print(`\n${missed === 0 ? 'goal met' : `${missed} missed the goal`}`)
}

const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'))
const opened = await openDatabase(readConfig({ ...process.env, DATA_DIR: dataDir, DEMO: 'off' }), createLog('fatal'))
const database = `bench_credits_${process.pid}`
try {
  await opened.db.run(`create database ${database}`)
  const url = new URL(opened.url)
  url.pathname = `/${database}`
  const scratch = await openDatabase(
    readConfig({ DATABASE_URL: url.href, DEMO: 'off', PG_STATEMENT_TIMEOUT: '600000' }),
    createLog('fatal'),
  )
  try {
    await migrate(scratch.db)
    print(`${requests.toLocaleString('en-US')} requests, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`)
    await scratch.db.run('alter table credit_request_lines disable trigger credit_claims_kept')
    for (const statement of statements) await scratch.db.run(statement)
    await scratch.db.run('vacuum (analyze) credit_requests')
    await measure(scratch.db)
  } catch (error) {
    print(String(error))
    throw error
  } finally {
    await scratch.stop()
  }
} finally {
  await opened.db.run(`drop database if exists ${database}`)
  await opened.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
