import { expect, test } from 'vitest'
import {
  approveCreditRequest,
  assignCreditRequest,
  dsrApproveCreditRequest,
} from '#areas/credit-requests/credit-moves.endpoints.ts'
import { getCreditOptions, getCreditRequest } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { creditBookChecks } from '#areas/credit-requests/server/book-checks.ts'
import { noteCreditMemosJob } from '#areas/credit-requests/server/note-credit-memos.job.ts'
import { addFlourInvoice, askFor, shortCases } from '#areas/credit-requests/testing/credit-customer.ts'
import { getInvoice } from '#areas/invoice-pages/invoices.endpoints.ts'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { readConfig } from '#platform/config.ts'
import { signatureOf } from '#platform/sign-message.ts'
import { startApi } from '#tests/support/api.ts'
import { reportCreditDeclined, signedType } from '../erp.endpoints.ts'
import { demoConnector } from './demo-connector.ts'

const secret = 'a secret both sides know'
const api = await startApi({ ERP_URL: 'http://127.0.0.1:9', ERP_SECRET: secret })
const { db, clock } = api
const [buyer, dsr, admin] = await Promise.all((['buyer', 'dsr', 'admin'] as const).map((who) => api.as(who)))
const services = { db, clock, config: readConfig({ NODE_ENV: 'test' }) }
const of = (creditRequestId: string) => ({ params: { creditRequestId } })
const readOf = (who: typeof buyer, id: string) => who!.ask(getCreditRequest, of(id)).then(({ request }) => request)

let invoices = 0
/** A request for 4 of 10 cases with a share of $10.00 tax, approved; and the message about it. */
async function approved() {
  const uid = `E${++invoices}`
  await addFlourInvoice(db, uid, { total: 21_000 })
  const { id, requestNumber } = await askFor(buyer!, uid, shortCases(4))
  await dsr!.ask(dsrApproveCreditRequest, of(id))
  await admin!.ask(assignCreditRequest, { ...of(id), body: {} })
  await admin!.ask(approveCreditRequest, { ...of(id), body: {} })
  return { uid, id, requestNumber }
}
const messageOf = (id: string) =>
  db.row<{ messageId: string; payload: object }>(
    `select message_id as "messageId", payload from outbox_messages where subject = $1 order by id desc limit 1`,
    [`credit-request:${id}`],
  )
const deliver = async (id: string) => {
  const { messageId, payload } = await messageOf(id)
  return demoConnector(services).deliver({ messageId, topic: 'credit.approved', payload, createdAt: '' })
}
let messages = 0
function decline(creditRequestId: string, attempt: number, messageId = `m${++messages}`, key = secret) {
  const bytes = Buffer.from(JSON.stringify({ messageId, creditRequestId, attempt, reason: 'Period is closed' }))
  const timestamp = clock.now().toISOString()
  const headers = {
    'content-type': signedType,
    'x-larder-timestamp': timestamp,
    'x-larder-signature': signatureOf(key, timestamp, bytes.toString()),
  }
  return api.nobody.call(reportCreditDeclined, {}, { headers, bytes })
}
const broken = async () =>
  (await Promise.all([...creditBookChecks, ...invoiceBookChecks].map(({ broken: check }) => db.rows(check())))).flat()

test('an approved credit comes back as a credit memo on the account, delivered twice once [CREDIT-3, PLAT-4]', async () => {
  const { id, requestNumber } = await approved()
  await deliver(id)
  await deliver(id)
  const request = await readOf(buyer, id)
  const memo = `CM${requestNumber.slice(2)}`
  expect([request.creditMemo, request.status]).toEqual([memo, 'approved'])
  expect(request.events.at(-1)!.sentence).toBe(`The credit stands on your account as ${memo}.`)
  expect(request.events.filter(({ kind }) => kind === 'posted')).toHaveLength(1)
  const { invoice } = await buyer!.ask(getInvoice, { params: { division: 'NLV', invoiceNumber: memo } })
  // Four of ten cases at $20.00, and four tenths of $10.00.
  expect(invoice).toMatchObject({ kind: 'credit', total: -8400, open: -8400, otherCharges: -400, state: 'creditLeft' })
  expect(invoice.lines).toMatchObject([{ shippedCases: -4, lineTotal: -8000 }])
  expect(await broken()).toEqual([])
})

