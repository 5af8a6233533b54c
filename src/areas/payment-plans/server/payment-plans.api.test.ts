import { afterEach, expect, test } from 'vitest'
import { startLoginAs } from '#areas/login-as/login-as.endpoints.ts'
import { browserOf } from '#areas/login-as/testing/browser-of.ts'
import { voidPayment } from '#areas/payments/history.endpoints.ts'
import { getPayables, makePayment } from '#areas/payments/payments.endpoints.ts'
import { recordOutcome } from '#areas/payments/server/record-outcome.ts'
import { payInFull } from '#areas/payments/testing/paying-customer.ts'
import { codeOf, monday } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import {
  acceptPaymentPlan,
  declinePaymentPlan,
  draftPaymentPlan,
  getPaymentPlan,
  listPaymentPlans,
  proposePaymentPlan,
  withdrawPaymentPlan,
} from '../payment-plans.endpoints.ts'
import { planWorld } from '../testing/plan-world.ts'
import { runPlan } from './run-plan.ts'

const world = await planWorld()
const {
  api,
  db,
  clock,
  admin,
  buyer,
  stranger,
  bank,
  services,
  bodyOf,
  propose,
  run,
  planOf,
  paymentsOf,
  openOf,
  books,
} = world
const accept = (params: { planId: string }) =>
  buyer.call(acceptPaymentPlan, { params, body: { paymentSettingsId: bank } })
const settle = (id: string, status: 'paid' | 'returned') =>
  db.inTransaction((tx) =>
    recordOutcome(
      tx,
      id,
      status === 'paid' ? { status } : { status, reasonCode: 'R02', reason: 'The account was closed.' },
      {
        now: clock.now(),
        publicUrl: 'https://larder.example',
      },
    ),
  )
afterEach(() => clock.set(monday))

test('a plan is proposed, accepted and paid on its days, and then paid in full [NEXT-13]', async () => {
  const { id, params, planNumber } = await propose([
    ['A1', 3001],
    ['A2', 2000],
  ])
  const mail = await db.row<{ subject: string; text: string }>(
    `select subject, text_body as text from mails where to_address = 'buyer@larder.example' order by id desc limit 1`,
  )
  expect(mail.subject).toBe(`Payment plan ${planNumber} proposed for Harbor Grill Group`)
  expect(mail.text).toContain('Instalment 1, Mon, Mar 9, 2026: $20.01')
  expect((await buyer.ask(getPaymentPlan, { params })).plan.abilities).toMatchObject({ accept: null, decline: null })
  await accept(params)
  expect((await buyer.ask(getPayables, { params: { division: 'NLV', billTo: '0000100' } })).invoices).toMatchObject([
    { invoiceNumber: 'A1', planNumber },
    { invoiceNumber: 'A2', planNumber },
  ])
  await run()
  expect(await planOf(id)).toMatchObject({ status: 'running', states: ['running', 'due', 'due'] })
  for (const [day, count] of [
    ['2026-03-09', 2],
    ['2026-03-16', 3],
  ] as const) {
    clock.set(new Date(`${day}T20:00:00Z`))
    await run()
    await run()
    expect(await paymentsOf(id)).toHaveLength(count)
    for (const payment of await paymentsOf(id)) await settle(payment.id, 'paid')
  }
  expect((await paymentsOf(id)).map(({ amount, payOn }) => [amount, payOn])).toEqual([
    [1000, '2026-03-02'],
    [2001, '2026-03-09'],
    [2000, '2026-03-16'],
  ])
  await run()
  expect(await planOf(id)).toMatchObject({ status: 'completed', states: ['paid', 'paid', 'paid'] })
  expect([await openOf('A1'), await openOf('A2')]).toEqual([0, 0])
  expect(await db.rows('select * from invoice_plans')).toEqual([])
  expect(await books()).toEqual([])
})

test('a missed instalment is a default: nothing runs after it, the invoices are due as before, staff are notified [NEXT-13]', async () => {
  const { id, params, planNumber } = await propose([['B1', 5000]])
  await accept(params)
  await run()
  const [down] = await paymentsOf(id)
  await settle(down!.id, 'returned')
  clock.set(new Date('2026-03-20T20:00:00Z'))
  await run()
  expect(await planOf(id)).toMatchObject({ status: 'defaulted', states: ['missed', 'due', 'due'] })
  expect(await openOf('B1')).toBe(5000)
  expect(await db.rows('select * from invoice_plans')).toEqual([])
  const mails = await db.rows<{ to: string }>(
    `select to_address as to from mails where subject = $1 order by to_address`,
    [`Payment plan ${planNumber} of Harbor Grill Group: defaulted`],
  )
  expect(mails.map(({ to }) => to)).toEqual(['admin@larder.example', 'buyer@larder.example'])
  expect(await books()).toEqual([])
})

