import { beforeEach, expect, test } from 'vitest'
import { codeOf, monday, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { answerOrderShort } from '../order-shorts.endpoints.ts'
import { saveSubstitution } from '#areas/substitutions/substitutions.endpoints.ts'
import { departsAt, shortOrders } from '../testing/short-order.ts'

const api = await startApi()
const [buyer, colleague, stranger] = await Promise.all([api.as('buyer'), api.as('colleague'), api.as('stranger')])
const { short, shorts, answer, orderOf, messagesOf, mails, report } = shortOrders(api, buyer)
const sugar = items.outOfStock

beforeEach(async () => {
  api.clock.set(monday)
  await api.db.run(`update carts set status = 'discarded' where status = 'open'`)
  for (const table of ['substitution_preferences', 'item_alternates', 'mails']) await api.db.run(`delete from ${table}`)
  await api.db.run(
    `insert into item_alternates (division, item_number, alternate_number, rank) values ('NLV', $1, $2, 1)`,
    [items.flour, sugar],
  )
  await api.db.run('update item_stock set on_hand_cases = 500')
  await api.db.run(`update items set details = '{}'`)
})

test('a short line is notified at once, with the way to answer; the same report again notifies nobody [NEXT-3]', async () => {
  const params = await short()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'buyer@larder.example',
    subject: expect.stringContaining('please choose') as string,
  })
  expect(mail!.text).toContain('order-shorts=')
  await report(params.orderId, 0)
  expect(await mails()).toHaveLength(1)
  // Half of it is found: that is news; all of it: nothing is short any more.
  await report(params.orderId, 1)
  expect(await mails()).toHaveLength(2)
  await report(params.orderId, 2)
  expect((await shorts(params)).shorts).toEqual([])
})

test('the alternates come with their check, the price of the order’s day and the stock [NEXT-3]', async () => {
  const params = await short()
  const found = await shorts(params)
  expect(found).toMatchObject({ priceDate: '2026-03-03', departsAt, whyNot: null })
  expect(found.shorts).toMatchObject([
    {
      itemNumber: items.flour,
      missing: { cases: 2, units: 0 },
      missingTotal: 4000,
      state: 'open',
      offers: [{ itemNumber: sugar, quantity: { cases: 2, units: 0 }, lineTotal: 2400, stockStatus: 'in stock' }],
    },
  ])
  await api.db.run('update item_stock set on_hand_cases = 1 where item_number = $1', [sugar])
  expect((await shorts(params)).shorts[0]?.offers).toEqual([])
})

test('one tap takes an alternate: line, totals, version, history, and one message to the ERP [NEXT-3]', async () => {
  const params = await short(1)
  expect((await answer(params, sugar)).ok).toBe(true)
  const order = await orderOf(params)
  expect(order).toMatchObject({ version: 2, totalCases: 3, subtotal: 2000 + 3000 + 1200 })
  expect(order.items.map((line) => [line.itemNumber, line.orderedCases, line.lineTotal])).toEqual([
    [items.flour, 1, 2000],
    [items.oil, 1, 3000],
    [sugar, 1, 1200],
  ])
  expect(order.items[2]?.insteadOf).toMatchObject({ itemNumber: items.flour, byName: 'buyer' })
  expect(order.items[2]?.receipt).toMatchObject({ kind: 'list' })
  expect(order.history.at(-1)?.message).toBe('buyer took SUGAR CANE RAW for FLOUR ALL PURPOSE.')
  expect(order.formerVersions).toMatchObject([{ version: 1, subtotal: 7000, replacedByName: 'buyer' }])
  expect(await messagesOf(params)).toMatchObject([
    { topic: 'order.placed' },
    { topic: 'order.changed', payload: { version: 2, replacesVersion: 1 } },
  ])
  expect((await shorts(params)).shorts).toMatchObject([{ state: 'taken', answeredByName: 'buyer', offers: [] }])
})

test('a line of which nothing comes leaves the order to its alternate [NEXT-3]', async () => {
  const params = await short(0)
  await answer(params, sugar)
  const order = await orderOf(params)
  expect(order.items.map((line) => [line.itemNumber, line.orderedCases])).toEqual([
    [items.oil, 1],
    [sugar, 2],
  ])
  expect(order.weightHundredths).toBe(3500 + 2 * 5000)
})

