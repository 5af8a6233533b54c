import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { addShipToChildren, listShipToSettings, removeParentShipTo } from '../ship-to-settings.endpoints.ts'

const api = await startApi()
const [dsr, admin] = await Promise.all([api.as('dsr'), api.as('admin')])
const params = (number: string) => ({ id: `NLV-${number}` })
const parents = async () =>
  Object.fromEntries(
    (
      await api.db.rows<{ number: string; parent: string }>(
        'select number, parent_ship_to as parent from ship_tos where parent_ship_to is not null order by number',
      )
    ).map(({ number, parent }) => [number, parent]),
  )

await api.db.run(
  `insert into ship_tos (division, number, bill_to, name, dsr_email)
   select 'NLV', lpad(n::text, 7, '0'), '0000100', 'Branch ' || n,
          case when n = 115 then 'other-dsr@larder.example' else 'dsr@larder.example' end
   from generate_series(111, 115) n`,
)
beforeEach(async () => {
  await api.db.run('update ship_tos set parent_ship_to = null')
  await api.db.run('truncate audit_entries')
})

test('ship-tos are put below a parent, shown as a family, and freed one by one or all at once [CUST-2]', async () => {
  const { children } = await dsr.ask(addShipToChildren, {
    params: params('0000101'),
    body: { children: ['0000111', '112', '0000111'] },
  })
  expect(children).toEqual(['0000111', '0000112'])
  const listed = async (family: 'parent' | 'child') =>
    (await dsr.ask(listShipToSettings, { query: { family } })).shipTos.map(({ shipTo, parentShipTo, childCount }) => [
      shipTo,
      parentShipTo,
      childCount,
    ])
  expect(await listed('parent')).toEqual([['0000101', null, 2]])
  expect(await listed('child')).toEqual([
    ['0000111', '0000101', 0],
    ['0000112', '0000101', 0],
  ])
  await dsr.ask(removeParentShipTo, { params: params('0000101'), query: { child: '0000111' } })
  expect(await parents()).toEqual({ '0000112': '0000101' })
  await dsr.ask(removeParentShipTo, { params: params('0000101') })
  expect(await parents()).toEqual({})
  const again = await dsr.call(removeParentShipTo, { params: params('0000101') })
  expect([again.status, (again.body as { code: string }).code]).toEqual([409, 'not_a_parent'])
  const entries = await api.db.rows(`select 1 from audit_entries where action = 'ship-to.change-parent'`)
  expect(entries.length).toBe(4)
})

test('a foreign ship-to among the children, or as the parent, returns the same as a missing one and nothing happens [CUST-2, ACCESS-4]', async () => {
  for (const [parent, children] of [
    ['0000101', ['0000111', '0000201']],
    ['0000101', ['0000111', '0000115']],
    ['0000201', ['0000111']],
    ['0009999', ['0000111']],
  ] as const) {
    const refused = await dsr.call(addShipToChildren, { params: params(parent), body: { children: [...children] } })
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([404, 'ship_to_not_found'])
  }
  expect(await parents()).toEqual({})
})

test('a child that is another DSR’s is not freed behind their back [CUST-2, ACCESS-4]', async () => {
  await admin.ask(addShipToChildren, { params: params('0000101'), body: { children: ['0000111', '0000115'] } })
  expect((await dsr.call(removeParentShipTo, { params: params('0000101') })).status).toBe(404)
  expect(await parents()).toEqual({ '0000111': '0000101', '0000115': '0000101' })
})

test('another bill-to’s ship-to is no child [CUST-2]', async () => {
  const refused = await admin.call(addShipToChildren, { params: params('0000101'), body: { children: ['0000201'] } })
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([422, 'parent_of_other_customer'])
})

test('two who build families at once never make a grandchild [CUST-2]', async () => {
  for (let round = 0; round < 25; round++) {
    await api.db.run('update ship_tos set parent_ship_to = null')
    await Promise.all([
      dsr.call(addShipToChildren, { params: params('0000111'), body: { children: ['0000112'] } }),
      admin.call(addShipToChildren, { params: params('0000113'), body: { children: ['0000111'] } }),
    ])
    const of = await parents()
    expect(Object.values(of).filter((parent) => of[parent])).toEqual([])
    expect(Object.keys(of).length).toBe(1)
  }
})
