import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { creditBookChecks } from '#areas/credit-requests/server/book-checks.ts'
import { addFlourInvoice, makeClerk } from '#areas/credit-requests/testing/credit-customer.ts'
import { checkBooks } from '#platform/book-check.ts'
import { readConfig } from '#platform/config.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { seedCredits } from './seed-credits.ts'

const { db } = await startApi()
const dataDir = await mkdtemp(join(tmpdir(), 'larder-seed-credits-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const today = '2026-03-02'
const now = new Date('2026-03-02T20:00:00Z')

async function makeDemo(): Promise<void> {
  await makeClerk(db)
  await makeClerk(db, 'admin')
  const names: Readonly<Record<string, string>> = {
    'manager@multiunit.example': people.buyer,
    'credit@larder.example': people.otherDsr,
    'service@larder.example': people.admin,
  }
  for (const [email, id] of Object.entries(names))
    await db.run('update users set email = $1 where id = $2', [email, id])
  await db.run('update users set is_demo = true')
  for (let day = 2; day < 90; day++)
    for (const n of day < 5 ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 2, 3])
      await addFlourInvoice(db, `F${day}-${n}`, {
        // Of a customer who signs in, and of one who does not.
        ...(n % 3 === 0 && { shipTo: shipTos.foreign.shipTo, billTo: '0000200' }),
        invoiceDate: addDays(today, -day),
        total: 80_000,
        lines: [{ itemNumber: items.flour, cases: 40, casePrice: 2000, total: 80_000 }],
      })
}

test('requests of the demo are in every state, by legal moves, with balanced books and no mail [PLAT-1, CREDIT-3]', async () => {
  await makeDemo()
  await db.inTransaction((tx) => seedCredits(tx, { today, now }, readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })))
  const states = await db.rows<{ status: string }>('select distinct status from credit_requests order by 1')
  expect(states.map(({ status }) => status)).toEqual([
    'approved',
    'cancelled',
    'inProgress',
    'pendingApproval',
    'pendingDsmApproval',
    'pendingDsrApproval',
    'rejected',
  ])
  expect(await checkBooks(db, creditBookChecks)).toEqual([])
  const facts = await db.row(
    `select (select count(*) > 30 from credit_requests) as many, (select count(*) from credit_requests r where r.version <>
         (select count(*) from credit_request_events e where e.request_id = r.id)) as gaps,
       (select count(*) > 0 from credit_request_events where kind = 'declined') as declined,
       (select count(*) > 0 from credit_requests where posted_at is not null) as posted,
       (select count(*) > 1 and count(*) < 5 from credit_requests where is_open and due_at < $1) as "someLate",
       (select count(*) filter (where due_at > $1) > 2 * count(*) filter (where due_at < $1)
        from credit_requests where is_open) as "mostInTime",
       (select count(*) from credit_request_events where at > $1) as "yetToCome",
       (select count(*) > 0 from credit_photos where request_id is not null) as photos,
       (select count(*) from credit_photos where request_id is null) as loose,
       (select count(*) from outbox_messages where delivered_at is null) as undelivered,
       (select count(*) from mails) as mails`,
    [now],
  )
  expect(facts).toEqual({
    many: true,
    gaps: 0,
    declined: true,
    posted: true,
    someLate: true,
    mostInTime: true,
    yetToCome: 0,
    photos: true,
    loose: 0,
    undelivered: 0,
    mails: 0,
  })
})
