import { expect, test } from 'vitest'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, people } from '#tests/support/distributor.ts'
import {
  approveCreditRequest,
  assignCreditRequest,
  bulkAssignCreditRequests,
  bulkReassignCreditRequests,
  bulkUnassignCreditRequests,
  cancelCreditRequest,
  dsrApproveCreditRequest,
  dsrRejectCreditRequest,
  listCreditStaff,
  reassignCreditRequest,
  rejectCreditRequest,
  takeOverCreditRequest,
  unassignCreditRequest,
} from '../credit-moves.endpoints.ts'
import { createInternalCreditRequest, getCreditOptions, getCreditRequest } from '../credit-requests.endpoints.ts'
import { addFlourInvoice, askFor, makeClerk, shortCases } from '../testing/credit-customer.ts'

const api = await startApi()
const { db } = api
await makeClerk(db)
const [buyer, colleague, dsr, dsm, admin, clerk] = await Promise.all(
  (['buyer', 'colleague', 'dsr', 'dsm', 'admin', 'otherDsr'] as const).map((who) => api.as(who)),
)
const of = (creditRequestId: string) => ({ params: { creditRequestId } })
const readOf = (who: Client | undefined, id: string) =>
  who!.ask(getCreditRequest, of(id)).then(({ request }) => request)

let invoices = 0
async function invoice(cases = 10): Promise<string> {
  const uid = `M${++invoices}`
  const total = cases * 2000
  await addFlourInvoice(db, uid, { total, lines: [{ itemNumber: items.flour, cases, casePrice: 2000, total }] })
  return uid
}
/** A request of the customer, decided so far. */
async function requested(until: 'dsr' | 'queue' | 'admin', cases = 2): Promise<string> {
  const { id } = await askFor(buyer!, await invoice(cases), shortCases(cases))
  if (until !== 'dsr') await dsr!.ask(dsrApproveCreditRequest, of(id))
  if (until === 'admin') await admin!.ask(assignCreditRequest, { ...of(id), body: {} })
  return id
}

test('within the limit the DSR sends it to the credit department, above it to the DSM [CREDIT-3]', async () => {
  const small = await requested('dsr', 25)
  expect(await dsr!.ask(dsrApproveCreditRequest, of(small))).toMatchObject({ status: 'pendingApproval', version: 2 })
  const large = await requested('dsr', 26)
  expect(await dsr!.ask(dsrApproveCreditRequest, of(large))).toMatchObject({ status: 'pendingDsmApproval' })
  const again = await dsr!.call(dsrApproveCreditRequest, of(large))
  expect(again).toMatchObject({ status: 409, body: { details: { status: 'pendingDsmApproval' } } })
  expect(await dsm!.ask(dsrApproveCreditRequest, of(large))).toMatchObject({ status: 'pendingApproval' })
  expect((await readOf(admin, large)).staff).toMatchObject({ dsrStatus: 'approved', dsmStatus: 'approved' })
})

test('the DSR of another ship-to, and a clerk where there is a DSR, decide nothing for the DSR [CREDIT-3]', async () => {
  const id = await requested('dsr')
  expect((await clerk!.call(dsrApproveCreditRequest, of(id))).status).toBe(409)
  expect((await admin!.call(dsrApproveCreditRequest, of(id))).status).toBe(409)
  expect((await buyer!.call(dsrApproveCreditRequest, of(id))).status).toBe(403)
  await db.run(`update ship_tos set dsr_email = '', dsm_email = '' where number = '0000101'`)
  expect(await clerk!.ask(dsrApproveCreditRequest, of(id))).toMatchObject({ status: 'pendingApproval' })
  await db.run(
    `update ship_tos set dsr_email = 'dsr@larder.example', dsm_email = 'dsm@larder.example' where number = '0000101'`,
  )
})

test('a request goes from hand to hand, and its trail reads as sentences [CREDIT-3, CREDIT-4]', async () => {
  const id = await requested('queue')
  await admin!.ask(assignCreditRequest, { ...of(id), body: { assigneeId: people.otherDsr } })
  await admin!.ask(unassignCreditRequest, of(id))
  await clerk!.ask(assignCreditRequest, { ...of(id), body: {} })
  await clerk!.ask(reassignCreditRequest, { ...of(id), body: { assigneeId: people.admin } })
  await clerk!.ask(takeOverCreditRequest, of(id))
  expect((await admin!.call(approveCreditRequest, { ...of(id), body: {} })).status).toBe(409)
  await clerk!.ask(approveCreditRequest, { ...of(id), body: {} })
  const { events, status, approvedAmount, version } = await readOf(admin, id)
  expect([status, approvedAmount, version]).toEqual(['approved', 4000, 8])
  expect(events.map(({ sentence }) => sentence)).toEqual([
    'buyer asked for a credit of $40.00.',
    'dsr approved it for the credit department.',
    'admin assigned it to other-dsr.',
    'admin put it back into the queue.',
    'other-dsr took it on.',
    'other-dsr gave it to admin; other-dsr had it.',
    'other-dsr took it over; admin had it.',
    'other-dsr approved $40.00.',
  ])
  expect((await readOf(buyer, id)).events.map(({ sentence }) => sentence)).toEqual([
    'buyer asked for a credit of $40.00.',
    'Your sales team agreed.',
    'We approved $40.00.',
  ])
})

