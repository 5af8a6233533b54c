import { beforeAll, describe, expect, test } from 'vitest'
import { startApi, type Client } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { getItem, getItemDataSheet } from '../shop.endpoints.ts'

const api = await startApi()
let buyer: Client
let stranger: Client
let prospect: Client
let dsr: Client
beforeAll(async () => {
  buyer = await api.as('buyer')
  stranger = await api.as('stranger')
  prospect = await api.as('prospect')
  dsr = await api.as('dsr')
})

const own = (itemNumber: string) => ({ params: { ...shipTos.own, itemNumber } })

/** A cart of the buyer's ship-to, as the carts area would store it. */
async function cartOf(soType: string, more: { visible?: boolean; shipTo?: string } = {}): Promise<string> {
  const { id } = await api.db.row<{ id: string }>(
    `insert into carts (id, division, ship_to, bill_to, type, so_type, is_visible_to_customer, created_by, changed_by)
     values (gen_random_uuid(), 'NLV', $1, '0000100', 'external', $2, $3, $4, $4) returning id`,
    [more.shipTo ?? '0000101', soType, more.visible ?? true, people.buyer],
  )
  return id
}

describe('what is returned of an item', () => {
  test('the item comes with its price for today in the time zone of the division [ITEM-3, ITEM-8]', async () => {
    const { item, price, priceDate, blockForCart } = await buyer.ask(getItem, own(items.oil))
    expect(item).toMatchObject({ itemNumber: items.oil, description: 'OIL CANOLA', isEBrand: true, placeholder: 'dry' })
    expect(price).toMatchObject({ casePrice: 3000, receipt: { kind: 'contract' } })
    expect([priceDate, blockForCart]).toEqual(['2026-03-02', null])
  })

  test('the price is that of the delivery date asked for [ITEM-8]', async () => {
    await api.db.run(
      `insert into item_prices (division, item_number, scope, starts_on, case_price_cents)
       values ('NLV', $1, 'S:0000101', '2026-03-09', 2750)`,
      [items.oil],
    )
    const later = await buyer.ask(getItem, { ...own(items.oil), query: { deliveryDate: '2026-03-09' } })
    expect([later.priceDate, later.price?.casePrice]).toEqual(['2026-03-09', 2750])
    expect((await buyer.ask(getItem, own(items.oil))).price?.casePrice).toBe(3000)
  })

  test('weekly figures count the last four weeks of this ship-to, the latest first [ITEM-8]', async () => {
    const invoiced = [
      ['2026-03-02', 3],
      ['2026-02-24', 4],
      ['2026-02-23', 5],
      ['2026-02-03', 6],
      ['2026-02-02', 7],
    ] as const
    for (const [date, cases] of invoiced) {
      await api.db.run(
        `with head as (insert into invoices values ('NLV', $1::text, '0000101', '0000100', null, $2, $2, 1, 0))
         insert into invoice_lines values ('NLV', $1, 1, '0000101', $3, $4, 0, null, 1, null, 1, $2)`,
        [`INV ${date}`, date, items.flour, cases],
      )
    }
    const { stats, history } = await buyer.ask(getItem, own(items.flour))
    expect(history.weeks.map(({ cases }) => cases)).toEqual([7, 5, 0, 6])
    expect(history.lastOrdered).toEqual({ on: '2026-03-02', cases: 3, units: 0 })
    expect(stats).toMatchObject({ week1: 7, week2: 5, week3: 0, week4: 6, lastInvoiceDate: '2026-03-02' })
    const theirs = await stranger.ask(getItem, { params: { ...shipTos.foreign, itemNumber: items.flour } })
    expect(theirs).toMatchObject({ stats: null, history: { lastOrdered: null } })
    expect(theirs.history.weeks.map(({ cases }) => cases)).toEqual([0, 0, 0, 0])
  })

  test('people behind an item are returned to staff only, and nobody sees whom it is reserved for [security 18]', async () => {
    await api.db.run(
      `update items set staff_details = '{"vendorName":"Canary Vendor"}', reserved_ship_tos = '{0000201,0000777}'
       where item_number = $1`,
      [items.reserved],
    )
    const forBuyer = await buyer.call(getItem, own(items.reserved))
    expect(JSON.stringify(forBuyer.body)).not.toMatch(/canary|staffDetails|0000777|cost|reservedShipTos/i)
    const forStaff = await dsr.call(getItem, own(items.reserved))
    expect(JSON.stringify(forStaff.body)).toMatch(/Canary Vendor/)
    expect(JSON.stringify(forStaff.body)).not.toMatch(/0000777/)
  })

  test('a prospect sees the item without any price [CUST-4]', async () => {
    const where = { params: { ...shipTos.prospective, itemNumber: items.flour } }
    expect(await prospect.ask(getItem, where)).toMatchObject({ price: null, isProspective: true })
    expect((await prospect.ask(getItem, where)).blockForCart).toContain('Prospective customers cannot order yet')
  })
})

