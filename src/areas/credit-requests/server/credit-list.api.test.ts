import { expect, test } from 'vitest'
import type { CallInput } from '#contract/endpoint.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, people } from '#tests/support/distributor.ts'
import { quickFilterNames, quickFilters } from '../credit-filters.ts'
import {
  approveCreditRequest,
  assignCreditRequest,
  dsrApproveCreditRequest,
  dsrRejectCreditRequest,
} from '../credit-moves.endpoints.ts'
import {
  countCreditRequests,
  createInternalCreditRequest,
  downloadCreditRequests,
  getCreditHistory,
  getCreditRequest,
  listCreditRequests,
} from '../credit-requests.endpoints.ts'
import { addFlourInvoice, askFor, shortCases } from '../testing/credit-customer.ts'

const api = await startApi()
const { db } = api
const [buyer, stranger, dsr, dsm, admin] = await Promise.all(
  (['buyer', 'stranger', 'dsr', 'dsm', 'admin'] as const).map((who) => api.as(who)),
)
const of = (creditRequestId: string) => ({ params: { creditRequestId } })
const numbers = (cases: number, total = cases * 2000) => ({
  total,
  lines: [{ itemNumber: items.flour, cases, casePrice: 2000, total }],
})

// One of each kind, asked for in this order; the temperature code is the most urgent.
const ids: Record<string, string> = {}
for (const [name, cases] of Object.entries({ waiting: 1, large: 26, queue: 2, mine: 3, approved: 4, refused: 5 })) {
  await addFlourInvoice(db, name.toUpperCase(), numbers(cases))
  ids[name] = (await askFor(buyer!, name.toUpperCase(), shortCases(cases))).id
  api.clock.set(new Date(api.clock.now().getTime() + 60_000))
}
for (const name of ['large', 'queue', 'mine', 'approved']) await dsr!.ask(dsrApproveCreditRequest, of(ids[name]!))
await dsr!.ask(dsrRejectCreditRequest, { ...of(ids['refused']!), body: { reason: 'No' } })
for (const name of ['mine', 'approved']) await admin!.ask(assignCreditRequest, { ...of(ids[name]!), body: {} })
await admin!.ask(approveCreditRequest, { ...of(ids['approved']!), body: {} })
await addFlourInvoice(db, 'LAKE', { division: 'NIC', shipTo: '0000901', billTo: '0000900' })
ids['lake'] = (
  await admin!.ask(createInternalCreditRequest, {
    params: { division: 'NIC', invoiceUid: 'LAKE' },
    body: {
      lines: [{ invoiceLine: 1, code: 'RETURNED', unit: 'CS', quantity: 1, isPickUp: true, reason: 'As agreed' }],
      returnOn: '2026-03-06',
    },
  })
).id

type Query = CallInput<typeof listCreditRequests>['query']
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id)
const listed = async (who: Client | undefined, query: Query = {}) =>
  (await who!.ask(listCreditRequests, { query })).requests.map(({ id }) => nameOf(id))

test('the queue has what is open first, what is to be decided soonest at the top [CREDIT-2]', async () => {
  expect(await listed(admin)).toEqual(['waiting', 'large', 'queue', 'mine', 'lake', 'approved', 'refused'])
  await db.run(`update credit_requests set due_at = created_at + interval '1 minute' where id = $1`, [ids['lake']])
  expect((await listed(admin))[0]).toBe('lake')
  const { late } = await admin!.ask(countCreditRequests, {})
  expect(late).toBe(0)
  api.clock.set(new Date(api.clock.now().getTime() + 120_000))
  expect((await admin!.ask(countCreditRequests, {})).late).toBe(1)
  expect(await listed(admin, { late: 'true' })).toEqual(['lake'])
  expect(await listed(admin, { late: 'true', quick: 'unassigned' })).toEqual([])
  expect(await listed(admin, { late: 'false' })).toHaveLength(7)
  expect((await admin!.ask(countCreditRequests, { query: { late: 'true' } })).counts.all).toBe(1)
  // When a request is to be decided is nothing of the customer's.
  expect(await listed(buyer, { late: 'true' })).toHaveLength(6)
  const { due } = await db.row<{ due: Date }>('select due_at as due from credit_requests where id = $1', [
    ids['waiting'],
  ])
  const setDue = (at: Date) => db.run('update credit_requests set due_at = $2 where id = $1', [ids['waiting'], at])
  await setDue(new Date(api.clock.now().getTime() - 60_000))
  expect((await admin!.ask(countCreditRequests, {})).late).toBe(2)
  expect((await buyer!.ask(countCreditRequests, {})).late).toBe(0)
  await setDue(due)
})

