import { beforeAll, expect, test } from 'vitest'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { checkBooks } from '#platform/book-check.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { getPayables, makePayment } from '../payments.endpoints.ts'
import { addBank, addCard, payInFull } from '../testing/paying-customer.ts'
import { paymentBookChecks } from './book-checks.ts'

const api = await startApi({ PAYMENTS_URL: 'http://key:secret@127.0.0.1:9' })
const { db } = api
await migrateJobs(api.url, createLog('silent'))
const [buyer, stranger, accounting] = await Promise.all([api.as('buyer'), api.as('stranger'), api.as('accounting')])
const harbor = { division: 'NLV', billTo: '0000100' }
let bank = ''
beforeAll(async () => {
  bank = await addBank(buyer, db)
})

const openOf = async (invoiceNumber: string): Promise<number> =>
  (await db.row<{ open: number }>('select open_cents as open from invoices where invoice_number = $1', [invoiceNumber]))
    .open
const books = () => checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks])

test('a payment takes its amounts at once and is there with number, method and allocations [BILL-3]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'M1', totalCents: 5000 },
    { invoiceNumber: 'M2', totalCents: 700 },
  ])
  const made = await buyer.ask(
    makePayment,
    payInFull(bank, [
      ['M1', 5000],
      ['M2', 700],
    ]),
  )
  expect(made).toMatchObject({ isSuccess: true, message: `Payment ${made.paymentNumber} was made` })
  expect([await openOf('M1'), await openOf('M2')]).toEqual([0, 0])
  expect(await db.row('select * from payments where id = $1', [made.id])).toMatchObject({
    status: 'processing',
    amount_cents: 5700,
    method_name: 'Business account ending in 1012',
    pay_on: '2026-03-02',
    receipt_email: 'buyer@larder.example',
  })
  expect(await db.row(`select subject, to_address from mails order by created_at desc limit 1`)).toEqual({
    subject: `Receipt: payment ${made.paymentNumber} for Harbor Grill Group`,
    to_address: 'buyer@larder.example',
  })
  expect(await books()).toEqual([])
})

test('a part with a credit: the credit is used, the rest stays open [BILL-3]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'M3', totalCents: 5000 },
    { invoiceNumber: 'MC', totalCents: -900 },
  ])
  const invoices = [{ invoiceNumber: 'M3', amount: 2000, seenOpen: 5000 }]
  const credits = [{ invoiceNumber: 'MC', amount: 900, seenOpen: -900 }]
  await buyer.ask(makePayment, payInFull(bank, [], { invoices, credits, total: 1100 }))
  expect([await openOf('M3'), await openOf('MC')]).toEqual([3000, 0])
  expect(await books()).toEqual([])
})

test('credits that cover everything are applied without a method, and are paid at once [BILL-3]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'M4', totalCents: 900 },
    { invoiceNumber: 'MD', totalCents: -1000 },
  ])
  const credits = [{ invoiceNumber: 'MD', amount: 900, seenOpen: -1000 }]
  const { id } = await buyer.ask(makePayment, payInFull(null, [['M4', 900]], { credits, total: 0 }))
  expect(await db.row('select status, method_name, paying_kind from payments where id = $1', [id])).toEqual({
    status: 'paid',
    method_name: 'Credits',
    paying_kind: 'credit',
  })
  expect([await openOf('M4'), await openOf('MD')]).toEqual([0, -100])
  const sent = await db.rows<{ topic: string }>(`select topic from outbox_messages where subject = $1`, [
    `payment:${id}`,
  ])
  expect(sent).toEqual([{ topic: 'payment.paid' }])
  expect(await books()).toEqual([])
})

