import { randomUUID } from 'node:crypto'
import { settableClock } from '#platform/clock.ts'
import { DatabaseAway } from '#platform/database/database-away.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'
import type { CardProcessor } from '#platform/payments/card-processor.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'
import { chargeCard } from '../server/charge-card.ts'

// The charging of a portal in a process of its own, so that a test can kill it: `node
// charging-process.ts URL PROCESSOR KEYS` charges what is processing and writes 'ready', then
// 'done'. With 'newKeys' it is broken on purpose: it asks under another key each
// time, so that an answer lost on the way is enough: whether a kill comes between a charge and its
// commit is chance.
const [databaseUrl = '', paymentsUrl = '', keys = ''] = process.argv.slice(2)
const timeoutMs = 400
const atOnce = 16
const db = createDatabase(databaseUrl, { max: 8 })
const services = {
  db,
  clock: settableClock(new Date('2026-03-02T20:00:00Z')),
  log: createLog('silent'),
  config: { publicUrl: 'https://larder.example' },
}
const honest = cardProcessorOf({ paymentsUrl }, timeoutMs)!
const broken: CardProcessor = {
  ...honest,
  chargeOf: async () => undefined,
  charge: (request) => honest.charge({ ...request, key: randomUUID() }),
}
const processor = keys === 'newKeys' ? broken : honest
// The queue runs a job again when the database was away, as it is on a busy machine.
const unlessAway = (error: unknown): void => {
  if (!(error instanceof DatabaseAway)) throw error
}
process.stdout.write('ready\n')
for (;;) {
  const open = await db.rows<{ id: string }>(
    `select id from payments where status = 'processing' and paying_kind = 'card' order by random() limit 200`,
  )
  if (open.length === 0) break
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = open.shift(); next; next = open.shift()) {
        const { id } = next
        // As the queue does: at least once, and now and then twice at the same time.
        const looks = open.length % 9 === 0 ? 2 : 1
        await Promise.all(Array.from({ length: looks }, () => chargeCard(services, processor, id).catch(unlessAway)))
      }
    }),
  )
}
process.stdout.write('done\n')
await db.close()