test('the seven quick filters, letter for letter, and what each of them has [CREDIT-2]', async () => {
  expect(quickFilters.map((quick) => quickFilterNames[quick])).toEqual([
    'All requests',
    'Approved by me',
    'Assigned to me',
    'Rejected by me',
    'Unassigned',
    'Pending DSR Approval',
    'Pending DSM Approval',
  ])
  const expected = {
    all: ['lake', 'waiting', 'large', 'queue', 'mine', 'approved', 'refused'],
    approvedByMe: ['approved'],
    assignedToMe: ['mine'],
    rejectedByMe: [],
    unassigned: ['queue'],
    pendingDsrApproval: ['lake', 'waiting'],
    pendingDsmApproval: ['large'],
  }
  const { counts } = await admin!.ask(countCreditRequests, {})
  for (const quick of quickFilters) {
    expect([quick, await listed(admin, { quick })]).toEqual([quick, expected[quick]])
    expect([quick, counts[quick]]).toEqual([quick, expected[quick].length])
  }
  expect(await listed(dsr, { quick: 'rejectedByMe' })).toEqual(['refused'])
  expect(await listed(dsr, { quick: 'approvedByMe' })).toEqual(['large', 'queue', 'mine', 'approved'])
})

test.each([
  [{ divisions: 'NIC' }, ['lake']],
  [{ billTo: 'NIC/0000900' }, ['lake']],
  [{ shipTo: 'NIC/0000901' }, ['lake']],
  [{ dsr: 'other-dsr@larder.example' }, ['lake']],
  [{ dsm: 'dsm@larder.example', statuses: 'approved,rejected' }, ['approved', 'refused']],
  [{ creditTypes: 'return' }, ['lake']],
  [{ codes: 'RETURNED,PRICE' }, ['lake']],
  [{ statuses: 'pendingApproval,inProgress' }, ['queue', 'mine']],
  [{ assignedTo: people.admin, statuses: 'inProgress' }, ['mine']],
  [{ returnFrom: '2026-03-06', returnTo: '2026-03-06' }, ['lake']],
  [{ invoiceFrom: '2026-03-02' }, []],
  [{ keyword: 'lakeside' }, ['lake']],
  [{ keyword: 'QUEUE' }, ['queue']],
  [{ keyword: items.flour, quick: 'unassigned' }, ['queue']],
] as const)('the filter %j has %j [CREDIT-2]', async (query, names) => {
  expect(await listed(admin, query)).toEqual(names)
})

test('a list without divisions is of NLV and NIC [CREDIT-2]', async () => {
  await db.run(`insert into divisions (code, name, time_zone) values ('XX', 'Other', 'UTC')`)
  expect(await listed(admin, { divisions: 'XX' })).toEqual([])
  expect(await listed(admin, { divisions: 'NLV,NIC' })).toEqual(await listed(admin))
})

test('pages, sums and other orders; a backward range is refused [CREDIT-2]', async () => {
  const page = await admin!.ask(listCreditRequests, {
    query: { pageNo: 2, pageSize: 3, includeTotal: 'true', sort: 'amount', sortDirection: 'desc' },
  })
  expect(page.totalRecords).toBe(7)
  expect(page.requests.map(({ id }) => nameOf(id))).toEqual(['mine', 'queue', 'lake'])
  const beyond = await admin!.ask(listCreditRequests, { query: { pageNo: 99, pageSize: 3, includeTotal: 'true' } })
  expect([beyond.pageNo, beyond.requests.length]).toEqual([3, 1])
  const nothing = { divisions: '', statuses: '', codes: '', creditTypes: '' }
  expect(await listed(admin, nothing)).toHaveLength(7)
  const backward = { query: { invoiceFrom: '2026-03-02', invoiceTo: '2026-03-01' } }
  expect((await admin!.call(listCreditRequests, backward)).body).toMatchObject({
    code: 'credit_range_is_backwards',
    field: 'invoiceTo',
  })
})

