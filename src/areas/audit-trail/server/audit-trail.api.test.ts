import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people, type Person, shipTos } from '#tests/support/distributor.ts'
import { downloadAuditEntries, getAuditEntry, listAuditEntries } from '../audit-trail.endpoints.ts'

const api = await startApi()
const admin = await api.as('admin')
await api.db.run(`insert into user_features values ($1, 'viewAudit'), ($2, 'viewAudit')`, [people.dsr, people.buyer])

interface Told {
  readonly by: Person
  readonly as?: Person
  readonly action: string
  readonly entity?: string
  readonly at?: string
  readonly shipTo?: { division: string; shipTo: string }
  readonly details?: object
}
const write = ({ by, as = by, action, entity = 'order:1', at = '2026-03-02T10:00:00Z', shipTo, details = {} }: Told) =>
  api.db.run(
    `insert into audit_entries (at, real_user_id, user_id, action, entity, division, ship_to, details, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '203.0.113.7')`,
    [at, people[by], people[as], action, entity, shipTo?.division, shipTo?.shipTo, JSON.stringify(details)],
  )
const sentences = async (query: object = {}, client = admin) =>
  (await client.ask(listAuditEntries, { query })).entries.map(({ sentence }) => sentence)

beforeEach(async () => {
  await api.db.run('delete from audit_entries')
  await write({ by: 'dsr', as: 'buyer', action: 'order.place', details: { orderNumber: '100' }, shipTo: shipTos.own })
  await write({
    by: 'stranger',
    action: 'order.place',
    details: { orderNumber: '200' },
    shipTo: shipTos.foreign,
    at: '2026-03-03T10:00:00Z',
  })
  await write({ by: 'admin', action: 'user.deactivate', entity: `user:${people.stranger}`, at: '2026-03-04T10:00:00Z' })
})

test('the trail shows who did what, as whom, to what, when and from where [PLAT-8]', async () => {
  const { entries } = await admin.ask(listAuditEntries, {})
  expect(entries.map(({ sentence }) => sentence)).toEqual([
    'deactivated stranger',
    'placed order 200',
    'placed order 100',
  ])
  expect(entries[2]).toMatchObject({
    at: '2026-03-02T10:00:00.000Z',
    by: { name: 'dsr' },
    actingAs: { name: 'buyer' },
    shipTo: '0000101',
    shipToName: 'Harbor Grill Downtown',
    address: '203.0.113.7',
    facts: [{ label: 'Order number', value: '100' }],
  })
  expect(entries[0]).toMatchObject({ by: { name: 'admin' }, actingAs: null, about: '' })
})

test('it is filtered by person, by what it is about, by action and by time [PLAT-8]', async () => {
  expect(await sentences({ person: 'buyer' })).toEqual(['placed order 100'])
  expect(await sentences({ person: 'DSR@larder' })).toEqual(['placed order 100'])
  expect(await sentences({ about: '200' })).toEqual(['placed order 200'])
  expect(await sentences({ about: 'stranger@' })).toEqual(['deactivated stranger'])
  expect(await sentences({ action: 'order.place' })).toHaveLength(2)
  expect(await sentences({ from: '2026-03-03T00:00:00Z', until: '2026-03-04T00:00:00Z' })).toEqual(['placed order 200'])
  expect(await sentences({ person: '%' })).toEqual([])
  expect((await admin.call(listAuditEntries, { query: { cursor: "1' or 1=1" } })).status).toBe(400)
})

test('pages go on with a cursor, whatever is written in the meantime [PLAT-8]', async () => {
  const first = await admin.ask(listAuditEntries, { query: { pageSize: 2 } })
  await write({ by: 'dsr', action: 'order.place', details: { orderNumber: '300' } })
  const second = await admin.ask(listAuditEntries, { query: { pageSize: 2, cursor: first.nextCursor! } })
  expect(second.entries.map(({ sentence }) => sentence)).toEqual(['placed order 100'])
  expect(second.nextCursor).toBeNull()
})

test('a rep reads what was done for their customers and by themselves; customers and those without the feature nothing [PLAT-8]', async () => {
  const dsr = await api.as('dsr')
  await write({ by: 'dsr', action: 'password.change', entity: `user:${people.dsr}` })
  expect(await sentences({}, dsr)).toEqual(['changed their password', 'placed order 100'])
  const { entries } = await admin.ask(listAuditEntries, { query: { about: '200' } })
  const params = { entryId: entries[0]!.id }
  expect(await admin.ask(getAuditEntry, { params })).toMatchObject({ entry: { sentence: 'placed order 200' } })
  expect((await dsr.call(getAuditEntry, { params })).status).toBe(404)
  for (const who of ['buyer', 'otherDsr', 'dsm'] as const)
    expect((await (await api.as(who)).call(listAuditEntries, {})).body).toMatchObject({ code: 'feature_missing' })
})

test('the file has the same entries with escaped cells, and its download is audited [PLAT-8]', async () => {
  await api.db.run(`update users set name = '=1+1' where id = $1`, [people.stranger])
  const answer = await admin.call(downloadAuditEntries, { query: { action: 'order.place' } })
  await api.db.run(`update users set name = 'stranger' where id = $1`, [people.stranger])
  const lines = String(answer.body).trim().split('\r\n')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-trail-2026-03-02.csv"')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain("'=1+1")
  expect(lines[2]).toMatch(/dsr,dsr@larder.example,buyer,/)
  expect((await sentences())[0]).toBe('downloaded the audit trail')
})
