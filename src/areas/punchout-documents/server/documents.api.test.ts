import { expect, test } from 'vitest'
import { orderedItem } from '#areas/cxml/testing/cxml-document.ts'
import { attributeOf, childrenNamed, findElement, textAt } from '#areas/cxml/rules/find-element.ts'
import { storedOrder } from '#areas/erp/testing/stored-order.ts'
import { shipToElement } from '#areas/punchout/testing/buyer-system.ts'
import { cxmlJudge, cxmlVersions, hasCxml } from '#tests/support/cxml-dtd.ts'
import { items, people } from '#tests/support/distributor.ts'
import { plantedSecret, startDocumentsWorld } from '../testing/documents-world.ts'

const world = await startDocumentsWorld()
const { api, deliver, order, report, move, taken, inbox, save } = world
const { db } = api
const typesOf = () =>
  taken().map(({ kind, header }) => [kind, attributeOf(header, 'operation'), attributeOf(header, 'type')])
const kinds = () => taken().map(({ kind }) => kind)
const confirmed = async (orderId: string) => {
  await move(orderId, 'InProgress')
  await move(orderId, 'Open')
}
const valid = () => {
  if (!hasCxml) return
  for (const version of cxmlVersions) {
    using by = cxmlJudge(version)
    for (const { text } of inbox.taken) expect(() => by.judge(text)).not.toThrow()
  }
}

test('an order is confirmed once the ERP has it, about the buyer’s document, from us to them [PUNCH-3]', async () => {
  const { id, payloadId, orderId } = await order(undefined, { attributes: 'requestedDeliveryDate="2026-03-03"' })
  await deliver()
  await move(orderId, 'InProgress')
  await deliver()
  expect(taken()).toEqual([])
  await move(orderId, 'Open')
  await deliver()
  await deliver()
  const [confirmation, ...more] = taken()
  expect(more).toEqual([])
  expect(confirmation).toMatchObject({
    kind: 'ConfirmationRequest',
    orderId: id,
    orderPayloadId: payloadId,
    from: '127.0.0.1',
    to: 'buyer-7',
    secret: plantedSecret,
  })
  expect(typesOf()).toEqual([['ConfirmationRequest', 'new', 'accept']])
  expect(inbox.taken[0]!.headers).toMatchObject({ 'content-type': 'text/xml; charset=UTF-8' })
  valid()
  const [logged] = await world.log()
  expect(logged).toMatchObject({ kind: 'ConfirmationRequest', status: 200, reason: '', address: inbox.host })
  expect(logged!.document).toContain('<SharedSecret>****</SharedSecret>')
  expect(JSON.stringify([logged, await db.rows('select * from punchout_documents')])).not.toMatch(/planted/)
})

test('what is short and what comes instead is named by line, and a change takes the place of it [PUNCH-3]', async () => {
  const lines =
    orderedItem({ part: '1001', quantity: '2', price: '20.00' }) +
    orderedItem({ part: '1001', quantity: '3', price: '20.00' })
  const { orderId } = await order(lines, { total: '100.00' })
  const short = { lineNumber: 1, confirmed: { cases: 4, units: 0 }, reason: 'The last case is gone & <more>' }
  await report({ orderId, lines: [short] })
  await confirmed(orderId)
  await deliver()
  const statuses = () =>
    childrenNamed(taken().at(-1)!.content, 'ConfirmationItem').map((item) => [
      attributeOf(item, 'lineNumber'),
      ...childrenNamed(item, 'ConfirmationStatus').map((status) =>
        `${attributeOf(status, 'type')} ${attributeOf(status, 'quantity')} ${textAt(status, 'Comments')}`.trim(),
      ),
    ])
  expect(statuses()).toEqual([
    ['1', 'accept 2'],
    ['2', 'accept 2', 'reject 1 The last case is gone & <more>'],
  ])
  // Said already.
  await report({ orderId, lines: [short] })
  await deliver()
  expect(taken()).toHaveLength(1)
  const substitute = { itemNumber: items.bread, description: 'Bread flour', cases: 1, units: 0 }
  await report({ orderId, lines: [{ ...short, substitute, reason: 'backordered' }] })
  await deliver()
  expect(typesOf()).toEqual([
    ['ConfirmationRequest', 'new', 'except'],
    ['ConfirmationRequest', 'update', 'except'],
  ])
  const [first, second] = taken()
  expect(attributeOf(findElement(second!.header, 'DocumentReference'), 'payloadID')).toBe(first!.payloadId)
  expect(attributeOf(second!.header, 'confirmID')).toBe(attributeOf(first!.header, 'confirmID'))
  expect(statuses()[1]).toEqual(['2', 'accept 2', 'detail 1 backordered'])
  await move(orderId, 'Cancelled', 'The truck broke down')
  await deliver()
  expect(typesOf().at(-1)).toEqual(['ConfirmationRequest', 'update', 'reject'])
  expect(textAt(taken().at(-1)!.header, 'Comments')).toBe('The truck broke down')
  valid()
})

