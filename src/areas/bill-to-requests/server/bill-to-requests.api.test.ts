import { afterEach, expect, test } from 'vitest'
import { listMyBillTos } from '#areas/customers/bill-tos.endpoints.ts'
import { getUser, updateUserCustomers } from '#areas/users/users.endpoints.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { notificationsOf } from '#tests/support/notifications-of.ts'
import {
  addRequestedBillTo,
  declineBillToRequest,
  listBillToRequests,
  listOwnBillToRequests,
  requestBillTo,
  withdrawBillToRequest,
} from '../bill-to-requests.endpoints.ts'

const api = await startApi()
const [admin, buyer, colleague, dsr] = await Promise.all([
  api.as('admin'),
  api.as('buyer'),
  api.as('colleague'),
  api.as('dsr'),
])
const managing = ['viewUsers', 'updateUserProfile', 'addBillTo']
const oven = { division: 'NLV', number: '0000200' }
const nobodys = { division: 'NLV', number: '0777777' }
const note = 'Our second kitchen'

const asks = (client: Client, bill: { division: string; number: string }) =>
  client.call(requestBillTo, { body: { ...bill, note } })
const idOf = async (client: Client, bill = oven) =>
  (await client.ask(requestBillTo, { body: { ...bill, note } })).request.id
const add = (client: Client, id: string) => client.call(addRequestedBillTo, { params: { billToRequestId: id } })
const decline = (client: Client, id: string, reason = 'Please ask its owner') =>
  client.call(declineBillToRequest, { params: { billToRequestId: id }, body: { reason } })
const billTosOf = async (client: Client) =>
  (await client.ask(listMyBillTos, { query: {} })).billTos.map(({ number }) => number)
const byText = (one: string, other: string) => (one < other ? -1 : 1)
const audited = (action: string) =>
  api.db.rows<{ entity: string; details: object }>(
    'select entity, details from audit_entries where action = $1 order by id desc',
    [action],
  )

afterEach(async () => {
  await api.db.run('delete from bill_to_requests')
  await api.db.run('delete from notifications')
  await api.db.run('delete from user_features where user_id = any($1)', [[people.buyer, people.stranger, people.dsr]])
  await api.db.run('delete from user_ship_tos')
  await api.db.run(`delete from user_bill_tos where user_id = any($1) and bill_to <> '0000100'`, [
    [people.buyer, people.colleague],
  ])
})

/** The buyer manages the users of their customer, and has both bill-tos. */
async function makeManager(...billTos: string[]): Promise<void> {
  for (const feature of managing) await api.db.run('insert into user_features values ($1, $2)', [people.buyer, feature])
  for (const number of billTos)
    await api.db.run(`insert into user_bill_tos values ($1, 'NLV', $2)`, [people.buyer, number])
}

test('the response to a number that no bill-to has is that of a known one, and names nobody [USERS-2, ACCESS-4]', async () => {
  const [known, unknown] = [await asks(colleague, oven), await asks(colleague, nobodys)]
  expect([known.status, unknown.status]).toEqual([201, 201])
  const same = ({ body }: typeof known) => JSON.stringify(body).replaceAll(/0000200|0777777|[\w-]{36}/g, '')
  expect(same(known)).toBe(same(unknown))
  const own = await colleague.ask(listOwnBillToRequests, {})
  expect(own.requests.map(({ number, state }) => [number, state])).toEqual([
    ['0777777', 'waiting'],
    ['0000200', 'waiting'],
  ])
  expect(JSON.stringify(own)).not.toContain('Stone Oven')
  expect(await billTosOf(colleague)).toEqual(['0000100'])
})

test('a number is left-padded, one that the user has or has requested is refused, and ten may wait [USERS-2]', async () => {
  expect((await asks(colleague, { division: 'NLV', number: '200' })).body).toMatchObject({ request: oven })
  expect(codeOf(await asks(colleague, oven))).toBe('bill_to_already_requested')
  expect(codeOf(await asks(colleague, { division: 'NLV', number: '100' }))).toBe('bill_to_already_yours')
  for (let n = 1; n < 10; n++) await colleague.ask(requestBillTo, { body: { division: 'NLV', number: `55${n}`, note } })
  expect(codeOf(await asks(colleague, { division: 'NLV', number: '560' }))).toBe('too_many_bill_to_requests')
  expect(codeOf(await asks(dsr, oven))).toBe('bill_to_requests_for_customers')
})

