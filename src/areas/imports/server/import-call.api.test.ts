import { afterAll, expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { startSession } from '#areas/sessions/server/session.store.ts'
import { selectShipTo } from '#areas/customers/server/public.ts'
import { createGate } from '#areas/sessions/server/public.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createServer } from '#platform/http/server.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor, items, people, type Person } from '#tests/support/distributor.ts'
import { importsServer } from '../imports.server.ts'

const { db } = await testDatabase()
await addDistributor(db)
const services = { db, clock: systemClock, log: createLog('silent'), config: readConfig({ NODE_ENV: 'test' }) }
const app = await createServer({
  services,
  areas: [importsServer(importKinds)],
  gate: createGate(services, selectShipTo),
})
afterAll(() => app.close())

async function send(person: Person | null, kind: string, body: string | Buffer, type = 'text/csv') {
  const session = person && { userId: people[person], staySignedIn: true, address: '127.0.0.1', userAgent: 'test' }
  const lengths = { idleHours: 12, stayHours: 720 }
  const cookie = session && `larder_session=${(await startSession(db, session, lengths, new Date())).token}`
  const answered = await app.inject({
    method: 'POST',
    url: `/api/imports/${kind}?fileName=stock.csv`,
    headers: { 'content-type': type, ...(cookie && { cookie }) },
    payload: body,
  })
  return { status: answered.statusCode, body: answered.json<Record<string, unknown>>() }
}
const stock = `division,itemNumber,onHandCases\nNLV,${items.flour},77\nNLV,none-such,1\n`
const cases = () =>
  db.row(`select on_hand_cases from item_stock where division = 'NLV' and item_number = '${items.flour}'`)

test('a file sent to the call is imported, recorded and audited [PLAT-3]', async () => {
  const answer = await send('admin', 'inventory', stock, 'text/csv; charset=utf-8')
  expect(answer).toMatchObject({ status: 200, body: { kind: 'inventory', read: 2, refused: 1 } })
  expect(answer.body['refusals']).toEqual([
    { line: 3, field: 'itemNumber', reason: 'There is no such item in this division' },
  ])
  expect(await cases()).toEqual({ on_hand_cases: 77 })
  expect(await db.row('select file_name, started_by, rows_read from import_runs')).toEqual({
    file_name: 'stock.csv',
    started_by: people.admin,
    rows_read: 2,
  })
  expect(
    await db.row(`select details ->> 'refused' as refused from audit_entries where action = 'import.run'`),
  ).toEqual({
    refused: '1',
  })
})

test('NDJSON is taken by its content type [PLAT-3]', async () => {
  const line = JSON.stringify({ division: 'NLV', itemNumber: items.flour, onHandCases: 5 })
  expect(await send('admin', 'inventory', line, 'application/x-ndjson')).toMatchObject({ status: 200 })
  expect(await cases()).toEqual({ on_hand_cases: 5 })
})

test('only those who may import can, and nothing changes for the others [ACCESS-4]', async () => {
  expect(await send(null, 'inventory', stock)).toMatchObject({ status: 401 })
  for (const person of ['buyer', 'dsr', 'dsm'] as const) {
    expect(await send(person, 'inventory', stock), person).toMatchObject({ status: 403 })
  }
  expect(await cases()).toEqual({ on_hand_cases: 5 })
})

test('an unknown kind, another content type and an unreadable file are refused as a whole [PLAT-3]', async () => {
  expect(await send('admin', 'passwords', stock)).toMatchObject({ status: 400 })
  expect(await send('admin', 'inventory', stock, 'application/pdf')).toMatchObject({ status: 415 })
  expect(await send('admin', 'inventory', '')).toMatchObject({ status: 422, body: { code: 'import_file_empty' } })
  expect(await send('admin', 'inventory', 'division,onHandCases\nNLV,1\n')).toMatchObject({
    status: 422,
    body: { code: 'import_column_missing' },
  })
})