test('a purchase order for two ship-tos is confirmed by the lines of each [PUNCH-3]', async () => {
  const at = (code: string) => orderedItem({ part: '1001', quantity: '2', price: '20.00', more: shipToElement(code) })
  const { placed } = await order(at('W-1') + at('W-2'), { header: '', total: '80.00' })
  expect(placed).toHaveLength(2)
  for (const { orderId } of placed) await confirmed(orderId)
  await deliver()
  expect(typesOf().map(([, , type]) => type)).toEqual(['detail', 'detail'])
  const lines = taken().map(({ content }) => attributeOf(findElement(content, 'ConfirmationItem'), 'lineNumber'))
  expect(lines.toSorted()).toEqual(['1', '2'])
  valid()
})

test('an order that was held and is not placed is rejected [PUNCH-3]', async () => {
  const { id, placed } = await order(orderedItem({ part: '1001', quantity: '2', price: '1.00' }), { total: '2.00' })
  expect(placed).toEqual([])
  await deliver()
  expect(taken()).toEqual([])
  await db.run(`update carts set status = 'discarded' where po = $1`, [id])
  await deliver()
  expect(typesOf()).toEqual([['ConfirmationRequest', 'new', 'reject']])
  expect(taken()[0]!.orderId).toBe(id)
  valid()
})

