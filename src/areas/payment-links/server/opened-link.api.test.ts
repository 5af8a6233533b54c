import { join } from 'node:path'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { readLedger } from '#areas/card-sandbox/server/card-ledger.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { getPayment, listPayments } from '#areas/payments/history.endpoints.ts'
import { createLog } from '#platform/log.ts'
import { codeOf } from '#tests/support/api.ts'
import { openPaymentLink, payByLink, startLinkCard } from '../opened-link.endpoints.ts'
import { maxLinkTries } from '../payment-link.ts'
import { listPaymentLinks, revokePaymentLink } from '../payment-links.endpoints.ts'
import { linkWorld } from '../testing/link-world.ts'

const world = await linkWorld()
const { db, clock, people, send, open, enter, bodyOf, pay, chargeAll, openOf, books } = world
const { admin, nobody } = people

test('a link shows its own invoices to whoever has it, and nothing else of the account [NEXT-13]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'CANARY9', totalCents: 77_777 }])
  await db.run(`update ship_tos set address = 'CANARY street' where number = '0000101'`)
  const { token } = await send([
    { invoiceNumber: 'L1', totalCents: 5000 },
    { invoiceNumber: 'L2', totalCents: 700, shipTo: '0000102' },
  ])
  const { body } = await open(token)
  expect(body).toEqual({
    billToName: 'Harbor Grill Group',
    state: 'opened',
    invoices: [
      { invoiceNumber: 'L1', invoiceDate: '2026-02-02', dueDate: '2026-02-23', open: 5000, discount: 0 },
      { invoiceNumber: 'L2', invoiceDate: '2026-02-02', dueDate: '2026-02-23', open: 700, discount: 0 },
    ],
    discount: 0,
    total: 5700,
    today: '2026-03-02',
    lastDay: '2026-03-16',
    payment: null,
    whyNotPay: null,
  })
  expect(JSON.stringify(body)).not.toMatch(/CANARY|0000100|0000101|Downtown|admin|buyer|@/)
})

test('it pays by card without a session; ledger, history and receipt say by which link [NEXT-13]', async () => {
  const { token, email, id } = await send([
    { invoiceNumber: 'P1', totalCents: 5000 },
    { invoiceNumber: 'P2', totalCents: 700 },
  ])
  const paid = await pay(token)
  expect(paid.status).toBe(200)
  expect((await open(token)).body).toMatchObject({ state: 'paying', payment: { status: 'processing', amount: 5700 } })
  await chargeAll()
  expect((await open(token)).body).toMatchObject({
    state: 'paid',
    total: 0,
    payment: { status: 'paid', methodName: 'Visa ending in 4242', amount: 5700 },
  })
  expect([await openOf('P1'), await openOf('P2')]).toEqual([0, 0])
  const { payments } = await admin.ask(listPayments, { query: { mode: '3' } })
  expect(payments[0]).toMatchObject({ mode: 'link', placedByName: `By link, ${email}`, status: 'paid' })
  const { payment } = await admin.ask(getPayment, { params: { paymentId: payments[0]!.id } })
  expect(payment.events[0]).toMatchObject({ kind: 'placed', message: `By link, ${email}`, byName: null })
  const receipt = await db.rows<{ text: string; to: string }>(
    `select text_body as text, to_address as to from mails where subject like 'Receipt: payment ' || $1 || '%' order by to_address`,
    [payment.paymentNumber],
  )
  expect(receipt.map(({ to }) => to)).toEqual(['admin@larder.example', email])
  expect(receipt[1]!.text).not.toContain('http')
  const { links } = await admin.ask(listPaymentLinks, { query: { invoiceNumber: 'P1' } })
  expect(links).toMatchObject([{ id, state: 'paid', payment: { amount: 5700, status: 'paid' } }])
  expect(await db.rows('select uta_token_id from one_time_cards where payment_id = $1', [payment.id])).toEqual([
    { uta_token_id: null },
  ])
  expect(await books()).toEqual([])
})

