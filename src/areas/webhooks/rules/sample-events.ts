import type { EventType } from '../webhook.ts'

const order = {
  division: 'NLV',
  shipTo: '0000101',
  billTo: '0000100',
  orderId: '0196b0c2-5a7e-7c31-9d3f-2f6a3f1f0c55',
  orderNumber: '1000042',
  po: 'PO-77',
  version: 1,
  status: 'Placed',
  deliveryDate: '2026-03-04',
  totalCases: 5,
  totalUnits: 0,
  subtotalCents: 33460,
}
const invoice = {
  division: 'NLV',
  shipTo: '0000101',
  billTo: '0000100',
  invoiceNumber: 'I-20417',
  orderId: order.orderId,
  invoiceDate: '2026-03-04',
  dueDate: '2026-03-18',
  totalCents: 33460,
  openCents: 33460,
}

/** NEXT-12: what each event says, as the guide shows it; a test compares it with what is sent. */
export const sampleData: Readonly<Record<EventType, Readonly<Record<string, unknown>>>> = {
  'order.placed': order,
  'order.changed': { ...order, version: 2 },
  'order.status': { ...order, status: 'InProgress', formerStatus: 'Placed' },
  'shipment.reported': {
    ...order,
    status: 'Open',
    tracking: 'Truck 7, stop 4',
    expectedAt: '2026-03-04T15:30:00+00:00',
    lines: [
      {
        lineNumber: 1,
        itemNumber: '0001001',
        orderedCases: 2,
        orderedUnits: 0,
        shippedCases: 1,
        shippedUnits: 0,
        substitute: null,
        reason: 'Out of stock',
      },
    ],
  },
  'invoice.created': invoice,
  'invoice.balance': { ...invoice, openCents: 0, formerOpenCents: 33460 },
  'price.changed': { division: 'NLV', itemCount: 2, itemNumbers: ['0001001', '0001003'] },
  'stock.changed': { division: 'NLV', itemCount: 1, items: [{ itemNumber: '0001001', stock: 'low' }] },
}

/** NEXT-12: a whole message. */
export const sampleEvent = (type: EventType): string =>
  JSON.stringify({ type, timestamp: '2026-03-02T20:00:00.000Z', data: sampleData[type] }, null, 2)

/** NEXT-12: how a program verifies a message, in JavaScript; a test runs it. */
export const verifyCode = `import { createHmac, timingSafeEqual } from 'node:crypto'

// headers: of the request, in lower case; body: its text as it came, before it is parsed.
export function isFromLarder(secret, headers, body, now = Date.now()) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  // Older than five minutes: somebody sends it again.
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= 300)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(id + '.' + timestamp + '.' + body).digest()
  // While a secret is rotated there are two signatures.
  return signatures.split(' ').some((each) => {
    const given = Buffer.from(each.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`