const invoice = (orderId: string | null, number: string, total: number, creditRequest: string | null = null) =>
  db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents, open_cents, credit_request)
     values ('NLV', $1, '0000101', '0000100', $2, current_date, current_date + 21, $3, $3, $4)`,
    [number, orderId, total, creditRequest],
  )
const invoiceLine = (
  number: string,
  line: number,
  [item, cases, weight, total]: [string, number, number | null, number],
) =>
  db.run(
    `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
       weight_hundredths, line_total_cents, invoice_date) values ('NLV', $1, $2, '0000101', $3, $4, 0, $5, $6, current_date)`,
    [number, line, item, cases, weight, total],
  )

test('an invoice has its sums to the cent, what is weighed in pounds, and charges beside the lines [PUNCH-3]', async () => {
  const lines =
    orderedItem({ part: '1001', quantity: '2', price: '20.00', aux: 'CS:k7' }) +
    orderedItem({ part: '1003', quantity: '1', price: '98.20' })
  const { orderId, id } = await order(lines, { total: '138.20' })
  expect(orderId).not.toBe('')
  await invoice(orderId, 'INV-1', 14_499)
  await invoiceLine('INV-1', 1, [items.flour, 2, null, 4000])
  await invoiceLine('INV-1', 2, [items.chicken, 1, 4073, 9999])
  await deliver()
  await deliver()
  expect(kinds()).toEqual(['InvoiceDetailRequest'])
  const { content, orderId: referred } = taken()[0]!
  expect(referred).toBe(id)
  const found = childrenNamed(findElement(content, 'InvoiceDetailOrder'), 'InvoiceDetailItem')
  expect(
    found.map((item) => [
      attributeOf(item, 'quantity'),
      textAt(item, 'UnitOfMeasure'),
      textAt(item, 'UnitPrice/Money'),
      textAt(item, 'SubtotalAmount/Money'),
      textAt(item, 'InvoiceDetailItemReference/ItemID/SupplierPartAuxiliaryID'),
    ]),
  ).toEqual([
    ['2', 'CS', '20.00', '40.00', 'CS:k7'],
    ['40.73', 'LBR', '2.4549', '99.99', ''],
  ])
  const sums = (name: string) => textAt(content, `InvoiceDetailSummary/${name}/Money`)
  expect(['SubtotalAmount', 'SpecialHandlingAmount', 'NetAmount', 'DueAmount'].map(sums)).toEqual([
    '139.99',
    '5.00',
    '144.99',
    '144.99',
  ])
  valid()
})

test('a credit memo of the ERP goes out below zero, about the invoice that was sent [PUNCH-3, CREDIT-3]', async () => {
  const { orderId, id } = await order()
  await invoice(orderId, 'INV-2', 4000)
  await invoiceLine('INV-2', 1, [items.flour, 2, null, 4000])
  await deliver()
  await db.run(
    `insert into credit_requests (id, request_number, division, invoice_number, invoice_date, ship_to, bill_to, origin, status, codes,
       credit_types, amount_cents, charges_cents, claim_charges_cents,
       created_by, approved_cents, created_at, changed_at, due_at)
     values (gen_random_uuid(), 'CR-77', 'NLV', 'INV-2', current_date, '0000101', '0000100', 'customer', 'approved', '{}', '{}', 2000, 0, 0, $1, 2000, now(), now(), now())`,
    [people.buyer],
  )
  await invoice(null, 'CM77', -2000, 'CR-77')
  await invoiceLine('CM77', 1, [items.flour, -1, null, -2000])
  await deliver()
  const [bill, memo] = taken()
  expect(kinds()).toEqual(['InvoiceDetailRequest', 'InvoiceDetailRequest'])
  expect(memo!.orderId).toBe(id)
  expect(attributeOf(memo!.header, 'purpose')).toBe('creditMemo')
  expect(attributeOf(findElement(memo!.header, 'DocumentReference'), 'payloadID')).toBe(bill!.payloadId)
  expect(textAt(memo!.content, 'InvoiceDetailSummary/DueAmount/Money')).toBe('-20.00')
  valid()
})

test('nothing goes out about a change that is rolled back, about other orders, or without an address [PUNCH-3]', async () => {
  const { orderId } = await order()
  const undone = db.inTransaction(async (tx) => {
    await tx.run(`update orders set status = 'Open' where id = $1`, [orderId])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const other = await storedOrder(db)
  await confirmed(other)
  await deliver()
  expect(taken()).toEqual([])
  await save({ url: '', secret: '' })
  await confirmed(orderId)
  expect(await db.rows('select * from punchout_document_events')).toEqual([])
  await deliver()
  expect(await db.rows('select * from punchout_documents')).toEqual([])
})

test('only the documents that were chosen go out, to the credential that was entered [PUNCH-1, PUNCH-3]', async () => {
  await save({ sendsConfirmations: false, sendsInvoices: false, buyerDomain: 'DUNS', buyerIdentity: 'ours & theirs' })
  const { orderId } = await order()
  await confirmed(orderId)
  await report({ orderId, lines: [{ lineNumber: 1, shipped: { cases: 2, units: 0 } }] })
  await invoice(orderId, 'INV-3', 4000)
  await deliver()
  expect(taken().map(({ kind, to }) => [kind, to])).toEqual([['ShipNoticeRequest', 'ours & theirs']])
  await save({ removesSecret: true, secret: '' })
  await invoice(orderId, 'INV-4', 4000)
  await deliver()
  expect(inbox.taken.at(-1)!.text).not.toContain('SharedSecret')
})

test('events of one order at once make each document once [PUNCH-3]', async () => {
  const { orderId } = await order()
  await confirmed(orderId)
  await report({ orderId, lines: [{ lineNumber: 1, shipped: { cases: 2, units: 0 } }] })
  await invoice(orderId, 'INV-5', 4000)
  await Promise.all([deliver(), deliver(), deliver(), deliver()])
  await deliver()
  expect(kinds().toSorted()).toEqual(['ConfirmationRequest', 'InvoiceDetailRequest', 'ShipNoticeRequest'])
})

test('what a confirmation says is in the order of the events, whatever the first one met [PUNCH-3]', async () => {
  const { orderId } = await order()
  await confirmed(orderId)
  inbox.answers.http = 503
  await deliver()
  await report({ orderId, lines: [{ lineNumber: 1, confirmed: { cases: 1, units: 0 } }] })
  await deliver()
  inbox.answers.http = 200
  await world.hurry()
  await deliver()
  expect(typesOf().map(([, operation, type]) => `${operation} ${type}`)).toEqual([
    'new accept',
    'new accept',
    'update except',
  ])
})
