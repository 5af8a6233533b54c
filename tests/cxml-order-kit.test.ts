import { expect, test } from 'vitest'
import { getActiveCart } from '#areas/carts/cart.endpoints.ts'
import { returnCart } from '#areas/checkout/return-cart.endpoints.ts'
import { rebuildPunchoutCart } from '#areas/punchout/punchout.endpoints.ts'
import { openReturnPage } from '#areas/punchout/testing/returned-message.ts'
import { type Case, item, orderUrl, shipTo, startKit } from './support/cxml-kit.ts'
import { shipTos } from './support/distributor.ts'

/*
 * What a supplier is asked by the cXML Reference Guide, case by case: orders and their lines. Cases
 * of one rule alone are tested beside the rule.
 */
const { api, orderDoc, post, system } = await startKit()
const rich = `<BillTo><Address addressID="HQ"><Name xml:lang="en">Hospital</Name></Address></BillTo>
  <Shipping trackingDomain="SCAC" trackingId="1"><Money currency="USD">12.50</Money><Description xml:lang="en">Truck</Description></Shipping>
  <Tax><Money currency="USD">3.10</Money><Description xml:lang="en">Sales tax</Description>
  <TaxDetail purpose="tax" category="sales" percentageRate="8"><TaxAmount><Money currency="USD">3.10</Money></TaxAmount></TaxDetail></Tax>
  <Payment><PCard number="4111111111111111" expiration="2027-03-31" name="A Buyer"/></Payment><PaymentTerm payInNumberOfDays="30"/>
  <Contact role="buyer"><Name xml:lang="en">A Buyer</Name></Contact>
  <Comments xml:lang="en-US">Ring the bell <Attachment visibility="internal"><URL>cid:a@buyer.example</URL></Attachment></Comments>
  <SupplierOrderInfo orderID="S-1"/><TermsOfDelivery><TermsOfDeliveryCode value="Other"/><ShippingPaymentMethod value="Account"/></TermsOfDelivery>
  <IdReference domain="department" identifier="D-7"/><Extrinsic name="Site">North</Extrinsic>
  <Extrinsic name="Nested"><Money currency="EUR">1.00</Money></Extrinsic>`

const multipart = (document: string) =>
  `preamble\r\n--e\r\nContent-Type: text/xml; charset=UTF-8\r\nContent-ID: <main>\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${document}\r\n--e\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <a@buyer.example>\r\nContent-Disposition: attachment; filename="po.pdf"\r\n\r\nJVBERg==\r\n--e--\r\n`

