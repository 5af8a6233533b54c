import { expect, test } from 'vitest'
import { listPunchoutMessages } from '#areas/punchout-log/punchout-log.endpoints.ts'
import { enablePunchout } from '#areas/punchout-settings/testing/integration.ts'
import { codeOf } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { notificationsOf } from '#tests/support/notifications-of.ts'
import { sendPunchoutDocumentAgain, sendUserPunchoutDocumentAgain } from '../punchout-documents.endpoints.ts'
import { plantedSecret, startDocumentsWorld } from '../testing/documents-world.ts'
import { deliverDocuments } from './deliver-documents.ts'

const world = await startDocumentsWorld()
const { api, deliver, hurry, order, move, taken, inbox, elsewhere, params, services } = world
const { db } = api
const confirmed = async () => {
  const { orderId } = await order()
  await move(orderId, 'InProgress')
  await move(orderId, 'Open')
  return orderId
}
const outcomes = async () => (await world.log()).map(({ status, reason }) => `${status} ${reason}`.trim())
const state = () =>
  db.row<{ attempts: number; isDelivered: boolean; isStopped: boolean }>(
    `select attempts, delivered_at is not null as "isDelivered", stopped_at is not null as "isStopped" from punchout_documents`,
  )

test('what is not taken is sent again, byte by byte, until it is; each attempt is in the log [PUNCH-3]', async () => {
  await confirmed()
  Object.assign(inbox.answers, { http: 302, headers: { location: `http://${elsewhere.host}/inside` } })
  await deliver()
  expect(elsewhere.taken).toEqual([])
  Object.assign(inbox.answers, { http: 503, headers: {} })
  await hurry()
  await deliver()
  Object.assign(inbox.answers, { http: 200, code: 560, sentence: 'Closed until noon.' })
  await hurry()
  await deliver()
  Object.assign(inbox.answers, { code: 201, sentence: '' })
  await hurry()
  await deliver()
  expect(new Set(inbox.taken.map(({ text }) => text)).size).toBe(1)
  expect(await outcomes()).toEqual([
    '302 The address returned HTTP 302',
    '503 The address returned HTTP 503',
    '560 Closed until noon.',
    '201',
  ])
  expect(await state()).toEqual({ attempts: 4, isDelivered: true, isStopped: false })
  await hurry()
  await deliver()
  expect(inbox.taken).toHaveLength(4)
})

test('what the buyer’s system refuses is not tried again; its sentence is in the log [PUNCH-3]', async () => {
  await confirmed()
  Object.assign(inbox.answers, { code: 417, sentence: 'There is no such order here.' })
  await deliver()
  await hurry()
  await deliver()
  expect(inbox.taken).toHaveLength(1)
  expect(await outcomes()).toEqual(['417 There is no such order here.'])
  // NEXT-7: the owner of the integration learns of it, once.
  const notified = await notificationsOf(db, 'punchoutDocumentFailed')
  expect(notified.map(({ userId }) => userId)).toEqual([people.buyer])
  expect(notified[0]!.body).toContain('There is no such order here.')
  expect(await state()).toMatchObject({ isStopped: true })
})

test('after three days it is given up [PUNCH-3]', async () => {
  await confirmed()
  inbox.answers.http = 500
  await deliver()
  await db.run(`update punchout_documents set first_attempt_at = now() - interval '73 hours'`)
  await hurry()
  await deliver()
  expect(await state()).toMatchObject({ attempts: 2, isStopped: true })
})

test('an answer that repeats the secret leaves none of it in the log [PUNCH-3, security 48]', async () => {
  await confirmed()
  const escaped = plantedSecret.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')
  inbox.answers.body = `<cXML><Response><Status code="400" text="No">Wrong secret ${escaped}, ${encodeURIComponent(plantedSecret)}</Status></Response>
    <Header><SharedSecret>${escaped}</SharedSecret></Header></cXML>`
  await deliver()
  const [logged] = await world.log()
  expect(logged).toMatchObject({ status: 400, reason: 'Wrong secret ****, ****' })
  expect(JSON.stringify(logged)).not.toMatch(/planted/)
  expect(logged!.answer).toContain('<SharedSecret>****</SharedSecret>')
})

test('a private address is not reached, whatever was stored [PUNCH-3, NEXT-12]', async () => {
  await confirmed()
  while (await deliverDocuments(world.strict));
  expect(inbox.taken).toEqual([])
  expect(await outcomes()).toEqual(['550 The address leads into a network that is not reached from outside'])
})