test('going without is kept, and no message goes to the ERP, which has confirmed so [NEXT-3]', async () => {
  const params = await short()
  expect((await answer(params, null)).ok).toBe(true)
  expect((await orderOf(params)).version).toBe(1)
  expect(await messagesOf(params)).toHaveLength(1)
  expect(codeOf(await answer(params, sugar))).toBe('short_already_answered')
})

test('a call that is sent again with its key is answered again, and changes the order once [NEXT-3]', async () => {
  const params = await short()
  const key = '11111111-1111-4111-8111-111111111111'
  const answers = [await answer(params, sugar, buyer, key), await answer(params, sugar, buyer, key)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await orderOf(params)).version).toBe(2)
  expect(await messagesOf(params)).toHaveLength(2)
})

test('of two people who answer one short at once one is taken, the other reads who was first [NEXT-3]', async () => {
  for (let round = 0; round < 5; round++) {
    const params = await short()
    const answers = await Promise.all([
      answer(params, sugar, buyer),
      answer(params, null, colleague),
      answer(params, sugar, colleague),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = answers.flatMap((each) => (each.ok ? [] : [each.body]))
    for (const { code, message } of refused) {
      expect(code).toBe('short_already_answered')
      expect(message).toMatch(/^(buyer|colleague) (took SUGAR CANE RAW instead|chose to go without) already\.$/)
    }
    const { version } = await orderOf(params)
    expect(await messagesOf(params)).toHaveLength(version)
  }
})

test('after the truck left it is refused with the time; a moment before it is taken [NEXT-3]', async () => {
  const params = await short()
  api.clock.set(new Date(departsAt))
  expect(await answer(params, sugar)).toMatchObject({
    status: 409,
    body: { code: 'short_too_late', message: 'The truck left at 6:00 AM PST on Tue, Mar 3.' },
  })
  expect((await shorts(params)).whyNot).toBe('The truck left at 6:00 AM PST on Tue, Mar 3.')
  api.clock.set(new Date(new Date(departsAt).getTime() - 1))
  expect((await answer(params, sugar)).ok).toBe(true)
})

test('an allergen is taken only by who says so knowing it; another price is refused [NEXT-3, CHECK-2]', async () => {
  const params = await short()
  await api.db.run(`update items set details = '{"allergensContains": ["Milk"]}' where item_number = $1`, [sugar])
  expect((await shorts(params)).shorts[0]?.offers).toMatchObject([{ needsAcceptance: true }])
  expect(codeOf(await answer(params, sugar))).toBe('alternative_not_alike')
  const call = (body: object) =>
    buyer.call(answerOrderShort, { params: { ...params, lineNumber: '1' }, body: { itemNumber: sugar, ...body } })
  expect(codeOf(await call({ isLossAccepted: true, expectedTotal: 2399 }))).toBe('short_price_changed')
  expect((await call({ isLossAccepted: true, expectedTotal: 2400 })).ok).toBe(true)
})

test('an item that nobody offered, and a line of somebody else, are refused [NEXT-3, security 9]', async () => {
  const params = await short()
  expect(codeOf(await answer(params, items.chicken))).toBe('short_alternative_not_offered')
  expect((await answer(params, sugar, stranger)).status).toBe(404)
  const foreign = { ...params, ...shipTos.foreign }
  expect((await answer(foreign, sugar, stranger)).status).toBe(404)
  expect((await orderOf(params)).version).toBe(1)
})

test('none asks nobody but notifies; what was chosen and not sent is asked, with the reason [NEXT-3]', async () => {
  const flour = { ...shipTos.own, itemNumber: items.flour }
  await buyer.ask(saveSubstitution, { params: flour, body: { choice: 'none' } })
  const none = await short()
  expect((await shorts(none)).shorts).toMatchObject([{ state: 'informed' }])
  expect((await mails())[0]?.subject).not.toContain('please choose')
  const body = { choice: 'substitute' as const, alternatives: [{ itemNumber: sugar }] }
  await buyer.ask(saveSubstitution, { params: flour, body })
  const asked = await short()
  expect((await shorts(asked)).shorts).toMatchObject([
    { state: 'open', ifShort: { reason: 'The warehouse did not send what you chose.' }, offers: [{ isChosen: true }] },
  ])
})