test('whoever has no bill-to at all requests their first one [USERS-2, ACCESS-5]', async () => {
  await api.db.run('delete from user_bill_tos where user_id = $1', [people.colleague])
  const { divisions } = await colleague.ask(listOwnBillToRequests, {})
  expect(divisions.map(({ code }) => code)).toContain('NLV')
  const id = await idOf(colleague)
  expect((await add(admin, id)).status).toBe(200)
  expect(await billTosOf(colleague)).toEqual(['0000200'])
  await api.db.run(`insert into user_bill_tos values ($1, 'NLV', '0000100')`, [people.colleague])
})

test('of two requests at once for one bill-to one waits [USERS-2]', async () => {
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all([asks(colleague, oven), asks(colleague, oven)])
    expect(answers.map((each) => codeOf(each) ?? 'done').toSorted(byText)).toEqual([
      'bill_to_already_requested',
      'done',
    ])
    await api.db.run('delete from bill_to_requests')
  }
})

test('whoever may add it is notified: the office, and a manager at the customer who has it [USERS-2, NEXT-7]', async () => {
  await makeManager()
  await idOf(colleague, nobodys)
  const notified = async () => (await notificationsOf(api.db, 'billToRequested')).map(({ userId }) => userId).toSorted()
  // The manager serves no bill-to of this number.
  expect(await notified()).toEqual([people.admin])
  await api.db.run('delete from notifications')
  await makeManagerOf(oven.number)
  await idOf(colleague)
  expect(await notified()).toEqual([people.buyer, people.admin].toSorted())
  expect((await notificationsOf(api.db, 'billToRequested'))[0]).toMatchObject({
    title: 'colleague requests bill-to 0000200',
    body: 'colleague requests access to bill-to 0000200 of NLV.',
  })
})

const makeManagerOf = (number: string) =>
  api.db.run(`insert into user_bill_tos values ($1, 'NLV', $2)`, [people.buyer, number])

test('the office adds it: the user has it with their next call, is notified, and the trail says so [USERS-2, PLAT-8]', async () => {
  const id = await idOf(colleague)
  const { requests } = await admin.ask(listBillToRequests, { query: {} })
  expect(requests).toMatchObject([
    { ...oven, note, billToName: 'Stone Oven LLC', user: { userId: people.colleague }, abilities: { add: null } },
  ])
  expect((await add(admin, id)).body).toEqual({ message: 'Bill-to 0000200 was added to colleague' })
  expect(await billTosOf(colleague)).toEqual(['0000100', '0000200'])
  expect(await notificationsOf(api.db, 'billToDecided')).toMatchObject([
    { userId: people.colleague, title: 'Bill-to 0000200 was added' },
  ])
  expect((await audited('user.add-bill-to'))[0]).toEqual({
    entity: `user:${people.colleague}`,
    details: { number: '0000200' },
  })
  expect((await colleague.ask(listOwnBillToRequests, {})).requests[0]).toMatchObject({ state: 'added', reason: '' })
  expect((await admin.ask(listBillToRequests, { query: {} })).totalRecords).toBe(0)
})

test('a user who is narrowed to some ship-tos gets those of the added bill-to, and keeps the rest as it was [USERS-2]', async () => {
  await api.db.run(`insert into user_ship_tos values ($1, 'NLV', '0000101')`, [people.colleague])
  await add(admin, await idOf(colleague))
  const { user } = await admin.ask(getUser, { params: { userId: people.colleague } })
  expect(user.shipTos.map(({ number }) => number).toSorted()).toEqual(['0000101', '0000201'])
})

test('a declined one changes nothing, and its user reads why [USERS-2]', async () => {
  const id = await idOf(colleague)
  expect(await decline(admin, id, '  ')).toMatchObject({ status: 400, body: { field: 'reason' } })
  expect((await decline(admin, id)).body).toEqual({ message: 'The request of colleague was declined' })
  expect(await billTosOf(colleague)).toEqual(['0000100'])
  const [own] = (await colleague.ask(listOwnBillToRequests, {})).requests
  expect(own).toMatchObject({ state: 'declined', reason: 'Please ask its owner' })
  const mail = await api.db.row<{ text: string }>(
    `select text_body as text from mails where to_address = 'colleague@larder.example' order by id desc limit 1`,
  )
  expect(mail.text).toContain('Reason: Please ask its owner')
  expect(codeOf(await asks(colleague, oven))).toBeNull()
})