test('the discount for early payment is taken where terms allow, on the day the payment is for [BILL-3]', async () => {
  await db.run(`update bill_tos set early_discount_hundredths = 200, early_discount_days = 10 where number = '0000100'`)
  await storeInvoices(db, [{ invoiceNumber: 'M5', totalCents: 10_000, invoiceDate: '2026-02-25' }])
  const { terms } = await buyer.ask(getPayables, { params: harbor })
  expect(terms).toEqual({ percentHundredths: 200, days: 10 })
  const late = await buyer.call(makePayment, payInFull(bank, [['M5', 10_000]], { payOn: '2026-03-09', total: 9800 }))
  expect(late.body).toMatchObject({ code: 'total_changed', details: { total: 10_000 } })
  await buyer.ask(makePayment, payInFull(bank, [['M5', 10_000]], { total: 9800 }))
  expect(await openOf('M5')).toBe(0)
  await db.run(`update bill_tos set early_discount_hundredths = 0, early_discount_days = 0 where number = '0000100'`)
  expect(await books()).toEqual([])
})

test('what is open comes with its credits, the first due first, and with what pays it [BILL-3]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'P1', totalCents: 300, dueDate: '2026-05-09' },
    { invoiceNumber: 'P2', totalCents: 200, dueDate: '2026-05-08' },
    { invoiceNumber: 'PC', totalCents: -100, dueDate: '2026-05-07' },
  ])
  const found = await buyer.ask(getPayables, { params: harbor })
  const isOurs = ({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber.startsWith('P')
  expect(found.invoices.filter(isOurs).map(({ invoiceNumber, open }) => [invoiceNumber, open])).toEqual([
    ['P2', 200],
    ['P1', 300],
  ])
  expect(found.credits.filter(isOurs)).toMatchObject([{ invoiceNumber: 'PC', shipTo: '0000101', open: -100 }])
  expect(found).toMatchObject({ billToName: 'Harbor Grill Group', notShown: 0 })
  expect(found.methods).toMatchObject([{ paymentSettingsId: bank, kind: 'bank', isExpired: false }])
  const none = await stranger.ask(getPayables, { params: { division: 'NLV', billTo: '0000200' } })
  expect(none).toMatchObject({ invoices: [], credits: [], methods: [], terms: null })
})

test('what is refused leaves everything as it was, with field and reason [BILL-3]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'R1', totalCents: 5000 },
    { invoiceNumber: 'R2', totalCents: 5000, shipTo: '0000201', billTo: '0000200' },
  ])
  const [expired, foreign] = [
    await addCard(db, { expires: '2026-02' }),
    await addBank(stranger, db, { division: 'NLV', number: '0000200' }),
  ]
  const refusal = async (method: string | null, more: object = {}) => {
    const { body } = await buyer.call(makePayment, payInFull(method, [['R1', 5000]], more))
    return [(body as { code: string }).code, (body as { field?: string }).field]
  }
  const wrong = (amount: number) => ({ invoices: [{ invoiceNumber: 'R1', amount, seenOpen: 5000 }], total: amount })
  const foreignInvoice = { invoices: [{ invoiceNumber: 'R2', amount: 5000, seenOpen: 5000 }] }
  expect([
    await refusal(bank, wrong(5001)),
    await refusal(bank, wrong(0)),
    await refusal(bank, wrong(-1)),
    await refusal(bank, wrong(10.005)),
    await refusal(bank, foreignInvoice),
    await refusal(foreign),
    await refusal(expired),
    await refusal(null),
    await refusal(bank, { payOn: '2026-03-01' }),
    await refusal(bank, { payOn: '2026-03-07' }),
    await refusal(bank, { payOn: '2026-05-25' }),
    await refusal(bank, { billTo: '0000200' }),
    await refusal(bank, { total: 4999 }),
  ]).toEqual([
    ['amount_above_open', 'invoices.0.amount'],
    ['amount_not_positive', 'invoices.0.amount'],
    ['amount_not_positive', 'invoices.0.amount'],
    ['invalid_request', 'invoices.0.amount'],
    ['invoice_not_payable', 'invoices.0.invoiceNumber'],
    ['method_not_for_bill_to', 'paymentSettingsId'],
    ['card_expired', 'paymentSettingsId'],
    ['method_required', 'paymentSettingsId'],
    ['pay_on_in_past', 'payOn'],
    ['pay_on_no_banking_day', 'payOn'],
    ['pay_on_too_far', 'payOn'],
    ['bill_to_not_found', 'billTo'],
    ['total_changed', 'total'],
  ])
  expect([await openOf('R1'), await openOf('R2')]).toEqual([5000, 5000])
})

