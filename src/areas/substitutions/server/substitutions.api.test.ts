import { beforeEach, expect, test } from 'vitest'
import { placeOrder, reviewCart } from '#areas/checkout/checkout.endpoints.ts'
import { readyCart } from '#areas/checkout/testing/ready-cart.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import {
  changeSubstitutions,
  checkSubstitute,
  downloadSubstitutions,
  getSubstitution,
  listSubstitutions,
  saveSubstitution,
  setSubstitutionDefault,
} from '../substitutions.endpoints.ts'

const api = await startApi()
const [buyer, colleague, dsr] = await Promise.all([api.as('buyer'), api.as('colleague'), api.as('dsr')])
const params = shipTos.own
const flour = { ...params, itemNumber: items.flour }
const withItems = (...numbers: string[]) => ({
  choice: 'substitute' as const,
  alternatives: numbers.map((itemNumber) => ({ itemNumber })),
  maxIncreasePercent: null,
})
const read = (client = buyer) => client.ask(getSubstitution, { params: flour })

beforeEach(async () => {
  for (const table of ['substitution_preferences', 'substitution_defaults', 'carts'])
    await api.db.run(
      table === 'carts' ? `update carts set status = 'discarded' where status = 'open'` : `delete from ${table}`,
    )
  await api.db.run(`update items set details = '{}', dietary_preferences = '{}'`)
})

test('without a preference it is ask me; the ship-to may have another default [NEXT-3]', async () => {
  expect(await read()).toMatchObject({ defaultChoice: 'ask', substitution: null, version: 0 })
  await buyer.ask(setSubstitutionDefault, { params, body: { choice: 'none' } })
  expect(await read(dsr)).toMatchObject({ defaultChoice: 'none' })
  expect(
    (await buyer.ask(getSubstitution, { params: { ...shipTos.sibling, itemNumber: items.flour } })).defaultChoice,
  ).toBe('ask')
})

test('a preference is kept with its order, staff may set it for the customer, and the trail names both [NEXT-3]', async () => {
  await buyer.ask(saveSubstitution, { params: flour, body: withItems(items.outOfStock, items.oil) }, { ifMatch: 0 })
  expect((await read()).substitution).toMatchObject({
    choice: 'substitute',
    alternatives: [{ itemNumber: items.outOfStock }, { itemNumber: items.oil }],
    changedByName: 'buyer',
    version: 1,
  })
  await dsr.ask(saveSubstitution, { params: flour, body: { choice: 'none' } }, { ifMatch: 1 })
  expect((await read()).substitution).toMatchObject({ choice: 'none', alternatives: [], changedByName: 'dsr' })
  const trail = await api.db.rows(
    `select details ->> 'choice' as choice from audit_entries where action = 'substitution.set' order by id`,
  )
  expect(trail).toEqual([{ choice: 'substitute' }, { choice: 'none' }])
})

test('a preference that somebody changed in the meantime is refused with what it is now [NEXT-3]', async () => {
  const save = (client: typeof buyer, choice: 'ask' | 'none') =>
    client.call(saveSubstitution, { params: flour, body: { choice } }, { ifMatch: 0 })
  const answers = await Promise.all([save(buyer, 'ask'), save(colleague, 'none')])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    status: 409,
    body: { code: 'substitution_changed', details: { substitution: { version: 1 } } },
  })
})

test('an item that is not sold to this ship-to, or no longer, is refused with the reason [NEXT-3, ITEM-9]', async () => {
  await api.db.run('update items set is_proprietary = true where item_number = $1', [items.reserved])
  for (const [itemNumber, message] of [
    [items.discontinued, 'Discontinued Item'],
    [items.reserved, 'Item not found'],
    ['0009999', 'It is not sold here.'],
    [items.flour, 'An item cannot take its own place.'],
  ] as const) {
    const answer = await buyer.call(saveSubstitution, { params: flour, body: withItems(itemNumber) }, { ifMatch: 0 })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'alternative_not_possible', field: 'alternatives.0.itemNumber' },
    })
    expect((answer.body as { message: string }).message).toBe(message)
  }
  expect(codeOf(await buyer.call(saveSubstitution, { params: flour, body: withItems(items.oil, items.oil) }))).toBe(
    'alternative_twice',
  )
  expect(codeOf(await buyer.call(saveSubstitution, { params: flour, body: withItems() }))).toBe('alternative_missing')
  expect((await buyer.call(getSubstitution, { params: { ...params, itemNumber: items.reserved } })).status).toBe(404)
})