test('the same card sent again returns the same payment; any other card finds the link used [NEXT-13]', async () => {
  const { token } = await send([{ invoiceNumber: 'S1', totalCents: 900 }])
  const [first, second] = [await enter(token), await enter(token)]
  const body = await bodyOf(token, first)
  const answers = await Promise.all(Array.from({ length: 6 }, () => nobody.call(payByLink, { body })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(codeOf(await nobody.call(payByLink, { body: { ...body, ...second } }))).toBe('link_being_paid')
  await chargeAll()
  expect(codeOf(await nobody.call(payByLink, { body: { ...body, ...second } }))).toBe('link_paid')
  expect(codeOf(await nobody.call(startLinkCard, { body: { token } }))).toBe('link_paid')
  expect((await nobody.ask(payByLink, { body })).isSuccess).toBe(true)
  const charged = readLedger(join(world.folder, 'card-ledger.jsonl')).filter(
    (each) => each.kind === 'charge' && each.amountCents === 900,
  )
  expect(charged).toHaveLength(1)
  expect(await books()).toEqual([])
})

test('whatever is wrong with a token reads the same [NEXT-13]', async () => {
  const [expired, revoked] = [
    await send([{ invoiceNumber: 'X1', totalCents: 100 }], { days: 1 }),
    await send([{ invoiceNumber: 'X2', totalCents: 100 }], { days: 30 }),
  ]
  await admin.ask(revokePaymentLink, { params: { linkId: revoked.id } })
  const before = clock.now()
  const wrong = ['', 'x', 'A'.repeat(43), `${expired.token}x`, expired.token.slice(1), "' or true --"]
  // Midnight in Las Vegas after its last day, March 3.
  clock.set(new Date('2026-03-04T07:59:59Z'))
  expect((await open(expired.token)).status).toBe(200)
  clock.set(new Date('2026-03-04T08:00:00Z'))
  const answers = []
  for (const token of [expired.token, revoked.token, ...wrong]) {
    const card = { utaTokenId: 'ut_1', utaCustomerId: 'uc_1' }
    for (const answer of [
      await open(token),
      await nobody.call(startLinkCard, { body: { token } }),
      await nobody.call(payByLink, { body: { token, ...card, invoices: [], total: 0 } }),
    ])
      answers.push(JSON.stringify([answer.status, answer.body]))
    await db.run('truncate rate_counters')
  }
  clock.set(before)
  expect(new Set(answers)).toEqual(
    new Set([
      JSON.stringify([
        404,
        {
          code: 'link_not_valid',
          message: 'This payment link does not work. Please ask whoever sent it for a new one.',
        },
      ]),
    ]),
  )
})

test('wrong tokens are limited for an address; a right one uses nothing up [NEXT-13]', async () => {
  await db.run('truncate rate_counters')
  const { token } = await send([{ invoiceNumber: 'R1', totalCents: 100 }])
  for (let n = 0; n < 40; n++) expect((await open(token)).status).toBe(200)
  const codes = []
  for (let n = 0; n < 22; n++) codes.push(codeOf(await open(`wrong${n}`)))
  expect(codes).toEqual([
    ...Array.from({ length: 20 }, () => 'link_not_valid'),
    'too_many_link_attempts',
    'too_many_link_attempts',
  ])
  expect((await open(token)).headers['retry-after']).toBe('900')
  await db.run('truncate rate_counters')
})

test('a link starts so many card entries and no more [NEXT-13, security 25]', async () => {
  const { token } = await send([{ invoiceNumber: 'T1', totalCents: 100 }])
  const answers = await Promise.all(
    Array.from({ length: maxLinkTries + 4 }, () => nobody.call(startLinkCard, { body: { token } })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(maxLinkTries)
  expect(new Set(answers.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(['link_tried_out']))
  expect((await open(token)).body).toMatchObject({
    whyNotPay: 'This link was tried too often. Please ask whoever sent it for a new one.',
  })
})

test('a declined card gives the link free for another one [NEXT-13]', async () => {
  const { token } = await send([{ invoiceNumber: 'D1', totalCents: 4000 }])
  expect((await pay(token, '4000000000005019')).status).toBe(200)
  await chargeAll()
  expect((await open(token)).body).toMatchObject({
    state: 'opened',
    total: 4000,
    payment: { status: 'failed', reason: 'The card was declined: insufficient funds.' },
  })
  expect((await pay(token)).status).toBe(200)
  await chargeAll()
  expect((await open(token)).body).toMatchObject({ state: 'paid' })
  expect(await openOf('D1')).toBe(0)
  expect(await books()).toEqual([])
})

test('a card of another link, or one made up, pays nothing [NEXT-13, security 24]', async () => {
  const [mine, theirs] = [
    await send([{ invoiceNumber: 'F1', totalCents: 300 }]),
    await send([{ invoiceNumber: 'F2', totalCents: 300 }]),
  ]
  const card = await enter(theirs.token)
  const made = await bodyOf(mine.token, card)
  expect(codeOf(await nobody.call(payByLink, { body: made }))).toBe('card_entry_ended')
  const up = { ...made, utaTokenId: 'ut_made_up' }
  expect(codeOf(await nobody.call(payByLink, { body: up }))).toBe('card_entry_ended')
  expect(await openOf('F1')).toBe(300)
})

test('invoices of no link are not paid by naming them, nor another amount than was shown [NEXT-13]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'N9', totalCents: 300 }])
  const { token } = await send([{ invoiceNumber: 'N1', totalCents: 300 }])
  const body = await bodyOf(token, await enter(token))
  const other = { ...body, invoices: [{ invoiceNumber: 'N9', seenOpen: 300 }] }
  const missing = { ...body, invoices: [{ invoiceNumber: 'NONE', seenOpen: 300 }] }
  const [ofOthers, ofNobody] = [
    await nobody.call(payByLink, { body: other }),
    await nobody.call(payByLink, { body: missing }),
  ]
  expect([ofOthers.status, ofOthers.body]).toEqual([ofNobody.status, ofNobody.body])
  const less = { ...body, invoices: [{ invoiceNumber: 'N1', seenOpen: 100 }], total: 100 }
  expect(codeOf(await nobody.call(payByLink, { body: less }))).toBe('invoices_changed')
  expect([await openOf('N1'), await openOf('N9')]).toEqual([300, 300])
})

test('the token stands in its mail alone: not in the database, not in the log [NEXT-13]', async () => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const logged = await linkWorld(createLog('debug', sink))
  const { token } = await logged.send([{ invoiceNumber: 'Q1', totalCents: 300 }])
  await logged.pay(token)
  await logged.pay(token).catch(() => undefined)
  await logged.people.nobody.call(openPaymentLink, { body: { token: `${token}x` } })
  const tables = await logged.db.rows<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`,
  )
  const holding = []
  for (const { name } of tables) {
    const { found } = await logged.db.row<{ found: boolean }>(
      `select exists (select from ${name} t where strpos(t::text, $1) > 0) as found`,
      [token],
    )
    if (found) holding.push(name)
  }
  expect(holding).toEqual([])
  expect(lines.join('')).not.toContain(token)
  expect(lines.length).toBeGreaterThan(0)
})