test('another customer’s bill-to reads like one that does not exist [ACCESS-4]', async () => {
  const ask = async (billTo: string) => (await buyer.call(getPayables, { params: { division: 'NLV', billTo } })).body
  expect(await ask('0000200')).toMatchObject({ code: 'bill_to_not_found' })
  expect(await ask('0000200')).toEqual(await ask('0009998'))
})

test('a stranger’s invoice reads exactly like one that does not exist [ACCESS-4]', async () => {
  const ask = async (invoiceNumber: string) => {
    const { body } = await buyer.call(makePayment, payInFull(bank, [[invoiceNumber, 5000]]))
    return JSON.stringify(body).replaceAll(invoiceNumber, '…')
  }
  expect(await ask('R2')).toBe(await ask('R9'))
})

test('the same key again returns the same payment; another key finds nothing open [BILL-3, security 29]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'K1', totalCents: 5000 }])
  const input = payInFull(bank, [['K1', 5000]])
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => buyer.call(makePayment, input, { key: 'one-click-too-many' })),
  )
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const again = await buyer.call(makePayment, input)
  expect(again.body).toMatchObject({
    code: 'invoices_changed',
    details: { changed: [{ invoiceNumber: 'K1', seenOpen: 5000, open: 0 }] },
  })
})

test('two people in two tabs pay the same invoices at once: one of them does [security 29]', async () => {
  for (let round = 0; round < 12; round++) {
    const numbers = [`T${round}a`, `T${round}b`] as const
    await storeInvoices(
      db,
      numbers.map((invoiceNumber) => ({ invoiceNumber, totalCents: 800 })),
    )
    const pay = (client: typeof buyer, order: readonly string[]) =>
      client.call(
        makePayment,
        payInFull(
          bank,
          order.map((number) => [number, 800] as const),
        ),
      )
    const answers = await Promise.all([
      pay(buyer, numbers),
      pay(accounting, numbers.toReversed()),
      pay(buyer, numbers.toReversed()),
      pay(accounting, [numbers[1]]),
    ])
    const paid = answers.filter(({ ok }) => ok)
    expect(paid).toHaveLength(1)
    expect(answers.map(codeOf).filter((code) => code !== null)).toEqual(
      Array.from({ length: 3 }, () => 'invoices_changed'),
    )
  }
  expect(await books()).toEqual([])
})

test('paying needs the feature; a chef has none of it [ACCESS-3]', async () => {
  await db.run(`update users set role = 'chef' where name = 'colleague'`)
  const chef = await api.as('colleague')
  expect(codeOf(await chef.call(makePayment, payInFull(bank, [['R1', 5000]])))).toBe('feature_missing')
  expect(codeOf(await chef.call(getPayables, { params: harbor }))).toBe('feature_missing')
})

test('who is kept to one ship-to sees and pays its invoices, and those of no sibling [ACCESS-4]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'S1', totalCents: 400, shipTo: '0000102' }])
  await db.run(`insert into user_ship_tos select id, 'NLV', '0000101' from users where name = 'accounting'`)
  const { invoices } = await accounting.ask(getPayables, { params: harbor })
  expect(invoices.map(({ shipTo }) => shipTo)).not.toContain('0000102')
  expect(codeOf(await accounting.call(makePayment, payInFull(bank, [['S1', 400]])))).toBe('invoice_not_payable')
})
