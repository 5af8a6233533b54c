import type { Confirmation, ConfirmedPart } from '../rules/write-confirmation.ts'
import type { Invoice, InvoicedLine } from '../rules/write-invoice.ts'
import type { ShipNotice } from '../rules/write-ship-notice.ts'
import type { OutgoingParties, ReferredOrder } from '../rules/write-supplier-request.ts'

/** Letters that want escaping, in every text that somebody else typed. */
const odd = 'Crème “fraîche” & <more> "x" 日本'

/** An order of the buyer's. */
export const someOrder: ReferredOrder = {
  orderId: `PO ${odd}`,
  orderDate: '2026-03-02T09:15:00-08:00',
  payloadId: `1.${odd}@buyer.example`,
}

/** From whom and for whom, by what differs. */
export const someParties = (differs: Partial<OutgoingParties> = {}): OutgoingParties => ({
  supplier: { domain: 'NetworkId', identity: 'larder' },
  buyer: { domain: 'DUNS', identity: `buyer ${odd}` },
  userAgent: 'Larder 3.0.4',
  isTest: false,
  ...differs,
})

/** A part of a line, by what differs. */
export const somePart = (differs: Partial<ConfirmedPart> = {}): ConfirmedPart => ({
  type: 'accept',
  quantity: 2,
  comment: '',
  ...differs,
})

/** A confirmation with each outcome of a line, by what differs. */
export const someConfirmation = (differs: Partial<Confirmation> = {}): Confirmation => ({
  confirmId: '1000001',
  type: 'except',
  replaces: undefined,
  order: someOrder,
  comment: odd,
  lines: [
    { lineNumber: 1, quantity: 2, unit: 'CS', parts: [somePart({ deliveryDay: '2026-03-04' })] },
    {
      lineNumber: 2,
      quantity: 3,
      unit: 'CS',
      parts: [
        somePart({ type: 'detail', quantity: 1, unitPrice: 412_050, deliveryDay: '2026-03-05' }),
        somePart({
          type: 'detail',
          quantity: 1,
          substitute: { partId: '100235', description: odd, unit: 'CS', unitPrice: 412_000, unspsc: '50407000' },
        }),
        somePart({ type: 'backordered', quantity: 1, comment: 'Backordered until Friday' }),
      ],
    },
    { lineNumber: 3, quantity: 1, unit: 'EA', parts: [somePart({ type: 'reject', quantity: 1, comment: odd })] },
  ],
  ...differs,
})

/** A ship notice, by what differs. */
export const someShipNotice = (differs: Partial<ShipNotice> = {}): ShipNotice => ({
  shipmentId: '1000001-1',
  order: someOrder,
  shippedAt: new Date('2026-03-04T14:00:00Z'),
  expected: { at: new Date('2026-03-04T17:00:00Z') },
  carrier: odd,
  tracking: 'Truck 7, stop 3',
  comment: odd,
  lines: [{ lineNumber: 1, quantity: 2, unit: 'CS' }],
  ...differs,
})

/** A line of an invoice, by what differs. */
export const someInvoicedLine = (differs: Partial<InvoicedLine> = {}): InvoicedLine => ({
  partId: '100234',
  auxiliaryId: 'CS:k7',
  lineNumber: 1,
  unit: 'CS',
  quantity: 2,
  isWeighed: false,
  total: 8240,
  description: odd,
  ...differs,
})

/** An invoice, by what differs. */
export const someInvoice = (differs: Partial<Invoice> = {}): Invoice => ({
  number: 'I-1',
  day: '2026-03-04',
  dueInDays: 21,
  order: someOrder,
  orderNumber: '1000001',
  supplierName: odd,
  billToName: odd,
  total: 8240,
  credits: undefined,
  lines: [someInvoicedLine()],
  ...differs,
})