const cases: Case[] = [
  // Orders
  {
    what: 'an order with all that the DTD has',
    send: orderDoc({
      attributes:
        'type="new" orderVersion="1" shipComplete="yes" pickUpDate="2026-03-04" requestedDeliveryDate="2026-03-04T00:00:00-08:00" isTrackingRequired="yes"',
      header: rich,
    }),
    to: orderUrl,
    code: '200',
  },
  {
    what: 'an order with attachments',
    send: multipart(orderDoc({ header: rich })),
    to: orderUrl,
    type: 'multipart/related; type="text/xml"; start="<main>"; boundary="e"',
    code: '200',
  },
  {
    what: 'a multipart order with its document last',
    send: multipart(orderDoc()).replace('start', 'x'),
    to: orderUrl,
    type: 'multipart/mixed; boundary=e',
    code: '200',
  },
  {
    what: 'several lines with numbers of their own',
    send: orderDoc({
      lines: item({ line: 10 }) + item({ line: 20, part: '1002', price: '30.00', quantity: '1' }),
      total: '70.00',
    }),
    to: orderUrl,
    code: '200',
  },
  {
    what: 'ship-tos on the lines',
    send: orderDoc({
      at: '',
      lines: item({ more: shipTo }) + item({ line: 2, more: shipTo.replace('W-1', 'W-2') }),
      total: '80.00',
    }),
    to: orderUrl,
    code: '200',
  },
  {
    what: 'two of those of which one is not mapped',
    send: orderDoc({
      at: '',
      lines: item({ more: shipTo }) + item({ line: 2, more: shipTo.replace('W-1', 'W-8') }),
      total: '80.00',
    }),
    to: orderUrl,
    code: '417',
    says: 'W-8',
  },
  {
    what: 'tax, shipping, distribution and comments on a line',
    send: orderDoc({
      lines: item({
        more: `<Shipping><Money currency="USD">1</Money><Description xml:lang="en">x</Description></Shipping><Tax><Money currency="USD">1</Money><Description xml:lang="en">x</Description></Tax><Distribution><Accounting name="c"><AccountingSegment id="1"><Name xml:lang="en">n</Name><Description xml:lang="en">d</Description></AccountingSegment></Accounting><Charge><Money currency="USD">40</Money></Charge></Distribution><Comments>on the line</Comments>`,
      }),
    }),
    to: orderUrl,
    code: '200',
  },
  {
    what: 'Extrinsics on the line, nested',
    send: orderDoc({
      lines: item({
        detail:
          '<Extrinsic name="a">b</Extrinsic><Extrinsic name="c"><IdReference domain="d" identifier="e"/></Extrinsic>',
      }),
    }),
    to: orderUrl,
    code: '200',
  },
  {
    what: 'a quantity with zeros behind the point',
    send: orderDoc({ lines: item({ quantity: '2.000' }) }),
    to: orderUrl,
    code: '200',
  },
  ...['0', '-1', '1.5', '1e3', '2,000', '', 'two'].map((quantity) => ({
    what: `the quantity "${quantity}"`,
    send: orderDoc({ lines: item({ quantity }) }),
    to: orderUrl,
    code: '400',
    says: 'Line 1',
  })),
  ...['20,00', '1,000.00', '-20.00', '', 'x'].map((price) => ({
    what: `the price "${price}"`,
    send: orderDoc({ lines: item({ price }) }),
    to: orderUrl,
    code: '400',
    says: 'Line 1',
  })),
  { what: 'another currency', send: orderDoc().replaceAll('"USD"', '"EUR"'), to: orderUrl, code: '400', says: 'EUR' },
  {
    what: 'an unknown item',
    send: orderDoc({ lines: item({ part: '9999999' }) }),
    to: orderUrl,
    code: '400',
    says: 'Line 1',
  },
  {
    what: 'an item of others',
    send: orderDoc({ lines: item({ part: '1007' }) }),
    to: orderUrl,
    code: '400',
    says: 'Line 1',
  },
  { what: 'an unknown unit', send: orderDoc({ lines: item({ unit: 'PAL' }) }), to: orderUrl, code: '400', says: 'PAL' },
  {
    what: 'another price, which holds it',
    send: orderDoc({ lines: item({ price: '19.00' }), total: '38.00' }),
    to: orderUrl,
    code: '200',
    says: 'held',
  },
  {
    what: 'another total, which holds it',
    send: orderDoc({ total: '41.00' }),
    to: orderUrl,
    code: '200',
    says: 'held',
  },
  { what: 'no lines', send: orderDoc({ lines: '' }), to: orderUrl, code: '400', says: 'ItemOut' },
  { what: 'no order number', send: orderDoc({ id: '' }), to: orderUrl, code: '400', says: 'orderID' },
  {
    what: 'an order number of 256 letters',
    send: orderDoc({ id: 'x'.repeat(256) }),
    to: orderUrl,
    code: '400',
    says: 'orderID',
  },
  {
    what: 'a release order',
    send: orderDoc({ attributes: 'orderType="release" agreementID="A-1"' }),
    to: orderUrl,
    code: '200',
  },
  {
    what: 'a blanket order',
    send: orderDoc({ attributes: 'orderType="blanket" effectiveDate="2026-03-02" expirationDate="2026-12-31"' }),
    to: orderUrl,
    code: '450',
    says: 'blanket',
  },
  {
    what: 'a stock transport order',
    send: orderDoc({ attributes: 'orderType="stockTransport"' }),
    to: orderUrl,
    code: '450',
    says: 'stockTransport',
  },
  {
    what: 'a line of services',
    send: orderDoc({ lines: item({ more: '<SpendDetail><Extrinsic name="x"/></SpendDetail>' }) }),
    to: orderUrl,
    code: '450',
    says: 'Line 1',
  },
  {
    what: 'a line of a blanket order',
    send: orderDoc({ lines: item().replaceAll('ItemDetail', 'BlanketItemDetail') }),
    to: orderUrl,
    code: '450',
    says: 'Line 1',
  },
  {
    what: 'a line of several parts',
    send: orderDoc({
      lines:
        item({ attributes: 'itemType="composite" compositeItemType="itemLevel"' }) +
        item({ line: 2, attributes: 'parentLineNumber="1" itemType="item"' }),
      total: '80.00',
    }),
    to: orderUrl,
    code: '450',
    says: 'Line 1',
  },
  {
    what: 'a type nobody knows',
    send: orderDoc({ attributes: 'type="cancel"' }),
    to: orderUrl,
    code: '400',
    says: 'cancel',
  },
  {
    what: 'an update of an order nobody sent',
    send: orderDoc({ attributes: 'type="update"' }),
    to: orderUrl,
    code: '417',
  },
  {
    what: 'a deletion of an order nobody sent',
    send: orderDoc({ attributes: 'type="delete"' }),
    to: orderUrl,
    code: '417',
  },
  { what: 'a test order', send: orderDoc({}, { mode: 'test' }), to: orderUrl, code: '200' },
  {
    what: 'an auxiliary id of elements',
    send: orderDoc({ lines: item({ aux: '<a>CS:x</a>', unit: 'CS' }) }),
    to: orderUrl,
    code: '200',
  },
  {
    what: 'a price for ten, which holds it',
    send: orderDoc({
      lines: item({
        price: '200.00',
        detail:
          '<PriceBasisQuantity quantity="10" conversionFactor="1"><UnitOfMeasure>CS</UnitOfMeasure></PriceBasisQuantity>',
      }),
    }),
    to: orderUrl,
    code: '200',
  },
]

