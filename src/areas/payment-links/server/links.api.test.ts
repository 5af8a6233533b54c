import { expect, test } from 'vitest'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { makePayment } from '#areas/payments/payments.endpoints.ts'
import { addBank, payInFull } from '#areas/payments/testing/paying-customer.ts'
import { codeOf } from '#tests/support/api.ts'
import { payByLink } from '../opened-link.endpoints.ts'
import { createPaymentLink, listPaymentLinks, revokePaymentLink } from '../payment-links.endpoints.ts'
import { linkWorld } from '../testing/link-world.ts'

const world = await linkWorld()
const { api, db, people, send, open, enter, bodyOf, chargeAll, openOf, books } = world
const { admin, buyer, accounting, stranger, nobody } = people
const body = {
  division: 'NLV',
  billTo: '0000100',
  invoiceNumbers: ['C1'],
  email: 'Payer@Kitchen.example',
}

test('a link is mailed with what it pays; the mail is sealed while it waits [NEXT-13]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'C1', totalCents: 5000 }])
  const made = await buyer.ask(createPaymentLink, { body })
  expect(made.message).toBe('The link was sent to payer@kitchen.example. It works until Mon, Mar 16, 2026.')
  const mail = await db.row<{ subject: string; text: string; isSealed: boolean }>(
    `select subject, text_body as text, is_sealed as "isSealed" from mails where to_address = 'payer@kitchen.example'`,
  )
  expect([mail.subject, mail.isSealed]).toEqual(['$50.00 to pay for Harbor Grill Group', true])
  const { links, totalRecords } = await accounting.ask(listPaymentLinks, { query: { includeTotal: 'true' } })
  expect(totalRecords).toBe(1)
  expect(links[0]).toMatchObject({
    id: made.id,
    email: 'payer@kitchen.example',
    state: 'open',
    open: 5000,
    createdByName: 'buyer',
    lastDay: '2026-03-16',
    whyNotRevoke: null,
  })
  expect(JSON.stringify(links)).not.toMatch(/token|hash/i)
})

test('what is refused names its field and sends nothing [NEXT-13]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'C2', totalCents: 5000, openCents: 0 },
    { invoiceNumber: 'C3', totalCents: 5000, shipTo: '0000201', billTo: '0000200' },
    { invoiceNumber: 'C4', totalCents: -5000 },
  ])
  const before = await db.rows('select id from mails')
  const ask = async (client: typeof buyer, change: object) => {
    const { status, body: answer } = await client.call(createPaymentLink, { body: { ...body, ...change } })
    const { code, field } = answer as { code?: string; field?: string }
    return [status, code, field]
  }
  expect(await ask(buyer, { invoiceNumbers: [] })).toEqual([422, 'link_invoices_missing', 'invoiceNumbers'])
  for (const number of ['C2', 'C3', 'C4', 'NONE'])
    expect(await ask(buyer, { invoiceNumbers: ['C1', number] })).toEqual([
      422,
      'link_invoice_not_open',
      'invoiceNumbers.1',
    ])
  for (const email of ['', 'nobody', 'a@b', 'a@b.example\nbcc: c@d.example', 'два@b.example'])
    expect(await ask(buyer, { email })).toEqual([422, 'link_email_invalid', 'email'])
  expect(await ask(buyer, { days: 31 })).toEqual([400, 'invalid_request', 'days'])
  expect(await ask(stranger, {})).toEqual([422, 'link_invoice_not_open', 'invoiceNumbers.0'])
  expect(await ask(stranger, { billTo: '0000999' })).toEqual([422, 'link_invoice_not_open', 'invoiceNumbers.0'])
  await db.run(`update users set role = 'chef' where name = 'colleague'`)
  const chef = await api.as('colleague')
  expect(await ask(chef, {})).toEqual([403, 'feature_missing', undefined])
  await db.run(`insert into user_features select id, 'sendPaymentLinks' from users where name = 'colleague'`)
  expect(await ask(chef, {})).toEqual([422, 'link_cards_not_allowed', undefined])
  expect(await db.rows('select id from mails')).toEqual(before)
})

