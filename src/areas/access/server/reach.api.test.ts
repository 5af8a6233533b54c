import { expect, test } from 'vitest'
import { getCustomerMetadata } from '#areas/customers/customers.endpoints.ts'

import { listMyShipTos } from '#areas/customers/my-ship-tos.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import type { Role } from '../roles.ts'
import { mayBillTo, mayShipTo, reachOf, servesAll, shipTosAllowed } from './public.ts'

const api = await startApi()
const { db } = api
const probe = await api.as('colleague')

/** ACCESS-4 by role, as the specification names them: type of the account, and whom it reaches. */
const specified = {
  customerUser: ['ece', 'named'],
  chef: ['ece', 'named'],
  accountsPayable: ['ece', 'named'],
  prospectiveCustomer: ['ecm', 'named'],
  dsr: ['eci', 'as DSR'],
  dsm: ['eci', 'as DSM'],
  creditAdmin: ['ecmi', 'everybody'],
  customerService: ['ecmi', 'everybody'],
  inventoryUser: ['ecmi', 'everybody'],
  portalAdmin: ['eci', 'everybody'],
} as const satisfies Record<Role, readonly [string, string]>

// Of the probe: 0000201 as DSR, 0000901 as DSM; named is the bill-to of 0000101 and 0000102.
await db.run(`update ship_tos set dsr_email = 'colleague@larder.example' where number = '0000201'`)
await db.run(`update ship_tos set dsm_email = 'colleague@larder.example' where number = '0000901'`)
const every = ['NIC/0000901', 'NLV/0000101', 'NLV/0000102', 'NLV/0000201', 'NLV/0000301']
const billToOf: Record<string, string> = {
  'NIC/0000901': 'NIC/0000900',
  'NLV/0000101': 'NLV/0000100',
  'NLV/0000102': 'NLV/0000100',
  'NLV/0000201': 'NLV/0000200',
  'NLV/0000301': 'NLV/0000300',
}

type Given = 'nothing' | 'a bill-to' | 'one of its ship-tos'
const named: Record<Given, readonly string[]> = {
  nothing: [],
  'a bill-to': ['NLV/0000101', 'NLV/0000102'],
  'one of its ship-tos': ['NLV/0000102'],
}
const byRole: Record<string, readonly string[]> = {
  named: [],
  'as DSR': ['NLV/0000201'],
  'as DSM': ['NIC/0000901'],
  everybody: every,
}

async function give(role: Role, given: Given): Promise<void> {
  const [type] = specified[role]
  await db.run(`update users set role = $2, type = $3 where id = $1`, [people.colleague, role, type])
  await db.run(`delete from user_ship_tos where user_id = '${people.colleague}'`)
  await db.run(`delete from user_bill_tos where user_id = '${people.colleague}'`)
  if (given !== 'nothing') await db.run(`insert into user_bill_tos values ('${people.colleague}', 'NLV', '0000100')`)
  if (given === 'one of its ship-tos')
    await db.run(`insert into user_ship_tos values ('${people.colleague}', 'NLV', '0000102')`)
}

const keys = async (text: string): Promise<string[]> =>
  (await db.rows<{ key: string }>(`${text} order by 1`, [people.colleague])).map(({ key }) => key)

/** What each form of the question says, in SQL and over HTTP. */
async function everyWay() {
  const opened = await Promise.all(
    Object.values(shipTos).map(async (params) => {
      const { status } = await probe.call(getCustomerMetadata, { params })
      return status === 404 ? [] : [`${params.division}/${params.shipTo}`]
    }),
  )
  const { shipTos: listed } = await probe.ask(listMyShipTos, { query: { pageSize: 100 } })
  const [of] = await db.rows<{ all: boolean }>(`select ${servesAll('u')} as all from users u where id = $1`, [
    people.colleague,
  ])
  const reach = await keys(
    `select r.division || '/' || r.ship_to as key from (${reachOf('(select * from users where id = $1)')}) r`,
  )
  return {
    gate: opened.flat().toSorted(),
    picker: listed.map(({ division, number }) => `${division}/${number}`).toSorted(),
    question: await keys(
      `select s.division || '/' || s.number as key from users u, ship_tos s
       where u.id = $1 and ${mayShipTo('u', 's.division', 's.number')}`,
    ),
    list: await keys(`select a.division || '/' || a.ship_to as key from ${shipTosAllowed('$1')} a`),
    liveEvents: of!.all ? every : reach,
  }
}

test.for(
  (Object.keys(specified) as Role[]).flatMap((role) =>
    (Object.keys(named) as Given[]).map((given) => ({ role, given })),
  ),
)('gate, lists, pickers and live events agree for $role given $given [ACCESS-4]', async ({ role, given }) => {
  await give(role, given)
  const expected = [...new Set([...byRole[specified[role][1]]!, ...named[given]])].toSorted()
  expect(await everyWay()).toEqual({
    gate: expected,
    picker: expected,
    question: expected,
    list: expected,
    liveEvents: expected,
  })
  const billTos = await keys(
    `select b.division || '/' || b.number as key from users u, bill_tos b
     where u.id = $1 and ${mayBillTo('u', 'b.division', 'b.number')}`,
  )
  expect(billTos).toEqual([...new Set(expected.map((shipTo) => billToOf[shipTo]!))].toSorted())
})

test('an account of a rep is not reached by someone who is no longer staff [ACCESS-4]', async () => {
  await give('dsr', 'nothing')
  await db.run(`update users set type = 'ece' where id = '${people.colleague}'`)
  expect((await everyWay()).gate).toEqual([])
  await give('dsm', 'nothing')
  expect((await everyWay()).gate).toEqual(['NIC/0000901'])
})

test('a bill-to without ship-tos is one of whom it is given to, and of office staff [ACCESS-4]', async () => {
  await db.run(`insert into bill_tos (division, number, name) values ('NLV', '0000400', 'Not Open Yet')`)
  await give('customerUser', 'nothing')
  const billTos = () =>
    keys(
      `select b.number as key from users u, bill_tos b where u.id = $1 and ${mayBillTo('u', 'b.division', 'b.number')}`,
    )
  expect(await billTos()).toEqual([])
  await db.run(`insert into user_bill_tos values ('${people.colleague}', 'NLV', '0000400')`)
  expect(await billTos()).toEqual(['0000400'])
  await give('creditAdmin', 'nothing')
  expect(await billTos()).toContain('0000400')
})
