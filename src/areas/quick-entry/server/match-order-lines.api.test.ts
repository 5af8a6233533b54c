import { beforeAll, describe, expect, test } from 'vitest'
import { publish } from '#platform/events/live-events.ts'
import { addItemsToGuide } from '#areas/guides/guide-items.endpoints.ts'
import { createGuide } from '#areas/guides/guides.endpoints.ts'
import { type Client, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { processorMs } from '#tests/support/processor-ms.ts'
import { forgetOrderWords, learnOrderWords, matchOrderLines } from '../quick-entry.endpoints.ts'

const api = await startApi()
let buyer: Client
beforeAll(async () => {
  await api.db.run(
    `insert into item_purchases values ('NLV', '0000101', $1, 9, '2026-02-27T10:00:00Z', null),
       ('NLV', '0000101', $2, 5, '2026-02-27T10:00:00Z', null), ('NLV', '0000101', $3, 5, '2026-02-27T10:00:00Z', null)`,
    [items.flour, items.oil, items.discontinued],
  )
  await api.db.run(`insert into customer_items values ('NLV', '0000101', $1, 'House chicken', 'K417')`, [items.chicken])
  // Made for another customer only: nobody else may learn that it exists.
  await api.db.run(
    `insert into items (division, item_number, description, pack_size_description, brand, category_id, gtin,
        is_proprietary, reserved_ship_tos, erp_status)
     values ('NLV', '0001077', 'PICKLE SECRET SPEAR', '4/1 GAL', 'Millstone', 'dry', '10012345678902', true, '{0000201}', 'active')`,
  )
  buyer = await api.as('buyer')
})

const matched = async (
  text: string,
  more: { cartId?: string } = {},
  client = buyer,
  params = shipTos.own as { division: string; shipTo: string },
) => client.ask(matchOrderLines, { params, body: { text, ...more } })
const first = async (text: string) => (await matched(text)).lines[0]!

describe('lines', () => {
  test('number, GTIN, own number and name are matched, with quantity and unit [CART-13]', async () => {
    const { lines, items: shown } = await matched(
      ['Hi Rosa,', '0001002 3', '00012345600012 2 cs', 'K417 1', 'flour all purpose 4 ea', 'Thanks!'].join('\n'),
    )
    expect(lines.map((line) => [line.outcome, line.choices[0], line.quantity, line.unit])).toEqual([
      ['skipped', undefined, null, null],
      ['taken', items.oil, 3, 'CS'],
      ['taken', items.flour, 2, 'CS'],
      ['taken', items.chicken, 1, 'CS'],
      ['taken', items.flour, 4, 'EA'],
      ['skipped', undefined, null, null],
    ])
    expect(shown.find(({ itemNumber }) => itemNumber === items.oil)).toMatchObject({
      description: 'OIL CANOLA',
      casePrice: 3000,
      eachPrice: null,
      timesOrdered: 5,
      blockedReason: null,
    })
  })

  test('bags are cases of what is packed singly, and asked about for every other item [CART-13]', async () => {
    // 8/5 LB, and sold by the each as well.
    expect(await first('0001001 2 bags')).toMatchObject({ outcome: 'asked', reason: 'Is this a case or an each?' })
    // 1/35 LB, by the case only.
    expect(await first('0001002 2 jugs')).toMatchObject({ outcome: 'taken', unit: 'CS', quantity: 2, reason: null })
  })

  test('an item that cannot be ordered needs a decision, with the sentence of its rule [CART-13, ITEM-7]', async () => {
    expect(await first('0001008 2 cs')).toMatchObject({ outcome: 'asked', reason: 'Discontinued Item' })
    expect(await first('0001009 2 cs')).toMatchObject({ outcome: 'asked', reason: 'Item price not available' })
    expect(await first('0001007 2 cs')).toMatchObject({ outcome: 'asked', reason: 'Item reserved for another ship-to' })
    expect(await first('0001002 2 ea')).toMatchObject({
      outcome: 'asked',
      reason: 'This item is not sold in this unit.',
    })
    expect(await first('1/2 cs 0001002')).toMatchObject({ outcome: 'asked', quantity: null })
    expect(await first('2 cs dragon fruit')).toMatchObject({
      outcome: 'unmatched',
      choices: [],
      quantity: 2,
      unit: 'CS',
    })
  })

  test('an item that the open cart blocks needs a decision [CART-13, ITEM-7]', async () => {
    const { id: cartId } = await api.db.row<{ id: string }>(
      `insert into carts (id, division, ship_to, bill_to, type, so_type, created_by, changed_by)
       values (gen_random_uuid(), 'NLV', '0000101', '0000100', 'external', 'willCall', $1, $1) returning id`,
      [people.buyer],
    )
    expect((await matched('0001006 1 cs')).lines[0]?.outcome).toBe('taken')
    const { lines } = await matched('0001006 1 cs', { cartId })
    expect(lines[0]).toMatchObject({ outcome: 'asked', reason: 'Cannot add for Will Call order' })
  })
})

test('a weight is proposed as the cases that hold it, with the reason, and never taken as a number of cases [CART-13]', async () => {
  // 8/5 LB.
  expect(await first('100 lb flour all purpose')).toMatchObject({
    outcome: 'asked',
    quantity: 3,
    writtenQuantity: 100,
    unit: 'CS',
    reason: 'Items are ordered by the case or each, not by the pound. 100 lb are in 3 CS of 8/5 LB.',
  })
  // By the piece: nothing is proposed.
  expect(await first('20 lb oysters fresh')).toMatchObject({ outcome: 'asked', quantity: null, writtenQuantity: 20 })
})

describe('an unusual quantity', () => {
  test('a quantity far above what this ship-to orders must be confirmed, with the usual one [CART-13]', async () => {
    const answer = await matched('0001002 400 cs')
    expect(answer.lines[0]).toMatchObject({ outcome: 'asked', quantity: 400, choices: [items.oil] })
    expect(answer.lines[0]!.reason).toMatch(/^400 CS is (far more than usual|a lot for a first order)/)
  })

  test('a number that may count pieces is proposed as the cases that hold them, with the reason [CART-13]', async () => {
    // Bread is packed 12 to the case.
    const turned = { outcome: 'asked', quantity: 3, writtenQuantity: 30, unit: 'CS' }
    expect(await first('0001006 30')).toMatchObject(turned)
    expect((await first('0001006 30')).reason).toMatch(/30 pieces are 3 CS of 12\.$/)
    expect((await first('30 bags sourdough bread')).quantity).toBe(3)
    expect(await first('0001006 30 cs')).toMatchObject({ quantity: 30, writtenQuantity: 30 })
    // Oil holds one jug: the number stays.
    expect(await first('0001002 30')).toMatchObject({ outcome: 'asked', quantity: 30 })
  })
})

describe('what a kitchen chose for its words:', () => {
  const line = 'fryer gold 2 cs'
  const choose = (itemNumber: string, client = buyer, params = shipTos.own) =>
    client.call(learnOrderWords, { params, body: { choices: [{ words: 'fryer gold', itemNumber }] } })

  test('comes first the next time, is taken after a second choice, and is deleted on request [CART-13]', async () => {
    expect((await first(line)).choices[0]).not.toBe(items.oil)
    expect((await choose(items.oil)).status).toBe(200)
    expect(await first(line)).toMatchObject({ outcome: 'asked', isLearned: true, choices: [items.oil] })
    await choose(items.oil)
    expect(await first('2 cs gold fryer')).toMatchObject({ outcome: 'taken', choices: [items.oil] })
    await choose(items.flour)
    expect((await first(line)).outcome).toBe('asked')
    await buyer.call(forgetOrderWords, { params: shipTos.own, query: { words: 'fryer gold' } })
    expect((await first(line)).isLearned).toBe(false)
  })

  test('applies to no other ship-to, and is learned only from those who manage its carts [CART-13, security 67]', async () => {
    await choose(items.oil)
    await choose(items.oil)
    const stranger = await api.as('stranger')
    const { lines } = await matched(line, {}, stranger, shipTos.foreign)
    expect(lines[0]).toMatchObject({ isLearned: false })
    expect([403, 404]).toContain((await choose(items.oil, stranger)).status)
  })

  test('never names an item made for another customer [security 67]', async () => {
    await choose('0001077')
    await choose('0001077')
    expect((await matched(line)).items.map(({ itemNumber }) => itemNumber)).not.toContain('0001077')
  })
})

describe('limits', () => {
  test('an empty list and one of more than 500 lines are refused [CART-13]', async () => {
    const call = (text: string) => buyer.call(matchOrderLines, { params: shipTos.own, body: { text } })
    expect(await call('\n')).toMatchObject({ status: 400, body: { code: 'list_empty' } })
    expect(await call('0001002 1\n'.repeat(501))).toMatchObject({ status: 422, body: { code: 'list_too_long' } })
    expect(await call('x'.repeat(100_001))).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  })

  test('500 lines are matched by one call in well under a second [CART-13]', async () => {
    const text = Array.from({ length: 500 }, (_, i) => `${(i % 9) + 1} cs flour all purpose`).join('\n')
    const from = processorMs()
    const { lines } = await matched(text)
    expect(lines.filter(({ outcome }) => outcome === 'taken')).toHaveLength(500)
    expect(processorMs() - from).toBeLessThan(3000)
  })
})

describe('data of other customers', () => {
  test('an item made for another customer is found neither by name nor by number or GTIN [security 67]', async () => {
    const stranger = await api.as('stranger')
    const found = async (client: Client, text: string, shipTo: { division: string; shipTo: string }) =>
      (await matched(text, {}, client, shipTo)).items.map(({ itemNumber }) => itemNumber)
    // The index may have been loaded before the item was added.
    await publish(api.db, { topic: 'catalogue', division: 'NLV' })
    await expect.poll(() => found(stranger, '0001077 2 cs', shipTos.foreign), { timeout: 15_000 }).toContain('0001077')
    for (const text of ['2 cs pickle secret spear', '0001077 2 cs', '10012345678902 2'])
      expect(await found(buyer, text, shipTos.own), text).not.toContain('0001077')
  })

  test("another customer's history and own numbers match nothing [CART-13]", async () => {
    const stranger = await api.as('stranger')
    const { lines } = await matched('K417 1', {}, stranger, shipTos.foreign)
    expect(lines[0]).toMatchObject({ outcome: 'unmatched' })
  })
})

describe('guides', () => {
  test('a line that only a guide of the ship-to decides is taken, for this ship-to alone [ITEM-2, CART-13]', async () => {
    await api.db.run(
      `insert into items (division, item_number, description, pack_size_description, brand, category_id, is_broken_case,
         eaches_per_case, case_weight_hundredths, erp_status)
       select 'NLV', n, d, '6/1 LB', 'Millstone', 'dry', false, 1, 600, 'active'
       from (values ('0001090', 'PASTA PENNE ZITA'), ('0001091', 'PASTA PENNE RIGATE')) v (n, d)`,
    )
    await api.db.run(
      `insert into item_prices (division, item_number, scope, starts_on, case_price_cents)
       values ('NLV', '0001090', 'L', '2020-01-01', 900), ('NLV', '0001091', 'L', '2020-01-01', 900)`,
    )
    await publish(api.db, { topic: 'catalogue', division: 'NLV' })
    await expect.poll(async () => (await first('2 pasta penne')).choices.length, { timeout: 10_000 }).toBe(2)
    expect((await first('2 pasta penne')).outcome).toBe('asked')
    const { guide } = await buyer.ask(createGuide, {
      params: shipTos.own,
      body: { type: 'CustomOrder', name: 'Pasta' },
    })
    const of = { ...shipTos.own, type: guide.type, guideId: guide.id }
    await buyer.ask(addItemsToGuide, { params: of, body: { itemNumbers: ['0001091'] } })
    const isTaken = async () => {
      const { outcome, choices } = await first('2 pasta penne')
      return [outcome, choices[0]]
    }
    await expect.poll(isTaken, { timeout: 10_000 }).toEqual(['taken', '0001091'])
    // Another ship-to of the same customer has its own guides.
    const sibling = await matched('2 pasta penne', {}, buyer, shipTos.sibling)
    expect(sibling.lines[0]!.outcome).toBe('asked')
    expect(sibling.items.every(({ timesOrdered }) => timesOrdered === 0)).toBe(true)
  })
})