test('another’s links are neither listed nor revoked; who lacks one ship-to of a link does not see it [NEXT-13, ACCESS-4]', async () => {
  const both = await send([
    { invoiceNumber: 'V1', totalCents: 100 },
    { invoiceNumber: 'V2', totalCents: 100, shipTo: '0000102' },
  ])
  expect((await stranger.ask(listPaymentLinks, {})).links).toEqual([])
  const params = { linkId: both.id }
  const [foreign, missing] = [
    await stranger.call(revokePaymentLink, { params }),
    await stranger.call(revokePaymentLink, { params: { linkId: '00000000-0000-7000-8000-00000000dead' } }),
  ]
  expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
  await db.run(`insert into user_ship_tos select id, 'NLV', '0000101' from users where name = 'accounting'`)
  expect((await accounting.ask(listPaymentLinks, {})).links.map(({ id }) => id)).not.toContain(both.id)
  expect(codeOf(await accounting.call(revokePaymentLink, { params }))).toBe('link_not_found')
  await db.run('delete from user_ship_tos')
  await accounting.ask(revokePaymentLink, { params })
  expect((await open(both.token)).status).toBe(404)
  expect(codeOf(await accounting.call(revokePaymentLink, { params }))).toBe('link_is_over')
})

test('an invoice that somebody signed in has paid is not paid by the link again [NEXT-13, security 29]', async () => {
  const { token } = await send([{ invoiceNumber: 'I1', totalCents: 900 }])
  const asked = await bodyOf(token, await enter(token))
  const bank = await addBank(buyer, db)
  await buyer.ask(makePayment, payInFull(bank, [['I1', 900]]))
  expect(codeOf(await nobody.call(payByLink, { body: asked }))).toBe('link_settled')
  expect((await open(token)).body).toMatchObject({ state: 'settled', total: 0 })
  expect(await books()).toEqual([])
})

test('two tabs of one link with two cards, many times: one of them pays [NEXT-13, security 29]', async () => {
  for (let round = 0; round < 8; round++) {
    const { token, id } = await send([{ invoiceNumber: `TT${round}`, totalCents: 500 }])
    const cards = [await enter(token), await enter(token), await enter(token)]
    const bodies = await Promise.all(cards.map((card) => bodyOf(token, card)))
    const answers = await Promise.all(
      bodies.flatMap((each) => [each, each]).map((each) => nobody.call(payByLink, { body: each })),
    )
    const numbers = answers.flatMap((answer) => (answer.ok ? [answer.body.paymentNumber] : []))
    expect(new Set(numbers).size).toBe(1)
    expect(new Set(answers.flatMap((answer) => codeOf(answer) ?? []))).toEqual(new Set(['link_being_paid']))
    const made = await db.rows('select payment_id from payment_link_tries where link_id = $1 and is_live', [id])
    expect(made).toHaveLength(1)
  }
  await chargeAll()
  expect(await books()).toEqual([])
})

test('a link and somebody signed in pay the same invoice at once: one of them does [NEXT-13, security 29]', async () => {
  const bank = await addBank(buyer, db)
  const ends = new Set<string>()
  for (let round = 0; round < 10; round++) {
    const invoiceNumber = `LS${round}`
    const { token } = await send([{ invoiceNumber, totalCents: 500 }])
    const asked = await bodyOf(token, await enter(token))
    const signedIn = () => buyer.call(makePayment, payInFull(bank, [[invoiceNumber, 500]]))
    const byLink = () => nobody.call(payByLink, { body: asked })
    const answers = await Promise.all(round % 2 === 0 ? [byLink(), signedIn()] : [signedIn(), byLink()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    ends.add(answers.map(codeOf).find((code) => code !== null)!)
    const { paid } = await db.row<{ paid: number }>(
      'select sum(pay_cents)::int as paid from payment_allocations where invoice_number = $1',
      [invoiceNumber],
    )
    expect(paid).toBe(500)
  }
  expect([...ends].every((code) => ['invoices_changed', 'link_settled'].includes(code))).toBe(true)
  expect(await books()).toEqual([])
})

test('a link is revoked or paid, never both [NEXT-13]', async () => {
  for (let round = 0; round < 10; round++) {
    const { token, id } = await send([{ invoiceNumber: `RP${round}`, totalCents: 500 }])
    const asked = await bodyOf(token, await enter(token))
    const pay = () => nobody.call(payByLink, { body: asked })
    const revoke = () => admin.call(revokePaymentLink, { params: { linkId: id } })
    const answers = await Promise.all(round % 2 === 0 ? [pay(), revoke()] : [revoke(), pay()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const { revoked } = await db.row<{ revoked: boolean }>(
      'select revoked_at is not null as revoked from payment_links where id = $1',
      [id],
    )
    expect(await openOf(`RP${round}`)).toBe(revoked ? 500 : 0)
  }
  expect(await books()).toEqual([])
})