test('the file has all requests as they are filtered and sorted, of customers without columns of staff [CREDIT-2, ACCESS-4]', async () => {
  const rowsOf = async (who: Client | undefined, query: CallInput<typeof downloadCreditRequests>['query'] = {}) =>
    String(await who!.ask(downloadCreditRequests, { query }))
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','))
  const numbersOf = async (who: Client | undefined, query: NonNullable<Query>) =>
    (await who!.ask(listCreditRequests, { query })).requests.map(({ requestNumber }) => requestNumber)
  const query = {
    quick: 'all',
    statuses: 'pendingApproval,inProgress,approved',
    sort: 'amount',
    sortDirection: 'desc',
  } as const
  const [head, ...rows] = await rowsOf(admin, query)
  expect(head).toContain('Assigned to')
  expect(rows.map(([number]) => number)).toEqual(await numbersOf(admin, query))
  expect(rows).toHaveLength(3)
  expect((await rowsOf(admin, { quick: 'unassigned' })).slice(1).map(([number]) => number)).toEqual(
    await numbersOf(admin, { quick: 'unassigned' }),
  )
  const [ownHead, ...own] = await rowsOf(buyer)
  expect(ownHead).not.toContain('Assigned to')
  expect(own).toHaveLength(6)
  expect(await rowsOf(stranger)).toHaveLength(1)
  const backward = { query: { returnFrom: '2026-03-02', returnTo: '2026-03-01' } }
  expect(codeOf(await admin!.call(downloadCreditRequests, backward))).toBe('credit_range_is_backwards')
})

test('everybody sees the requests of their ship-tos; customers nothing of who works on them [ACCESS-4, CREDIT-4]', async () => {
  expect(await listed(stranger)).toEqual([])
  expect(await listed(dsr)).not.toContain('lake')
  expect(await listed(dsm)).toContain('large')
  const { requests } = await buyer!.ask(listCreditRequests, { query: { dsr: 'nobody@larder.example' } })
  expect(requests).toHaveLength(6)
  expect(requests.every(({ staff }) => staff === null)).toBe(true)
  expect(codeOf(await stranger!.call(getCreditRequest, of(ids['queue']!)))).toBe('credit_request_not_found')
  expect((await stranger!.call(getCreditHistory, of(ids['queue']!))).status).toBe(404)
})

test('what the ship-to asked for before stands beside a request [CREDIT-2]', async () => {
  const history = await admin!.ask(getCreditHistory, of(ids['queue']!))
  expect(history.requests.map(({ id }) => nameOf(id))).toEqual(['refused', 'approved', 'mine', 'large', 'waiting'])
  expect(history.requests[0]!.sameItems).toEqual([items.flour])
  expect([history.asked, history.approved]).toEqual([(5 + 4 + 3 + 26 + 1) * 2000, 4 * 2000])
})

test('a list is in the queue the moment a request is made, and its event reaches who may read it [UI-8]', async () => {
  const [seen, others] = await Promise.all([api.listen('dsr'), api.listen('stranger')])
  await addFlourInvoice(db, 'LIVE')
  const { id } = await askFor(buyer!, 'LIVE', shortCases(1))
  await expect.poll(() => seen.map((event) => [event.topic, event.id])).toContainEqual(['credit-request', id])
  expect(others.filter(({ topic }) => topic === 'credit-request')).toEqual([])
})

test('the list says who may assign: clerks, and nobody else [CREDIT-4]', async () => {
  const mayAssign = await Promise.all(
    [admin, dsr, dsm, buyer].map(async (who) => (await who!.ask(listCreditRequests, {})).mayAssign),
  )
  expect(mayAssign).toEqual([true, false, false, false])
})