test('approval in part by line gives the rest back to the invoice, and goes to the ERP as it is [CREDIT-3]', async () => {
  const uid = await invoice(10)
  const { id, requestNumber } = await dsr!.ask(createInternalCreditRequest, {
    params: { division: 'NLV', invoiceUid: uid },
    body: shortCases(10),
  })
  await admin!.ask(assignCreditRequest, { ...of(id), body: {} })
  const lines = [{ lineNumber: 1, quantity: 4 }]
  await admin!.ask(approveCreditRequest, { ...of(id), body: { lines } })
  expect(await readOf(buyer, id)).toMatchObject({
    approvedAmount: 8000,
    items: [{ quantity: 10, approvedQuantity: 4, approvedAmount: 8000 }],
  })
  const { options } = await buyer!.ask(getCreditOptions, { params: { division: 'NLV', invoiceUid: uid } })
  expect(options.lines[0]).toMatchObject({ claimedCents: 8000, cases: { goodsClaimed: 32 } })
  const { payload } = await db.row<{ payload: object }>(
    `select payload from outbox_messages where topic = 'credit.approved' and subject = $1`,
    [`credit-request:${id}`],
  )
  expect(payload).toMatchObject({
    requestNumber,
    attempt: 1,
    amount: 8000,
    lines: [{ invoiceLine: 1, unit: 'CS', quantity: 4, amount: 8000 }],
  })
})

test('a rejected or cancelled request leaves its lines to be credited again [CREDIT-3]', async () => {
  const uid = await invoice(3)
  const one = await askFor(buyer!, uid, shortCases(3))
  expect((await dsr!.call(dsrRejectCreditRequest, { ...of(one.id), body: { reason: ' ' } })).body).toMatchObject({
    code: 'credit_reason_missing',
    field: 'reason',
  })
  await dsr!.ask(dsrRejectCreditRequest, { ...of(one.id), body: { reason: 'No photo' } })
  const other = await askFor(buyer!, uid, shortCases(3))
  expect((await colleague!.call(cancelCreditRequest, { ...of(other.id), body: {} })).status).toBe(409)
  await buyer!.ask(cancelCreditRequest, { ...of(other.id), body: { reason: 'Found it' } })
  const third = await askFor(buyer!, uid, shortCases(3))
  await dsr!.ask(dsrApproveCreditRequest, of(third.id))
  await admin!.ask(assignCreditRequest, { ...of(third.id), body: {} })
  await admin!.ask(rejectCreditRequest, { ...of(third.id), body: { reason: 'Signed for' } })
  const rejected = await readOf(buyer, third.id)
  expect([rejected.status, rejected.reason, rejected.events.at(-1)!.sentence]).toEqual([
    'rejected',
    'Signed for',
    'We did not credit it: Signed for.',
  ])
  const { options } = await buyer!.ask(getCreditOptions, { params: { division: 'NLV', invoiceUid: uid } })
  expect(options.lines[0]).toMatchObject({ claimedCents: 0, cases: { goodsClaimed: 0 } })
})

test('requests are assigned to clerks alone, and to another one [CREDIT-3]', async () => {
  const id = await requested('queue')
  const assign = (assigneeId: string) => admin!.call(assignCreditRequest, { ...of(id), body: { assigneeId } })
  for (const who of [people.buyer, people.dsr, people.prospect])
    expect((await assign(who)).body).toMatchObject({ code: 'credit_assignee_unknown', field: 'assigneeId' })
  expect((await dsr!.call(assignCreditRequest, { ...of(id), body: {} })).status).toBe(409)
  expect((await assign(people.otherDsr)).status).toBe(200)
  const same = await admin!.call(reassignCreditRequest, { ...of(id), body: { assigneeId: people.otherDsr } })
  expect(codeOf(same)).toBe('credit_assignee_same')
  const { staff } = await admin!.ask(listCreditStaff, {})
  expect(
    staff
      .filter(({ isClerk }) => isClerk)
      .map(({ id: clerkId }) => clerkId)
      .toSorted(),
  ).toEqual([people.admin, people.otherDsr].toSorted())
  expect(staff.find(({ mention }) => mention === 'dsr')).toMatchObject({ isClerk: false, roleName: 'DSR' })
})

test('bulk moves have a result for each: what cannot be done leaves the others done [CREDIT-4]', async () => {
  const [one, two, early] = [await requested('queue'), await requested('queue'), await requested('dsr')]
  const missing = '018f0000-0000-7000-8000-00000000dead'
  const body = { ids: [one, early, missing, two], assigneeId: people.otherDsr }
  const done = await admin!.ask(bulkAssignCreditRequests, { body })
  expect(done.isSuccess).toBe(false)
  expect(done.message).toBe('2 requests changed, 2 not')
  expect(done.results.map(({ id, isSuccess, code, status }) => [id, isSuccess, code, status])).toEqual([
    [one, true, null, 'inProgress'],
    [early, false, 'credit_move_not_possible', 'pendingDsrApproval'],
    [missing, false, 'credit_request_not_found', null],
    [two, true, null, 'inProgress'],
  ])
  const moved = await admin!.ask(bulkReassignCreditRequests, { body: { ids: [one, two], assigneeId: people.admin } })
  expect(moved.isSuccess).toBe(true)
  const back = await admin!.ask(bulkUnassignCreditRequests, { body: { ids: [one, two, two] } })
  expect(back.results).toHaveLength(2)
  expect((await readOf(admin, two)).status).toBe('pendingApproval')
  const nobody = await admin!.call(bulkAssignCreditRequests, { body: { ids: [one], assigneeId: people.buyer } })
  expect(codeOf(nobody)).toBe('credit_assignee_unknown')
})

test('the same approval sent twice is one, with the same response [CREDIT-3]', async () => {
  const id = await requested('admin')
  const send = () => admin!.call(approveCreditRequest, { ...of(id), body: {} }, { key: `approve-${id}` })
  const [one, other] = await Promise.all([send(), send()])
  expect([one.status, other.status]).toEqual([200, 200])
  const { count } = await db.row<{ count: number }>(
    'select count(*)::int as count from outbox_messages where subject = $1',
    [`credit-request:${id}`],
  )
  expect(count).toBe(1)
})