describe('what the open cart blocks', () => {
  test("a drop-ship item in a Will Call cart: 'Cannot add for Will Call order' [ITEM-7]", async () => {
    const cartId = await cartOf('willCall')
    const asked = await buyer.ask(getItem, { ...own(items.oysters), query: { cartId } })
    expect(asked.blockForCart).toBe('Cannot add for Will Call order')
    expect((await buyer.ask(getItem, own(items.oysters))).blockForCart).toBeNull()
  })

  test('a cart of another ship-to or hidden from customers says nothing [security 9, 13]', async () => {
    for (const cartId of [
      await cartOf('willCall', { shipTo: '0000102' }),
      await cartOf('willCall', { visible: false }),
    ]) {
      const asked = await buyer.ask(getItem, { ...own(items.oysters), query: { cartId } })
      expect(asked.blockForCart).toBeNull()
    }
  })

  test("a reserved item: 'Item reserved for another ship-to', but not for its own [ITEM-9]", async () => {
    expect((await buyer.ask(getItem, own(items.reserved))).blockForCart).toBe('Item reserved for another ship-to')
    const theirs = await stranger.ask(getItem, { params: { ...shipTos.foreign, itemNumber: items.reserved } })
    expect(theirs.blockForCart).toBeNull()
  })
})

test('an item of another division and a proprietary item of others are not found [ITEM-9]', async () => {
  await api.db.run('update items set is_proprietary = true where item_number = $1', [items.reserved])
  expect(await buyer.call(getItem, own(items.reserved))).toMatchObject({ status: 404 })
  expect(await dsr.call(getItem, own(items.reserved))).toMatchObject({ status: 404 })
  expect(await stranger.call(getItem, { params: { ...shipTos.foreign, itemNumber: items.reserved } })).toMatchObject({
    status: 200,
  })
  expect(await buyer.call(getItem, own('7777777'))).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

describe('the data sheet', () => {
  const textOf = (file: unknown) =>
    readPdf(file as Buffer)
      .flat()
      .join('\n')

  test('opens in the browser as PDF and is the same for staff and customers [ITEM-5, security 18]', async () => {
    await api.db.run(
      `insert into customer_items values ('NLV', '0000101', $1, 'Canary words', 'CANARY-1') on conflict do nothing`,
      [items.oil],
    )
    const { body, headers, status } = await buyer.call(getItemDataSheet, own(items.oil))
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toBe(`inline; filename="item-${items.oil}.pdf"`)
    expect(String(body).startsWith('%PDF-1.7\n')).toBe(true)
    expect(textOf(body)).toContain('OIL CANOLA')
    expect(textOf(body)).not.toMatch(/canary|\$|3000|30\.00/i)
    expect((await dsr.call(getItemDataSheet, own(items.oil))).body).toEqual(body)
  })

  test('an item the ship-to may not see has none [ITEM-9]', async () => {
    await api.db.run('update items set is_proprietary = true where item_number = $1', [items.reserved])
    expect(await buyer.call(getItemDataSheet, own(items.reserved))).toMatchObject({ status: 404 })
    expect(await buyer.call(getItemDataSheet, own('7777777'))).toMatchObject({ status: 404 })
  })
})
