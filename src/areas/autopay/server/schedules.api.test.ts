import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { addBank } from '#areas/payments/testing/paying-customer.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import {
  activateAutopay,
  addBillToAutopay,
  addUserAutopay,
  deactivateAutopay,
  editBillToAutopay,
  editUserAutopay,
  removeAutopay,
  skipAutopayRun,
} from '../autopay-changes.endpoints.ts'
import {
  getAutopayChoices,
  getAutopaySchedule,
  listAutopayLog,
  listAutopaySchedules,
  previewAutopay,
} from '../autopay.endpoints.ts'
import { everyFriday } from '../testing/autopay-customer.ts'

// Monday, March 2nd 2026, noon in Las Vegas; the run of a day is at 14:00 UTC.
const api = await startApi({ PAYMENTS_URL: 'http://key:secret@127.0.0.1:9' })
const { db } = api
const [buyer, accounting, colleague, stranger, dsr, admin] = await Promise.all([
  api.as('buyer'),
  api.as('accounting'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
  api.as('admin'),
])
await db.run(`insert into user_ship_tos values ('${people.colleague}', 'NLV', '0000101')`)
let bank = ''
beforeAll(async () => {
  bank = await addBank(buyer, db)
})
const harbor = [{ division: 'NLV', number: '0000100' }]
const params = (scheduleId: string) => ({ params: { scheduleId } })
const problem = ({ body }: { body: unknown }) => {
  const { code, field } = body as { code: string; field?: string }
  return [code, field]
}
const added = async (client = buyer, more: Parameters<typeof everyFriday>[1] = {}, call = addUserAutopay) =>
  (await client.ask(call as typeof addUserAutopay, everyFriday(bank, more))).schedules[0]!

test('a schedule is set up, with its next run in the division’s days and its words [BILL-5]', async () => {
  const { message, schedules } = await buyer.ask(addUserAutopay, everyFriday(bank, { limit: 50_000 }))
  expect(message).toBe('Autopay was set up')
  expect(schedules).toMatchObject([
    {
      kind: 'user',
      billToName: 'Harbor Grill Group',
      userName: 'buyer',
      methodName: 'Business account ending in 1012',
      isActive: true,
      limit: 50_000,
      whenText: 'Every Friday',
      whatText: 'What is due by then, for all ship-tos',
      nextRun: { period: '2026-03-06', payOn: '2026-03-06' },
      lastRun: null,
      abilities: { edit: null, deactivate: null, skip: null, remove: null },
    },
  ])
  expect(new Date(schedules[0]!.nextRun!.runsAt).toISOString()).toBe('2026-03-06T14:00:00.000Z')
  const { events } = await buyer.ask(listAutopayLog, params(schedules[0]!.id))
  expect(events).toMatchObject([
    {
      kind: 'created',
      byName: 'buyer',
      text: 'Autopay was set up: Every Friday. What is due by then, for all ship-tos.',
    },
  ])
})

test('schedules of a bill-to are seen by whoever has all of it; a person’s own by nobody else but staff [BILL-5, ACCESS-4]', async () => {
  const [own, shared] = [await added(), await added(buyer, {}, addBillToAutopay as never)]
  const sees = async (client: typeof buyer) =>
    [own.id, shared.id].map(async (id) => (await client.call(getAutopaySchedule, params(id))).ok)
  const seen = async (client: typeof buyer) => Promise.all(await sees(client))
  expect(await seen(buyer)).toEqual([true, true])
  expect(await seen(accounting)).toEqual([false, true])
  // Kept to one ship-to of the bill-to.
  expect(await seen(colleague)).toEqual([false, false])
  expect(await seen(stranger)).toEqual([false, false])
  expect(await seen(admin)).toEqual([true, true])
  const listed = async (client: typeof buyer) =>
    (await client.ask(listAutopaySchedules, { query: { pageSize: 100 } })).schedules.map(({ id }) => id)
  expect(await listed(accounting)).toContain(shared.id)
  expect(await listed(accounting)).not.toContain(own.id)
  expect(await listed(stranger)).toEqual([])
  for (const client of [accounting, stranger])
    expect(codeOf(await client.call(previewAutopay, params(own.id)))).toBe('schedule_not_found')
  expect(codeOf(await stranger.call(deactivateAutopay, params(shared.id)))).toBe('schedule_not_found')
})

test('somebody of the customer who is kept to some ship-tos has their own schedules, and none of the bill-to [BILL-5]', async () => {
  const theirs = await added(colleague)
  expect(theirs.userName).toBe('colleague')
  const whole = await colleague.call(addBillToAutopay, everyFriday(bank))
  expect(problem(whole)).toEqual(['person_not_able', 'billTos'])
  const sibling = await colleague.call(addUserAutopay, everyFriday(bank, { shipTos: ['0000102'] }))
  expect(problem(sibling)).toEqual(['ship_to_not_found', 'shipTos'])
})

test('what cannot be kept is refused with field and reason, and nothing is stored [BILL-5]', async () => {
  const before = await db.row('select count(*)::int as count from autopay_schedules')
  const refused = async (more: object) => problem(await buyer.call(addUserAutopay, everyFriday(bank, more)))
  const foreign = await addBank(stranger, db, { division: 'NLV', number: '0000200' })
  expect([
    await refused({ day: null }),
    await refused({ day: 7 }),
    await refused({ timing: 'dueDate' }),
    await refused({ limit: 0 }),
    await refused({ limit: 10.5 }),
    await refused({ timing: 'dueDate', day: null, covers: 'open' }),
    await refused({ paymentSettingsId: foreign }),
    await refused({ billTos: [{ division: 'NLV', number: '0000200' }] }),
    await refused({ billTos: [...harbor, { division: 'NLV', number: '0000200' }] }),
    await refused({ billTos: [...harbor, ...harbor] }),
    await refused({ billTos: [] }),
    await refused({ shipTos: ['0000201'] }),
    await refused({ userId: people.accounting }),
  ]).toEqual([
    ['day_wrong', 'day'],
    ['day_wrong', 'day'],
    ['day_wrong', 'day'],
    ['limit_not_positive', 'limit'],
    ['invalid_request', 'limit'],
    ['covers_not_for_timing', 'covers'],
    ['method_not_for_bill_to', 'paymentSettingsId'],
    ['bill_to_not_found', 'billTos'],
    ['bill_to_not_found', 'billTos'],
    ['bill_to_twice', 'billTos'],
    ['invalid_request', 'billTos'],
    ['ship_to_not_found', 'shipTos'],
    ['person_not_found', 'userId'],
  ])
  expect(await db.row('select count(*)::int as count from autopay_schedules')).toEqual(before)
})

test('staff set it up in the name of somebody of the customer who may pay [BILL-5]', async () => {
  const key = { division: 'NLV', billTo: '0000100' }
  const { people: offered } = await admin.ask(getAutopayChoices, { params: key })
  expect(offered.map(({ name }) => name)).toEqual(['accounting', 'buyer', 'colleague'])
  const without = await admin.call(addBillToAutopay, everyFriday(bank))
  expect(problem(without)).toEqual(['person_missing', 'userId'])
  const foreign = await admin.call(addBillToAutopay, everyFriday(bank, { userId: people.stranger }))
  expect(problem(foreign)).toEqual(['person_not_found', 'userId'])
  const { schedules } = await admin.ask(addBillToAutopay, everyFriday(bank, { userId: people.accounting }))
  expect(schedules[0]).toMatchObject({ userName: 'accounting', createdByName: 'admin' })
  // A rep has the right to see accounts, not to set up what they pay.
  expect(codeOf(await dsr.call(addUserAutopay, everyFriday(bank, { userId: people.buyer })))).toBe('feature_missing')
})

test('a change needs the version that was seen, and gives it the next one [BILL-5]', async () => {
  const { id, version } = await added()
  const { billTos: _, ...terms } = everyFriday(bank, { timing: 'dayOfMonth', day: 31 }).body
  const body = { ...terms, scheduleId: id, version }
  const { schedule } = await buyer.ask(editUserAutopay, { body })
  expect(schedule).toMatchObject({ version: version + 1, nextRun: { period: '2026-03-31' } })
  expect(codeOf(await buyer.call(editUserAutopay, { body }))).toBe('schedule_changed')
  expect(codeOf(await buyer.call(editBillToAutopay, { body }))).toBe('schedule_not_found')
  expect(codeOf(await accounting.call(editUserAutopay, { body }))).toBe('schedule_not_found')
})

test('the schedule of a bill-to is changed by its own call alone, and asked twice it changes once [BILL-5]', async () => {
  const { id, version } = await added(buyer, {}, addBillToAutopay as never)
  const { billTos: _, ...terms } = everyFriday(bank, { timing: 'dayOfMonth', day: 31 }).body
  const body = { ...terms, scheduleId: id, version }
  expect(codeOf(await buyer.call(editUserAutopay, { body }))).toBe('schedule_not_found')
  const key = randomUUID()
  for (let times = 0; times < 2; times++) {
    const { schedule } = await buyer.ask(editBillToAutopay, { body }, { key })
    expect(schedule).toMatchObject({ kind: 'billTo', version: version + 1, nextRun: { period: '2026-03-31' } })
  }
})

test('deactivated and activated again, each said once in the log; an inactive one has no next run [BILL-5]', async () => {
  const { id } = await added()
  const ended = await buyer.ask(deactivateAutopay, params(id))
  expect(ended.schedule).toMatchObject({ isActive: false, nextRun: null, stopReason: '' })
  await buyer.ask(deactivateAutopay, params(id))
  const again = await buyer.ask(activateAutopay, params(id))
  expect(again.schedule).toMatchObject({ isActive: true, nextRun: { period: '2026-03-06' } })
  await buyer.ask(activateAutopay, params(id))
  const { events } = await buyer.ask(listAutopayLog, params(id))
  expect(events.map(({ kind }) => kind)).toEqual(['activated', 'deactivated', 'created'])
})

test('a customer ends their own without the right to add one, and anybody with that right one of the bill-to [BILL-5]', async () => {
  const own = await added(colleague)
  const shared = await added(buyer, {}, addBillToAutopay as never)
  await db.run(`update users set role = 'chef' where name = 'colleague'`)
  expect((await colleague.call(deactivateAutopay, params(own.id))).status).toBe(200)
  expect(codeOf(await colleague.call(activateAutopay, params(own.id)))).toBe('feature_missing')
  expect((await colleague.call(removeAutopay, params(own.id))).status).toBe(200)
  await db.run(`update users set role = 'customerUser' where name = 'colleague'`)
  expect((await accounting.call(deactivateAutopay, params(shared.id))).status).toBe(200)
})

test('whose schedule somebody else ended gets one mail with their name; their own ending sends none [BILL-5]', async () => {
  const ended = () =>
    db.rows<{ to: string; text: string }>(
      `select to_address as to, text_body as text from mails where subject = 'Autopay was ended: Harbor Grill Group'`,
    )
  await db.run('delete from mails')
  const own = await added()
  await buyer.ask(deactivateAutopay, params(own.id))
  await buyer.ask(removeAutopay, params(own.id))
  expect(await ended()).toEqual([])
  const { id } = await added()
  await admin.ask(deactivateAutopay, params(id))
  await admin.ask(deactivateAutopay, params(id))
  await admin.ask(removeAutopay, params(id))
  expect(await ended()).toEqual([
    { to: 'buyer@larder.example', text: expect.stringContaining('admin ended it. No invoices are paid by it') },
  ])
  const shared = await added(buyer, {}, addBillToAutopay as never)
  await accounting.ask(removeAutopay, params(shared.id))
  expect((await ended()).map(({ to }) => to)).toEqual(['buyer@larder.example', 'buyer@larder.example'])
  expect((await ended()).filter(({ text }) => text.includes('accounting ended it.'))).toHaveLength(1)
})

test('a removed schedule is gone [BILL-5]', async () => {
  const { id } = await added()
  await buyer.ask(removeAutopay, params(id))
  expect(codeOf(await buyer.call(getAutopaySchedule, params(id)))).toBe('schedule_not_found')
  expect(codeOf(await buyer.call(activateAutopay, params(id)))).toBe('schedule_not_found')
  const { schedules } = await buyer.ask(listAutopaySchedules, { query: { pageSize: 100 } })
  expect(schedules.map((schedule) => schedule.id)).not.toContain(id)
})

test('the preview shows the next runs with the invoices of today; a skipped one is left out, once [BILL-5]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'P1', totalCents: 5000, dueDate: '2026-03-05' },
    { invoiceNumber: 'P2', totalCents: 700, dueDate: '2026-03-12' },
    { invoiceNumber: 'P3', totalCents: -200 },
  ])
  const { id } = await added()
  const preview = async () => (await buyer.ask(previewAutopay, params(id))).runs
  const short = (runs: Awaited<ReturnType<typeof preview>>) =>
    runs.slice(0, 3).map(({ period, total, isSkipped, lines }) => [period, total, isSkipped, lines.length])
  expect(short(await preview())).toEqual([
    ['2026-03-06', 4800, false, 2],
    ['2026-03-13', 700, false, 1],
    ['2026-03-20', 0, false, 0],
  ])
  const skip = (period: string) => buyer.call(skipAutopayRun, { ...params(id), body: { period } })
  const first = await skip('2026-03-06')
  expect(first.body).toMatchObject({
    message: 'The run of Fri, Mar 6, 2026 is skipped',
    schedule: { nextRun: { period: '2026-03-13' } },
  })
  expect(codeOf(await skip('2026-03-06'))).toBe('run_is_done')
  expect(codeOf(await skip('2026-03-07'))).toBe('run_not_upcoming')
  expect(short(await preview())).toEqual([
    ['2026-03-06', 0, true, 0],
    ['2026-03-13', 5500, false, 3],
    ['2026-03-20', 0, false, 0],
  ])
})