test('a credit memo that an import brought is noted within minutes, and the requester has mail [CREDIT-3]', async () => {
  const { id, requestNumber } = await approved()
  await db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents,
       credit_request) values ('NLV', 'X77', '0000101', '0000100', '2026-03-02', '2026-03-02', -8400, -8400, $1)`,
    [requestNumber],
  )
  await noteCreditMemosJob.run({}, services as never)
  await noteCreditMemosJob.run({}, services as never)
  expect(
    (await readOf(admin, id)).events.filter(({ sentence }) => sentence === 'The ERP booked it as X77.'),
  ).toHaveLength(1)
  const { count } = await db.row<{ count: number }>(
    `select count(*)::int as count from mails where to_address = 'buyer@larder.example' and subject like $1`,
    [`%${requestNumber}%Credited: X77%`],
  )
  expect(count).toBe(1)
  await expect(
    db.run(
      `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents,
         credit_request) values ('NLV', 'X78', '0000101', '0000100', '2026-03-02', '2026-03-02', -8400, -8400, $1)`,
      [requestNumber],
    ),
  ).rejects.toThrow(/invoices_credit_request/)
})

test('a declined posting is in the queue again with its reason, and claims what was approved [CREDIT-3]', async () => {
  const { id, uid } = await approved()
  expect((await decline(id, 1, undefined, 'another secret')).status).toBe(401)
  expect((await decline(id, 2)).body).toMatchObject({ code: 'credit_attempt_outdated' })
  expect((await decline(id, 1, 'once')).status).toBe(200)
  expect((await decline(id, 1, 'once')).status).toBe(200)
  const request = await readOf(admin, id)
  expect([request.status, request.reason, request.staff!.assigneeName]).toEqual([
    'pendingApproval',
    'Period is closed',
    null,
  ])
  expect(request.events.filter(({ kind }) => kind === 'declined')).toHaveLength(1)
  const seen = await readOf(buyer, id)
  expect(JSON.stringify(seen)).not.toContain('Period is closed')
  const { options } = await buyer!.ask(getCreditOptions, { params: { division: 'NLV', invoiceUid: uid } })
  expect(options.lines[0]!.claimedCents).toBe(8000)
  await admin!.ask(assignCreditRequest, { ...of(id), body: {} })
  await admin!.ask(approveCreditRequest, { ...of(id), body: {} })
  expect((await messageOf(id)).payload).toMatchObject({ attempt: 2, amount: 8400 })
  expect((await decline(id, 1)).body).toMatchObject({ code: 'credit_attempt_outdated' })
  await deliver(id)
  expect((await decline(id, 2)).body).toMatchObject({ code: 'credit_move_not_possible' })
  expect(await broken()).toEqual([])
})

test('the demo ERP books nothing for an account on credit hold [CREDIT-3]', async () => {
  const { id } = await approved()
  await db.run(`update bill_tos set is_on_credit_hold = true where number = '0000100'`)
  await deliver(id)
  await db.run(`update bill_tos set is_on_credit_hold = false where number = '0000100'`)
  expect(await readOf(admin, id)).toMatchObject({
    status: 'pendingApproval',
    reason: 'The account is on credit hold',
    creditMemo: null,
  })
})

test('the checks of the books find what breaks them [CREDIT-3]', async () => {
  const { id } = await approved()
  await deliver(id)
  await db.run(`update credit_requests set approved_cents = approved_cents - 1 where id = $1`, [id])
  expect(await broken()).toHaveLength(2)
})
