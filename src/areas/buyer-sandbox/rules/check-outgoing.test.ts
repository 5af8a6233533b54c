import { expect, test } from 'vitest'
import { writeConfirmation } from '#areas/cxml/rules/write-confirmation.ts'
import { writeInvoice } from '#areas/cxml/rules/write-invoice.ts'
import { writeShipNotice } from '#areas/cxml/rules/write-ship-notice.ts'
import { withSharedSecret } from '#areas/cxml/rules/write-supplier-request.ts'
import {
  someConfirmation,
  someInvoice,
  someInvoicedLine,
  someOrder,
  someParties,
  someShipNotice,
} from '#areas/cxml/testing/outgoing.ts'
import { someFacts, someStamp } from '../testing/simulator-facts.ts'
import { checkOutgoing } from './check-outgoing.ts'
import { readOutgoing } from './read-outgoing.ts'

const facts = someFacts()
const parties = someParties({ buyer: { domain: 'DUNS', identity: facts.senderIdentity } })
const sent = { orderId: someOrder.orderId, payloadIds: [someOrder.payloadId] }
const check = (text: string, orders = sent) => {
  const read = readOutgoing(text)
  if (!read.allowed) throw new Error(read.refusal.message)
  return Object.fromEntries(
    checkOutgoing(read.value, orders, facts).map(({ subject, state, text: words }) => [subject, `${state}: ${words}`]),
  )
}
const confirmation = writeConfirmation(someStamp, parties, someConfirmation({ comment: '' }))

test('a confirmation is explained line by line [PUNCH-5]', () => {
  expect(check(confirmation)).toEqual({
    Outcome: 'good: The order is accepted with exceptions.',
    'Line 1': 'good: 2 CS accepted for 2026-03-04.',
    'Line 2':
      'note: 1 CS accepted with changes at 41.205 for 2026-03-05; 1 CS accepted with changes as item 100235; 1 CS later (Backordered until Friday).',
    'Line 3': 'note: 1 EA rejected (Crème “fraîche” & <more> "x" 日本).',
    Order: `good: It refers to ${someOrder.orderId} and to the document that was sent.`,
    'From and To': 'good: From larder to hospital & sons.',
    Secret: 'good: Sender has the secret that was entered for documents; it is masked here.',
  })
})

test('what a buyer’s system could not use is named [PUNCH-5]', () => {
  expect(
    check(confirmation.replace('<ConfirmationItem quantity="2"', '<ConfirmationItem quantity="5"'))['Line 1'],
  ).toBe('wrong: Its parts do not add up to the 5 that were ordered: 2 CS accepted for 2026-03-04.')
  expect(check(confirmation, { ...sent, payloadIds: [] })['Order']).toMatch(/^wrong: .*no document that was sent/)
  expect(check(confirmation, { ...sent, orderId: 'SIM-1' })['Order']).toMatch(/^note: It is about the order PO/)
  expect(check(withSharedSecret(confirmation, undefined))['Secret']).toMatch(/^note: Sender has no secret/)
})

test('a ship notice is explained [PUNCH-5]', () => {
  const found = check(writeShipNotice(someStamp, parties, someShipNotice({ comment: '' })))
  expect(found).toMatchObject({
    Shipment: 'good: 1 line left with Truck 7, stop 3, expected on 2026-03-04.',
    'Line 1': 'good: 2 CS.',
  })
})

test('sums of an invoice are looked at, with charges and discounts [PUNCH-5]', () => {
  const sums = (total: number) => check(writeInvoice(someStamp, parties, someInvoice({ total })))['Sums']
  for (const total of [8240, 9000, 8000])
    expect(sums(total)).toBe('good: Lines, charges, tax and discount add up to the net amount.')
  const invoice = writeInvoice(someStamp, parties, someInvoice())
  expect(check(invoice)).toMatchObject({
    Invoice: 'good: I-1 of 2026-03-04 over 82.40.',
    'Line 1': 'good: 2 CS at 41.20: 82.40.',
  })
  expect(
    check(invoice.replace('<NetAmount><Money currency="USD">82.40', '<NetAmount><Money currency="USD">82.41'))['Sums'],
  ).toMatch(/^wrong/)
  const memo = writeInvoice(someStamp, parties, someInvoice({ total: -4120, lines: [someInvoicedLine()] }))
  expect(check(memo)['Credit memo']).toBe('good: I-1 of 2026-03-04 over -41.20.')
})