test('a method that is gone, or a right that was lost, is a missed instalment with its reason [NEXT-13, security 32]', async () => {
  const { id, params } = await propose([['C1', 5000]], { startsOn: '2026-03-03' })
  await accept(params)
  await db.run('update payment_methods set all_bill_tos = false where id = $1', [bank])
  const covered = await db.rows('delete from payment_method_bill_tos where method_id = $1 returning *', [bank])
  clock.set(new Date('2026-03-03T20:00:00Z'))
  await run()
  await db.run(
    'insert into payment_method_bill_tos select * from jsonb_populate_recordset(null::payment_method_bill_tos, $1::jsonb)',
    [JSON.stringify(covered)],
  )
  expect(await planOf(id)).toMatchObject({
    status: 'defaulted',
    reason: 'This payment method cannot be used for this bill-to.',
    states: ['missed', 'due', 'due'],
    paid: 0,
  })
  expect(await books()).toEqual([])
})

test('what was paid in another way is not paid again; what finds nothing open is not needed [NEXT-13]', async () => {
  const { id, params } = await propose([['D1', 5000]])
  await accept(params)
  await run()
  const rest = await openOf('D1')
  expect(rest).toBe(4000)
  await buyer.ask(
    makePayment,
    payInFull(bank, [], { invoices: [{ invoiceNumber: 'D1', amount: 3500, seenOpen: 4000 }], total: 3500 }),
  )
  clock.set(new Date('2026-03-16T20:00:00Z'))
  await run()
  expect((await paymentsOf(id)).map(({ amount }) => amount)).toEqual([1000, 500])
  expect(await openOf('D1')).toBe(0)
  for (const payment of await paymentsOf(id)) await settle(payment.id, 'paid')
  await run()
  expect(await planOf(id)).toMatchObject({ status: 'completed', states: ['paid', 'paid', 'notNeeded'] })
  expect(await books()).toEqual([])
})

test('what is refused leaves everything as it was, with field and reason [NEXT-13]', async () => {
  const body = await bodyOf([['E1', 5000]])
  const refusal = async (change: object) => {
    const { status, body: answer } = await admin.call(proposePaymentPlan, { body: { ...body, ...change } })
    return [status, codeOf({ ok: status < 300, body: answer }), (answer as { field?: string }).field]
  }
  expect(await refusal({ downPayment: 5000 })).toEqual([422, 'plan_down_payment_wrong', 'downPayment'])
  expect(await refusal({ instalments: 25 })).toEqual([422, 'plan_instalments_wrong', 'instalments'])
  expect(await refusal({ startsOn: '2026-02-28' })).toEqual([422, 'plan_start_wrong', 'startsOn'])
  expect(await refusal({ billTo: '0000999' })).toEqual([404, 'plan_bill_to_not_found', 'billTo'])
  expect(await refusal({ invoices: [{ invoiceNumber: 'NONE', seenOpen: 1 }] })).toEqual([
    422,
    'plan_invoice_not_open',
    'invoices.0.invoiceNumber',
  ])
  expect(codeOf(await buyer.call(proposePaymentPlan, { body }))).toBe('feature_missing')
  const params = { division: 'NLV', billTo: '0000100' }
  expect(codeOf(await buyer.call(draftPaymentPlan, { params }))).toBe('feature_missing')
  const { invoices } = await admin.ask(draftPaymentPlan, { params })
  expect(invoices.map(({ invoiceNumber }) => invoiceNumber)).toContain('E1')
})

test('a plan of another is neither read nor answered; it lapses after the day of its first payment [NEXT-13, ACCESS-4]', async () => {
  const { params } = await propose([['F1', 5000]])
  const missing = { planId: '00000000-0000-7000-8000-00000000dead' }
  for (const call of [getPaymentPlan, declinePaymentPlan]) {
    const [foreign, none] = [await stranger.call(call, { params }), await stranger.call(call, { params: missing })]
    expect([foreign.status, foreign.body]).toEqual([none.status, none.body])
  }
  expect((await stranger.ask(listPaymentPlans, {})).plans).toEqual([])
  expect(codeOf(await stranger.call(acceptPaymentPlan, { params, body: { paymentSettingsId: bank } }))).toBe(
    'plan_not_found',
  )
  // Midnight in Las Vegas after March 2.
  clock.set(new Date('2026-03-03T07:59:59Z'))
  expect((await buyer.ask(getPaymentPlan, { params })).plan.status).toBe('proposed')
  clock.set(new Date('2026-03-03T08:00:00Z'))
  expect((await buyer.ask(getPaymentPlan, { params })).plan.status).toBe('lapsed')
  expect(codeOf(await accept(params))).toBe('plan_too_late')
  const { plans } = await buyer.ask(listPaymentPlans, { query: { status: 'lapsed' } })
  expect(plans.map(({ id }) => id)).toContain(params.planId)
})