test.each(cases)('$what is $code [PUNCH-3]', async ({ code, says, ...request }) => {
  const answer = await post(request)
  expect({ http: answer.http, code: answer.code, sentence: answer.sentence }).toMatchObject({ http: 200, code })
  if (says !== undefined) expect(answer.sentence).toContain(says)
})

test('a cart of 2,000 lines goes back, is edited and is ordered [PUNCH-3]', { timeout: 60_000 }, async () => {
  await api.db.run(
    `insert into items select (jsonb_populate_record(i, jsonb_build_object('item_number', lpad((20000 + n)::text, 7, '0')))).*
     from items i, generate_series(1, 2000) n where i.item_number = '0001002'`,
  )
  await api.db.run(
    `insert into item_prices (division, item_number, scope, starts_on, case_price_cents)
     select division, item_number, 'L', '2020-01-01', 1234 from items where item_number between '0020001' and '0022000'`,
  )
  const parts = Array.from({ length: 2000 }, (_, n) => String(20001 + n))
  const lines = parts.map((part, n) => item({ line: n + 1, part, price: '12.34', quantity: '1' })).join('')
  const visit = await system.visit(shipTo + lines, 'edit')
  const started = performance.now()
  const { cartId, changedPrices } = await visit.ask(rebuildPunchoutCart, { params: shipTos.own })
  expect(changedPrices).toEqual([])
  const { cart } = await visit.ask(getActiveCart, { params: shipTos.own })
  expect([cart!.id, cart!.items.length]).toEqual([cartId, 2000])
  const params = { ...shipTos.own, cartId: cart!.id }
  await visit.ask(returnCart, { params, body: {} }, { ifMatch: cart!.version })
  const returned = await openReturnPage(api, visit.cookie)
  expect([returned.lines.length, returned.total]).toEqual([2000, '24680.00'])
  const answer = await post({ send: orderDoc({ lines, total: '24680.00', id: 'LONG' }), to: orderUrl })
  expect(answer).toMatchObject({ code: '200', sentence: '' })
  const placed = await api.db.row<{ lines: number }>(
    `select count(*)::int as lines from order_lines where order_id = (select id from orders where po = 'LONG')`,
  )
  expect(placed.lines).toBe(2000)
  // Far from the minute after which buyers' systems give up.
  expect(performance.now() - started).toBeLessThan(30_000)
})