test('an unknown number is declined by the office, and cannot be added [USERS-2]', async () => {
  const id = await idOf(colleague, nobodys)
  const [request] = (await admin.ask(listBillToRequests, { query: {} })).requests
  expect(request).toMatchObject({ billToName: null, abilities: { add: 'requested_bill_to_missing', decline: null } })
  expect(codeOf(await add(admin, id))).toBe('requested_bill_to_missing')
  expect(codeOf(await decline(admin, id))).toBeNull()
})

test('a manager decides for their own users and bill-tos alone; others find no request [USERS-2, ACCESS-4]', async () => {
  await makeManager()
  const id = await idOf(colleague)
  const seen = async () => (await buyer.ask(listBillToRequests, { query: {} })).requests.length
  expect([await seen(), codeOf(await add(buyer, id))]).toEqual([0, 'bill_to_request_not_found'])
  // A manager of the requested bill-to who does not have the asker's customers.
  for (const feature of managing)
    await api.db.run('insert into user_features values ($1, $2)', [people.stranger, feature])
  const stranger = await api.as('stranger')
  expect(codeOf(await add(stranger, id))).toBe('bill_to_request_not_found')
  expect((await stranger.ask(listBillToRequests, { query: {} })).requests).toEqual([])
  await makeManagerOf(oven.number)
  expect([await seen(), codeOf(await add(buyer, id))]).toEqual([1, null])
  expect(await billTosOf(colleague)).toEqual(['0000100', '0000200'])
})

test('nobody decides their own request, nor without the permission [USERS-2]', async () => {
  await makeManager()
  const id = await idOf(buyer)
  expect(codeOf(await add(buyer, id))).toBe('bill_to_request_not_found')
  expect(codeOf(await add(dsr, id))).toBe('feature_missing')
  await api.db.run(`delete from user_features where user_id = $1 and feature = 'addBillTo'`, [people.buyer])
  expect(codeOf(await add(buyer, id))).toBe('feature_missing')
})

test('of two who decide at once one does, and a withdrawn request is decided by nobody [USERS-2]', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await idOf(colleague)
    const answers = await Promise.all([add(admin, id), decline(admin, id)])
    expect(answers.map((each) => codeOf(each) ?? 'done').toSorted(byText)).toEqual(['bill_to_request_decided', 'done'])
    const isAdded = codeOf(answers[0]) === null
    expect(await billTosOf(colleague)).toEqual(isAdded ? ['0000100', '0000200'] : ['0000100'])
    await api.db.run(`delete from user_bill_tos where user_id = $1 and bill_to = '0000200'`, [people.colleague])
    await api.db.run('delete from bill_to_requests')
  }
  const id = await idOf(colleague)
  const withdraw = (client: Client) => client.call(withdrawBillToRequest, { params: { billToRequestId: id } })
  expect(codeOf(await withdraw(buyer))).toBe('bill_to_request_not_found')
  expect(codeOf(await withdraw(colleague))).toBeNull()
  expect([codeOf(await withdraw(colleague)), codeOf(await add(admin, id)), codeOf(await decline(admin, id))]).toEqual(
    Array.from({ length: 3 }, () => 'bill_to_request_decided'),
  )
})

test('who was given the bill-to in another way in the meantime keeps it once [USERS-2]', async () => {
  const id = await idOf(colleague)
  const billTos = [{ division: 'NLV', number: '0000100' }, oven]
  await admin.ask(updateUserCustomers, { params: { userId: people.colleague }, body: { billTos, shipTos: [] } })
  expect(codeOf(await add(admin, id))).toBeNull()
  expect(await billTosOf(colleague)).toEqual(['0000100', '0000200'])
})

test('a page beyond the last shows the last [UI-6]', async () => {
  for (const number of ['501', '502', '503']) await idOf(colleague, { division: 'NLV', number })
  const page = await admin.ask(listBillToRequests, { query: { pageNo: 9, pageSize: 2 } })
  expect([page.pageNo, page.totalRecords, page.requests.map(({ number }) => number)]).toEqual([2, 3, ['0000503']])
})