test('an invoice is in one plan, and a plan is accepted only as it was proposed [NEXT-13]', async () => {
  const first = await propose([['G1', 5000]])
  const body = { ...(await bodyOf([])), invoices: [{ invoiceNumber: 'G1', seenOpen: 5000 }] }
  const second = await admin.ask(proposePaymentPlan, { body })
  const answers = await Promise.all([accept(first.params), accept({ planId: second.id })])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.map(codeOf)).toContain('plan_invoice_taken')
  expect(codeOf(await admin.call(proposePaymentPlan, { body }))).toBe('plan_invoice_taken')
  const third = await propose([['G2', 5000]])
  await buyer.ask(makePayment, payInFull(bank, [['G2', 5000]]))
  expect(codeOf(await accept(third.params))).toBe('plan_amounts_changed')
  expect(await books()).toEqual([])
})

test('a plan is accepted or withdrawn, in some order, and holds its invoices only while it runs [NEXT-13]', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, params } = await propose([[`H${round}`, 5000]])
    const withdraw = () => admin.call(withdrawPaymentPlan, { params, body: { reason: 'A mistake.' } })
    const [accepted] = await Promise.all(
      round % 2 === 0 ? [accept(params), withdraw()] : [withdraw(), accept(params)].toReversed(),
    )
    // Ending what runs is allowed: withdrawing always wins in the end.
    expect(await planOf(id)).toMatchObject({ status: 'withdrawn' })
    expect([null, 'plan_not_proposed']).toContain(codeOf(accepted!))
    expect(await db.rows('select * from invoice_plans where invoice_number = $1', [`H${round}`])).toEqual([])
  }
  await run()
  expect(await books()).toEqual([])
})

test('accepted and declined at once: one of them is [NEXT-13]', async () => {
  for (let round = 0; round < 8; round++) {
    const { params, id } = await propose([[`K${round}`, 5000]], { startsOn: '2026-03-04' })
    const decline = () => buyer.call(declinePaymentPlan, { params })
    const answers = await Promise.all(round % 2 === 0 ? [accept(params), decline()] : [decline(), accept(params)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await admin.call(withdrawPaymentPlan, { params, body: { reason: 'Done.' } })
    expect((await planOf(id)).paid).toBe(0)
  }
  expect(await books()).toEqual([])
})

test('accepted, declined and withdrawn at once: the plan ends withdrawn or declined, and each answer says what it did [NEXT-13]', async () => {
  for (let round = 0; round < 9; round++) {
    const { params, id } = await propose([[`M${round}`, 5000]], { startsOn: '2026-03-04' })
    const calls = [
      () => accept(params),
      () => buyer.call(declinePaymentPlan, { params }),
      () => admin.call(withdrawPaymentPlan, { params, body: { reason: 'A mistake.' } }),
    ]
    const turn = round % 3
    const answers = await Promise.all([...calls.slice(turn), ...calls.slice(0, turn)].map((call) => call()))
    const [accepted, declined, withdrawn] = [...answers.slice(3 - turn), ...answers.slice(0, 3 - turn)]
    expect([accepted!.ok, declined!.ok]).not.toEqual([true, true])
    // Declined first, nothing else is; otherwise withdrawing has the last word.
    const status = declined!.ok ? 'declined' : 'withdrawn'
    expect([withdrawn!.ok, (await planOf(id)).status]).toEqual([!declined!.ok, status])
    const ends = await db.rows(
      `select action from audit_entries where entity = $1 and action <> 'payment-plan.propose'`,
      [`payment-plan:${id}`],
    )
    expect(ends).toHaveLength(answers.filter(({ ok }) => ok).length)
    expect(await db.rows('select * from invoice_plans where invoice_number = $1', [`M${round}`])).toEqual([])
  }
  expect(await books()).toEqual([])
})

test('many workers run one plan at once: each instalment is paid once [NEXT-13]', async () => {
  for (let round = 0; round < 6; round++) {
    clock.set(monday)
    const { id, params } = await propose([[`W${round}`, 5000]])
    await accept(params)
    clock.set(new Date('2026-03-20T20:00:00Z'))
    await Promise.all(Array.from({ length: 4 }, () => runPlan(services, id)))
    expect((await paymentsOf(id)).map(({ amount }) => amount)).toEqual([1000, 2000, 2000])
    const { made } = await db.row<{ made: number }>(
      `select count(*)::int as made from payment_allocations where invoice_number = $1`,
      [`W${round}`],
    )
    expect(made).toBe(3)
  }
  expect(await books()).toEqual([])
})

test('a voided instalment is missed; staff who act as a customer accept nothing [NEXT-13, AUTH-8]', async () => {
  const { id, params } = await propose([['V1', 5000]])
  await accept(params)
  await run()
  const [down] = await paymentsOf(id)
  await admin.ask(voidPayment, { params: { paymentId: down!.id }, body: { reason: 'Wrong account.' } })
  await run()
  expect(await planOf(id)).toMatchObject({ status: 'defaulted', reason: 'Wrong account.' })
  const { params: next } = await propose([['V2', 5000]])
  const proxy = await browserOf(api, 'dsr')
  await proxy.ask(startLoginAs, { body: { userId: people.buyer } })
  const body = { paymentSettingsId: bank }
  expect(codeOf(await proxy.call(acceptPaymentPlan, { params: next, body }))).toBe('not_while_logged_in_as')
  expect(await books()).toEqual([])
})