test('an allergen is accepted by who has read it, and stops again when another is stated later [NEXT-3, CHECK-2]', async () => {
  const contains = (...names: string[]) =>
    api.db.run(`update items set details = jsonb_build_object('allergensContains', $2::jsonb) where item_number = $1`, [
      items.oil,
      JSON.stringify(names),
    ])
  await contains('Milk')
  const refused = await buyer.call(saveSubstitution, { params: flour, body: withItems(items.oil) })
  expect(refused).toMatchObject({ body: { code: 'alternative_not_alike', details: { loss: { allergens: ['Milk'] } } } })
  const accepted = { diets: [], allergens: ['Milk'], unstated: [] }
  const body = { choice: 'substitute' as const, alternatives: [{ itemNumber: items.oil, accepted }] }
  await buyer.ask(saveSubstitution, { params: flour, body })
  expect((await read()).substitution?.ifShort).toMatchObject({ choice: 'substitute' })
  await contains('Milk', 'Soy')
  expect((await read()).substitution?.ifShort).toMatchObject({
    choice: 'ask',
    reason: 'OIL CANOLA: Contains Milk; the other item is not known to.',
  })
})

test('the check of an alternative compares exactly by the pound [NEXT-3]', async () => {
  // Flour costs 2000 for 40 lb, oil 3000 on contract for 35 lb: 50 and 85.71 cents a pound, 71.43%.
  const of = { params: { ...flour, alternateItemNumber: items.oil }, query: { maxIncreasePercent: '71' } }
  expect((await buyer.ask(checkSubstitute, of)).findings).toContainEqual({
    kind: 'dearer',
    text: 'Costs 71.5% more a pound; your limit is 71%.',
    weight: 'stops',
  })
  expect((await buyer.ask(checkSubstitute, { ...of, query: { maxIncreasePercent: '72' } })).passes).toBe(true)
})

test('many items get one choice at once; the list is searched, sorted and downloaded [NEXT-3]', async () => {
  await buyer.ask(saveSubstitution, { params: flour, body: withItems(items.outOfStock) })
  const { changed } = await buyer.ask(changeSubstitutions, {
    params,
    body: { itemNumbers: [items.oil, items.chicken, '0009999'], choice: 'none' },
  })
  expect(changed).toBe(2)
  const numbers = async (query = {}) =>
    (await buyer.ask(listSubstitutions, { params, query })).substitutions.map(({ itemNumber }) => itemNumber)
  expect(await numbers()).toEqual([items.chicken, items.flour, items.oil])
  expect(await numbers({ sort: 'choice' })).toEqual([items.flour, items.chicken, items.oil])
  expect(await numbers({ keyword: 'sugar' })).toEqual([items.flour])
  expect(await numbers({ keyword: '%' })).toEqual([])
  const { body } = await buyer.call(downloadSubstitutions, { params })
  expect(String(body)).toContain(`${items.flour},FLOUR ALL PURPOSE,8/5 LB,Substitute with,${items.outOfStock}`)
  await buyer.ask(changeSubstitutions, { params, body: { itemNumbers: [items.oil], choice: 'default' } })
  expect(await numbers()).toEqual([items.chicken, items.flour])
})

test('a prospect has no preferences, nor do staff for one [NEXT-3, CUST-4]', async () => {
  const of = { params: { ...shipTos.prospective, itemNumber: items.flour } }
  expect(codeOf(await dsr.call(getSubstitution, of))).toBe('prospect_has_no_substitutes')
  expect(codeOf(await dsr.call(saveSubstitution, { ...of, body: { choice: 'none' } }))).toBe(
    'prospect_has_no_substitutes',
  )
})

test('the review says what happens to each line; placing asks again, freezes it and sends it to the ERP [NEXT-3]', async () => {
  await buyer.ask(saveSubstitution, { params: flour, body: withItems(items.outOfStock) })
  const cart = await readyCart(buyer)
  const { ifShort } = await buyer.ask(reviewCart, { params: cart })
  expect(ifShort).toMatchObject([
    { itemNumber: items.flour, choice: 'substitute', alternatives: [{ description: 'SUGAR CANE RAW' }] },
    { itemNumber: items.oil, choice: 'ask', reason: '' },
  ])
  await api.db.run(`update items set erp_status = 'discontinued' where item_number = $1`, [items.outOfStock])
  const { order } = await buyer.ask(placeOrder, { params: cart, body: {} }, { ifMatch: 3 })
  await api.db.run(`update items set erp_status = 'active' where item_number = $1`, [items.outOfStock])
  const placed = await buyer.ask(getOrder, { params: { ...params, orderId: order.id } })
  const frozen = { choice: 'ask', setByName: 'buyer', reason: expect.stringContaining('SUGAR CANE RAW: ') as string }
  expect(placed.order.items[0]?.ifShort).toMatchObject(frozen)
  const { payload } = await api.db.row<{ payload: { items: { ifShort: unknown }[] } }>(
    `select payload from outbox_messages where subject = 'order:' || $1`,
    [order.id],
  )
  expect(payload.items[0]?.ifShort).toMatchObject(frozen)
})
