import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { listMyBillTos, listMyDivisions } from '../bill-tos.endpoints.ts'
import { billTosOfUser } from './public.ts'

const api = await startApi()
const numbers = async (who: Parameters<typeof api.as>[0], query = {}) =>
  (await (await api.as(who)).ask(listMyBillTos, { query })).billTos.map(({ number }) => number)

test('everybody is offered the bill-tos they may act for, nobody else’s [CUST-1, ACCESS-4]', async () => {
  expect(await numbers('buyer')).toEqual(['0000100'])
  expect(await numbers('stranger')).toEqual(['0000200'])
  expect(await numbers('dsr')).toEqual(['0000100', '0000300'])
  expect(await numbers('otherDsr')).toEqual(['0000900', '0000200'])
  expect(await numbers('dsm')).toEqual(['0000100', '0000300', '0000200'])
  expect(await numbers('admin')).toEqual(['0000100', '0000900', '0000300', '0000200'])
})

test('a customer narrowed to some ship-tos keeps the bill-tos of those only [ACCESS-4]', async () => {
  await api.db.run(`insert into user_bill_tos values ('${people.colleague}', 'NLV', '0000200')`)
  expect(await numbers('colleague')).toEqual(['0000100', '0000200'])
  await api.db.run(`insert into user_ship_tos values ('${people.colleague}', 'NLV', '0000201')`)
  expect(await numbers('colleague')).toEqual(['0000200'])
})

test('the search matches name and number, and its signs mean themselves [CUST-1]', async () => {
  expect(await numbers('admin', { keyword: 'OVEN' })).toEqual(['0000200'])
  expect(await numbers('admin', { keyword: '00003' })).toEqual(['0000300'])
  expect(await numbers('admin', { keyword: '%' })).toEqual([])
})

test('a page holds ten bill-tos by default, and count all of them [CUST-1]', async () => {
  await api.db.run(
    `insert into bill_tos (division, number, name) select 'NIC', lpad(n::text, 7, '0'), 'Zeta ' || n from generate_series(2001, 2025) n`,
  )
  const admin = await api.as('admin')
  const first = await admin.ask(listMyBillTos, { query: { includeTotal: 'true' } })
  expect([first.billTos.length, first.totalRecords]).toEqual([10, 29])
  const last = await admin.ask(listMyBillTos, { query: { pageNo: 3, includeTotal: 'true' } })
  expect([last.billTos.length, last.totalRecords]).toEqual([9, 29])
  expect((await admin.call(listMyBillTos, { query: { pageSize: 101 } })).status).toBe(400)
})

test("of a list from a client only the user's own bill-tos are kept, each once [ACCESS-4]", async () => {
  const asked = [
    { division: 'NLV', number: '0000100' },
    { division: 'NLV', number: '0000100' },
    { division: 'NIC', number: '0000100' },
    { division: 'NLV', number: '0000200' },
    { division: 'NLV', number: '0009999' },
  ]
  const taken = await billTosOfUser(api.db, people.buyer, asked)
  expect(taken).toEqual([{ division: 'NLV', number: '0000100', name: 'Harbor Grill Group' }])
})

test('divisions to filter by are those where the user has a ship-to [CUST-1, ACCESS-4]', async () => {
  const codes = async (who: Parameters<typeof api.as>[0]) =>
    (await (await api.as(who)).ask(listMyDivisions, {})).divisions.map(({ code }) => code)
  expect([await codes('buyer'), await codes('otherDsr'), await codes('admin')]).toEqual([
    ['NLV'],
    ['NIC', 'NLV'],
    ['NIC', 'NLV'],
  ])
})
