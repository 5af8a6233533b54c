import { beforeAll, expect, test } from 'vitest'
import { rational, writeRational } from '#kit/rational.ts'
import { shipToFacts } from '#areas/customers/server/public.ts'
import { learnOrderWords } from '#areas/quick-entry/quick-entry.endpoints.ts'
import { readConfig } from '#platform/config.ts'
import { publish } from '#platform/events/live-events.ts'
import { createLog } from '#platform/log.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { readIngredientLine } from '../rules/read-ingredient-line.ts'
import { matchIngredients } from './public.ts'

const api = await startApi()
beforeAll(async () => {
  await api.db.run(
    `insert into item_purchases values ('NLV', '0000101', $1, 9, '2026-02-27T10:00:00Z', null),
       ('NLV', '0000101', $2, 5, '2026-02-27T10:00:00Z', null), ('NLV', '0000101', $3, 5, '2026-02-27T10:00:00Z', null),
       ('NLV', '0000101', $4, 5, '2026-02-27T10:00:00Z', null)`,
    [items.flour, items.chicken, items.napkins, items.discontinued],
  )
  await api.db.run(
    `update items set details = '{"householdServingSize": "1/4 cup", "servingSize": {"value": 30, "uom": "g"}}'
     where division = 'NLV' and item_number = $1`,
    [items.flour],
  )
  await api.db.run(
    `insert into items (division, item_number, description, pack_size_description, brand, category_id, gtin,
        is_proprietary, reserved_ship_tos, erp_status)
     values ('NLV', '0001077', 'PICKLE SECRET SPEAR', '4/1 GAL', 'Millstone', 'dry', '', true, '{0000201}', 'active')`,
  )
  // The index may have been loaded before.
  await publish(api.db, { topic: 'catalogue', division: 'NLV' })
})

async function matched(lines: readonly string[], shipTo: { division: string; shipTo: string } = shipTos.own) {
  const services = {
    db: api.db,
    clock: api.clock,
    log: createLog('silent'),
    config: readConfig({ NODE_ENV: 'test', DEMO: 'off' }),
  }
  const facts = await shipToFacts(api.db, shipTo.division, shipTo.shipTo)
  const who = { services, db: api.db, shipTo: facts, userId: people.buyer, now: api.clock.now() }
  return matchIngredients(who, lines.map(readIngredientLine))
}

test('what the kitchen buys is sure, with its purchase unit and how many recipe units that is [RECIPE-3]', async () => {
  const [flour, chicken, napkins] = await matched(['8 oz flour', '2 lb chicken breast', '6 dinner napkins'])
  expect(flour).toMatchObject({ outcome: 'sure', item: { itemNumber: items.flour, purchaseUnit: 'case' } })
  // 8 bags of 5 lb are 640 oz.
  expect(flour!.item!.ruPerPu).toMatchObject({ isKnown: true, amount: { numerator: 640n, denominator: 1n } })
  expect(chicken).toMatchObject({ outcome: 'sure', item: { itemNumber: items.chicken } })
  expect(chicken!.item!.ruPerPu).toMatchObject({ isKnown: true, links: [{ source: 'catch weight' }] })
  expect(napkins).toMatchObject({ outcome: 'sure', item: { itemNumber: items.napkins, purchaseUnit: 'each' } })
})

test('a cup is weighed by the nutrition facts, and what they do not say is the one missing link [RECIPE-3]', async () => {
  const [flour, chicken] = await matched(['2 cups flour', '1 cup chicken breast'])
  // 30 g are 60 ml on the label; 40 lb are 18143.6948 g, 36287.3896 ml, of 236.5882365 ml a cup.
  const known = flour!.item!.ruPerPu!
  expect(known.isKnown && writeRational(known.amount)).toBe(writeRational(rational(362_873_896_000n, 2_365_882_365n)))
  expect(chicken!.item!.ruPerPu).toEqual({ isKnown: false, missing: { of: 'cup', unit: 'oz' } })
})

test('what one box of the line holds connects it to the pack [RECIPE-3]', async () => {
  // A sack of flour comes in no cans.
  expect((await matched(['2 (10 oz) cans flour']))[0]!.outcome).toBe('asked')
  const [flour] = await matched(['2 (10 oz) boxes flour'])
  // 640 oz a case.
  expect(flour!.item!.ruPerPu).toMatchObject({ isKnown: true, amount: { numerator: 64n, denominator: 1n } })
})

test('water is free, nothing is nothing, and lines keep their order [RECIPE-3]', async () => {
  const found = await matched(['2 cups water', '1 tsp unobtainium', '', '1 lb flour'])
  expect(found.map(({ outcome }) => outcome)).toEqual(['water', 'none', 'none', 'sure'])
  expect(await matched([])).toEqual([])
})

test('what is not bought any more is not offered, nor what another customer has to itself [RECIPE-3, ITEM-9]', async () => {
  const ofTheirOwner = async () => {
    const [own] = await matched(['1 cup pickle secret spear'], shipTos.foreign)
    return own!.choices.map(({ itemNumber }) => itemNumber)
  }
  // The index takes in a new item in the background.
  await expect.poll(ofTheirOwner, { timeout: 15_000 }).toEqual(['0001077'])
  const [beans, pickles] = await matched(['1 lb green beans', '1 cup pickle secret spear'])
  expect(beans!.choices).toEqual([])
  expect(pickles).toMatchObject({ outcome: 'none', choices: [] })
})

test('an item that people chose twice for the same words is sure [RECIPE-3, CART-13]', async () => {
  const buyer = await api.as('buyer')
  expect((await matched(['1 lb house sweetener']))[0]!.outcome).not.toBe('sure')
  const body = { choices: [{ words: 'house sweetener', itemNumber: items.outOfStock }] }
  for (let i = 0; i < 2; i++) await buyer.ask(learnOrderWords, { params: shipTos.own, body })
  expect((await matched(['1 lb house sweetener']))[0]).toMatchObject({
    outcome: 'sure',
    item: { itemNumber: items.outOfStock },
  })
})
