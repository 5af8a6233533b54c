import { expect, test } from 'vitest'
import { writeConfirmation } from '#areas/cxml/rules/write-confirmation.ts'
import { writeInvoice } from '#areas/cxml/rules/write-invoice.ts'
import { writeShipNotice } from '#areas/cxml/rules/write-ship-notice.ts'
import { withSharedSecret } from '#areas/cxml/rules/write-supplier-request.ts'
import { someConfirmation, someInvoice, someOrder, someParties, someShipNotice } from '#areas/cxml/testing/outgoing.ts'
import { someStamp } from '../testing/simulator-facts.ts'
import { readOutgoing } from './read-outgoing.ts'

const parties = someParties()

test.each([
  ['ConfirmationRequest', writeConfirmation(someStamp, parties, someConfirmation())],
  ['ShipNoticeRequest', writeShipNotice(someStamp, parties, someShipNotice())],
  ['InvoiceDetailRequest', writeInvoice(someStamp, parties, someInvoice())],
  ['InvoiceDetailRequest', writeInvoice(someStamp, parties, someInvoice({ total: -1, lines: [] }))],
])('%s is read with the order it refers to [PUNCH-5]', (kind, text) => {
  expect(readOutgoing(text)).toMatchObject({
    value: {
      kind,
      orderId: someOrder.orderId,
      orderPayloadId: someOrder.payloadId,
      fromIdentity: parties.supplier.identity,
      toIdentity: parties.buyer.identity,
      hasSecret: true,
    },
  })
  expect(readOutgoing(withSharedSecret(text, undefined))).toMatchObject({ value: { hasSecret: false } })
})

test('another document is none of these [PUNCH-5]', () => {
  expect(readOutgoing('<cXML><Request><OrderRequest/></Request></cXML>').allowed).toBe(false)
  expect(readOutgoing('<cXML><Request><constructor/></Request></cXML>').allowed).toBe(false)
  expect(readOutgoing('no XML').allowed).toBe(false)
})
