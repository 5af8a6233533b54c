import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { selectShipTo } from '#areas/customers/server/public.ts'
import { nameOfGuide } from '#areas/guides/server/public.ts'
import { orderImportServer } from '#areas/order-import/order-import.server.ts'
import type { OrderFile } from '#areas/order-import/order-import.ts'
import { createGate } from '#areas/sessions/server/public.ts'
import { startSession } from '#areas/sessions/server/session.store.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createServer } from '#platform/http/server.ts'
import { createLog } from '#platform/log.ts'
import { monday } from './api.ts'
import { testDatabase } from './database.ts'
import { addDistributor, people, type Person, shipTos } from './distributor.ts'
import { injectWithFaults } from './fault-run.ts'

/** Where a call goes, and what it carries. */
interface Sent {
  readonly method?: 'GET' | 'POST'
  readonly path?: string
  readonly shipTo?: { division: string; shipTo: string }
  readonly type?: string
  readonly key?: string
  readonly payload?: string | Buffer
}

/** The portal's order imports in this process, for files as bytes. */
export async function startOrderImports() {
  const { db, url } = await testDatabase()
  await addDistributor(db)
  const clock = settableClock(monday)
  const services = { db, clock, log: createLog('silent'), config: readConfig({ NODE_ENV: 'test' }) }
  const area = orderImportServer(nameOfGuide)
  const app = await createServer({ services, areas: [area], gate: createGate(services, selectShipTo) })
  const inject = injectWithFaults(
    app,
    url,
    area.handlers!.map(({ endpoint }) => endpoint),
  )
  afterAll(() => app.close())

  async function send<Body>(person: Person, sent: Sent): Promise<{ status: number; body: Body }> {
    const session = { userId: people[person], staySignedIn: true, address: '127.0.0.1', userAgent: 'test' }
    const { token } = await startSession(db, session, { idleHours: 12, stayHours: 720 }, clock.now())
    const { division, shipTo } = sent.shipTo ?? shipTos.own
    const answered = await inject({
      method: sent.method ?? 'POST',
      url: `/api/divisions/${division}/ship-tos/${shipTo}/order-imports${sent.path ?? ''}`,
      headers: {
        cookie: `larder_session=${token}`,
        'idempotency-key': sent.key ?? randomUUID(),
        ...(sent.payload !== undefined && { 'content-type': sent.type ?? 'application/octet-stream' }),
      },
      ...(sent.payload !== undefined && { payload: sent.payload }),
    })
    return { status: answered.statusCode, body: answered.json<Body>() }
  }

  return {
    db,
    clock,
    app,
    send,
    /** Sends a file; returns what it was read as, or the refusal. */
    sendFile: (file: string | Buffer, person: Person = 'buyer', shipTo?: Sent['shipTo']) =>
      send<OrderFile & { code: string; message: string }>(person, {
        path: '?fileName=week%2012.csv',
        payload: file,
        ...(shipTo && { shipTo }),
      }),
  }
}