test('killed between sending and noting, the document goes out again with the same payloadID [PUNCH-3]', async () => {
  await confirmed()
  await deliverDocuments({ ...services, db: { ...db, rows: async () => [] } })
  const dying: typeof db = {
    ...db,
    inTransaction: async (work) =>
      inbox.taken.length === 0 ? db.inTransaction(work) : Promise.reject(new Error('killed')),
  }
  await expect(deliverDocuments({ ...services, db: dying })).rejects.toThrow('killed')
  expect([inbox.taken.length, (await world.log()).length]).toEqual([1, 0])
  // Its lease holds others off for a minute.
  await deliver()
  expect(inbox.taken).toHaveLength(1)
  await db.run(`update punchout_documents set leased_until = now() - interval '1 second'`)
  await deliver()
  expect(new Set(taken().map(({ payloadId }) => payloadId)).size).toBe(1)
  expect(inbox.taken).toHaveLength(2)
})

test('two processes send a document once, and an integration one at a time [PUNCH-3]', async () => {
  for (let count = 0; count < 5; count++) await confirmed()
  inbox.answers.pauseMs = 20
  await Promise.all([deliver(), deliver(), deliver()])
  await deliver()
  const ids = taken().map(({ payloadId }) => payloadId)
  expect([ids.length, new Set(ids).size]).toEqual([5, 5])
})

test('an owner who may no longer use punchout, or no longer act for the ship-to, is sent nothing [PUNCH-3, ACCESS-4]', async () => {
  await confirmed()
  await db.run(`delete from user_features where user_id = $1 and feature = 'punchout'`, [people.buyer])
  await deliver()
  expect(inbox.taken).toEqual([])
  expect(await outcomes()).toEqual(['403 The owner of this integration may no longer use punchout for this ship-to'])
  await enablePunchout(api, 'buyer')
  await confirmed()
  const had = await db.rows<{ division: string; billTo: string }>(
    `delete from user_bill_tos where user_id = $1 returning division, bill_to as "billTo"`,
    [people.buyer],
  )
  await deliver()
  expect(inbox.taken).toEqual([])
  for (const { division, billTo } of had)
    await db.run('insert into user_bill_tos (user_id, division, bill_to) values ($1, $2, $3)', [
      people.buyer,
      division,
      billTo,
    ])
})

test('a document is sent again by hand under the same payloadID, by its owner alone, and the trail has it [PUNCH-5]', async () => {
  const orderId = await confirmed()
  Object.assign(inbox.answers, { code: 417, sentence: 'Not yet.' })
  await deliver()
  Object.assign(inbox.answers, { code: 200, sentence: '' })
  const [buyer, stranger, admin] = await Promise.all([api.as('buyer'), api.as('stranger'), api.as('admin')])
  const { messages } = await buyer.ask(listPunchoutMessages, { params, query: { direction: 'out' } })
  expect(messages).toMatchObject([{ kind: 'ConfirmationRequest', status: 417, reason: 'Not yet.' }])
  const again = { params: { ...params, messageId: messages[0]!.id } }
  const ofUser = { params: { ...again.params, userId: people.buyer } }
  expect(codeOf(await stranger.call(sendPunchoutDocumentAgain, again))).not.toBeNull()
  expect((await stranger.call(sendUserPunchoutDocumentAgain, ofUser)).status).toBe(403)
  await buyer.ask(sendPunchoutDocumentAgain, again)
  await deliver()
  await admin.ask(sendUserPunchoutDocumentAgain, ofUser)
  await deliver()
  expect(new Set(taken().map(({ payloadId }) => payloadId)).size).toBe(1)
  expect(inbox.taken).toHaveLength(3)
  const trail = await db.rows(`select action from audit_entries where action = 'punchout.send-document-again'`)
  expect(trail).toHaveLength(2)
  // A later confirmation takes its place; nothing that was received is sent.
  await move(orderId, 'Cancelled')
  await deliver()
  expect(codeOf(await buyer.call(sendPunchoutDocumentAgain, again))).toBe('document_replaced')
  const received = await buyer.ask(listPunchoutMessages, { params, query: { direction: 'in' } })
  const other = { params: { ...params, messageId: received.messages[0]!.id } }
  expect(codeOf(await buyer.call(sendPunchoutDocumentAgain, other))).toBe('document_not_resendable')
})
