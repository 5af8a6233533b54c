import { expect, test } from 'vitest'
import { updateShipToSettings } from '#areas/customers/ship-to-settings.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { getCustomer, getCustomerActivity, getCustomerWork } from '../customer-pages.endpoints.ts'

const api = await startApi()
const [buyer, colleague, stranger, dsr, admin] = await Promise.all(
  (['buyer', 'colleague', 'stranger', 'dsr', 'admin'] as const).map((who) => api.as(who)),
)
const own = { params: { division: 'NLV', billTo: '0000100' } }
const { own: ownShipTo, sibling } = shipTos

let made = 0
async function order(shipTo: string, placedAt: string, placedBy: string, real: string | null = null) {
  const number = `R${++made}`
  await api.db.run(
    `insert into orders (id, order_number, division, ship_to, bill_to, so_type, delivery_date, status, placed_by,
       placed_by_real_user, placed_at, total_cases, total_units, subtotal_cents)
     select gen_random_uuid(), $1, 'NLV', number, bill_to, 'regularDelivery', '2026-03-04', 'Placed', $3, $4, $5, 1, 0, 8000
     from ship_tos where division = 'NLV' and number = $2`,
    [number, shipTo, placedBy, real, placedAt],
  )
  return number
}
const cart = (shipTo: string, po: string, isVisible: boolean) =>
  api.db.run(
    `insert into carts (id, division, ship_to, bill_to, po, type, so_type, is_visible_to_customer, created_by, changed_by)
     select gen_random_uuid(), division, number, bill_to, $2, 'internal', 'regularDelivery', $3, $4, $4
     from ship_tos where division = 'NLV' and number = $1`,
    [shipTo, po, isVisible, people.dsr],
  )

await api.db.run(
  `insert into customer_contacts (division, bill_to, contact_id, ship_to, name, is_primary) values
     ('NLV', '0000100', 'c1', null, 'Owner Olga', true), ('NLV', '0000100', 'c2', '0000102', 'Airport Al', false)`,
)
await api.db.run(`update ship_tos set parent_ship_to = '0000101' where number = '0000102'`)
await api.db.run(`insert into user_ship_tos values ('${people.colleague}', 'NLV', '0000102')`)

test('a customer reads its own page: places, contacts, who looks after it [CUST-1]', async () => {
  const customer = await buyer!.ask(getCustomer, own)
  expect(customer).toMatchObject({ name: 'Harbor Grill Group', divisionName: 'North Las Vegas', isOnCreditHold: false })
  expect(
    customer.shipTos.map(({ number, parentShipTo, dsrName, gpos }) => [number, parentShipTo, dsrName, gpos]),
  ).toEqual([
    ['0000102', '0000101', 'dsr', []],
    ['0000101', null, 'dsr', ['Kitchen Buyers Group']],
  ])
  expect(customer.contacts.map(({ name }) => name)).toEqual(['Owner Olga', 'Airport Al'])
})

test('who may act for one ship-to of the bill-to sees its part only [CUST-1, ACCESS-4]', async () => {
  await order('0000101', '2026-02-20T10:00:00Z', people.buyer)
  await order('0000102', '2026-02-21T10:00:00Z', people.buyer)
  const customer = await colleague!.ask(getCustomer, own)
  expect(customer.shipTos.map(({ number }) => number)).toEqual(['0000102'])
  const { orders } = await colleague!.ask(getCustomerWork, own)
  expect(orders!.map(({ shipTo }) => shipTo)).toEqual(['0000102'])
  const { events } = await colleague!.ask(getCustomerActivity, own)
  expect(new Set(events.map(({ shipTo }) => shipTo))).toEqual(new Set(['0000102']))
})

test('another’s bill-to returns exactly the same as a missing one, in every part [CUST-1, ACCESS-4]', async () => {
  for (const call of [getCustomer, getCustomerWork, getCustomerActivity]) {
    const missing = await stranger!.call(call, { params: { division: 'NLV', billTo: '0009999' } })
    const otherDivision = await buyer!.call(call, { params: { division: 'NIC', billTo: '0000100' } })
    for (const answer of [await stranger!.call(call, own), missing, otherDivision]) {
      expect([answer.status, answer.body]).toEqual([404, { code: 'bill_to_not_found', message: 'Bill-to not found.' }])
    }
  }
})

test('recent orders come newest first, ten at most over all ship-tos [CUST-1]', async () => {
  for (let day = 1; day <= 12; day++) {
    await order(day % 2 ? '0000101' : '0000102', `2026-01-${String(day).padStart(2, '0')}T10:00:00Z`, people.buyer)
  }
  const { orders } = await buyer!.ask(getCustomerWork, own)
  const dates = orders!.map(({ placedAt }) => placedAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(dates.length).toBe(10)
  expect(dates[0]).toBe('2026-02-21T10:00:00.000Z')
})

test('a cart kept from the customer is absent for the customer [CART-9, CUST-1]', async () => {
  await cart('0000101', 'SEEN', true)
  await cart('0000102', 'HIDDEN', false)
  const pos = async (who: typeof buyer) => (await who!.ask(getCustomerWork, own)).carts!.map(({ po }) => po).toSorted()
  expect(await pos(buyer)).toEqual(['SEEN'])
  expect(await pos(dsr)).toEqual(['HIDDEN', 'SEEN'])
})

test('the day a cart was changed is that of the division [CUST-1]', async () => {
  await cart('0000101', 'EVENING', true)
  // 5:03 pm of March 1 in Los Angeles.
  await api.db.run(`update carts set changed_at = '2026-03-02T01:03:00Z' where po = 'EVENING'`)
  const { carts } = await dsr!.ask(getCustomerWork, own)
  expect(carts?.find(({ po }) => po === 'EVENING')?.changedOn).toBe('2026-03-01')
})

test('parts without their feature are not returned [ACCESS-2]', async () => {
  const prospect = await api.as('prospect')
  const prospective = { params: { division: 'NLV', billTo: '0000300' } }
  expect(await prospect.ask(getCustomerWork, prospective)).toEqual({ orders: null, carts: null })
  expect((await prospect.ask(getCustomer, prospective)).accountsSummary).toBeNull()
  expect((await prospect.ask(getCustomerActivity, prospective)).events).toEqual([])
})

test('an order placed by staff for the customer says so; what staff changed is returned to staff only [CUST-1, PLAT-8]', async () => {
  const number = await order('0000101', '2026-03-01T10:00:00Z', people.buyer, people.dsr)
  await dsr!.ask(updateShipToSettings, { params: { id: `NLV-${ownShipTo.shipTo}` }, body: { blockSwitchSave: true } })
  const seen = (await buyer!.ask(getCustomerActivity, own)).events
  expect(seen[0]).toMatchObject({ kind: 'order', text: number, by: 'dsr', isByStaff: true, amount: 8000 })
  expect(seen.filter(({ kind }) => kind === 'audit')).toEqual([])
  const listed = (await admin!.ask(getCustomerActivity, own)).events.filter(({ kind }) => kind === 'audit')
  expect(listed).toMatchObject([{ text: 'ship-to.change-settings', by: 'dsr', isByStaff: true, shipTo: '0000101' }])
})

test('an invoice happened on its day where the division is [CUST-1]', async () => {
  await api.db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
     values ('NLV', 'I1', $1, '0000100', '2026-03-01', '2026-03-20', 5000, 0)`,
    [sibling.shipTo],
  )
  const { events } = await buyer!.ask(getCustomerActivity, own)
  expect(events.find(({ kind }) => kind === 'invoice')).toMatchObject({ at: '2026-03-01T20:00:00.000Z', amount: 5000 })
})
