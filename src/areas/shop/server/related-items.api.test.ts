import { beforeAll, expect, test } from 'vitest'
import { startApi, type Client } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { getRelatedItems } from '../shop.endpoints.ts'

const api = await startApi()
let buyer: Client
let stranger: Client
beforeAll(async () => {
  buyer = await api.as('buyer')
  stranger = await api.as('stranger')
})

const of = (itemNumber: string, params: { division: string; shipTo: string } = shipTos.own) => ({
  params: { ...params, itemNumber },
})
const numbers = (rows: readonly { itemNumber: string }[]) => rows.map(({ itemNumber }) => itemNumber)

let orders = 0
/** An order kept here, of one ship-to, with a case of each item. */
async function ordered(shipTo: string, billTo: string, itemNumbers: readonly string[], status = 'Open') {
  orders += 1
  await api.db.run(
    `with head as (
       insert into orders (id, order_number, division, ship_to, bill_to, so_type, status, total_cases, total_units, subtotal_cents)
       values (gen_random_uuid(), $1, 'NLV', $2, $3, 'regularDelivery', $4, 1, 0, 0) returning id)
     insert into order_lines (order_id, line_number, division, ship_to, item_number, description, ordered_cases,
         ordered_units, line_total_cents)
     select head.id, n.place, 'NLV', $2, n.number, '', 1, 0, 0
     from head, unnest($5::text[]) with ordinality n (number, place)`,
    [`R${orders}`, shipTo, billTo, status, itemNumbers],
  )
}

test('bought together is what stands on at least two orders of this customer, the most frequent first [ITEM-6]', async () => {
  await ordered('0000101', '0000100', [items.flour, items.oil, items.chicken])
  await ordered('0000101', '0000100', [items.flour, items.oil, items.chicken])
  await ordered('0000102', '0000100', [items.flour, items.oil, items.napkins])
  await ordered('0000101', '0000100', [items.flour, items.bread])
  await ordered('0000101', '0000100', [items.flour, items.bread], 'Failed')
  const { boughtTogether } = await buyer.ask(getRelatedItems, of(items.flour))
  expect(numbers(boughtTogether)).toEqual([items.oil, items.chicken])
  expect(boughtTogether[0]?.price?.casePrice).toBe(3000)
})

test('what another customer buys together is shown to nobody else [ITEM-6, security 9]', async () => {
  for (let n = 0; n < 3; n++) await ordered('0000201', '0000200', [items.flour, items.oysters])
  expect(numbers((await buyer.ask(getRelatedItems, of(items.flour))).boughtTogether)).not.toContain(items.oysters)
  const theirs = await stranger.ask(getRelatedItems, of(items.flour, shipTos.foreign))
  expect(numbers(theirs.boughtTogether)).toEqual([items.oysters])
})

test('similar items are of the same category; alternates stand apart; what cannot be bought is left out [ITEM-6]', async () => {
  await api.db.run(`update items set category_id = 'dry' where item_number = any($1)`, [
    [items.oil, items.bread, items.reserved, items.discontinued, items.napkins],
  ])
  await api.db.run('update items set is_proprietary = true where item_number = $1', [items.reserved])
  await api.db.run(`insert into item_alternates (division, item_number, alternate_number) values ('NLV', $1, $2)`, [
    items.oil,
    items.bread,
  ])
  const { alternates, similar } = await buyer.ask(getRelatedItems, of(items.oil))
  expect(numbers(alternates)).toEqual([items.bread])
  expect(numbers(similar)).toContain(items.napkins)
  for (const out of [items.oil, items.bread, items.reserved, items.discontinued]) {
    expect(numbers(similar)).not.toContain(out)
  }
})

test('beside an item the ship-to may not see there is nothing [ITEM-9]', async () => {
  expect(await buyer.ask(getRelatedItems, of(items.reserved))).toEqual({
    alternates: [],
    similar: [],
    boughtTogether: [],
  })
})

test('a prospect sees what is similar without a price [CUST-4, ITEM-6]', async () => {
  const prospect = await api.as('prospect')
  const { similar } = await prospect.ask(getRelatedItems, of(items.oil, shipTos.prospective))
  expect(similar.length).toBeGreaterThan(0)
  expect(similar.every(({ price }) => price === null)).toBe(true)
})
