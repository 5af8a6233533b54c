import type { ReturnedCart, ReturnedLine } from '../rules/write-order-message.ts'

/** A line that goes back, by what differs. */
export const returnedLine = (differs: Partial<ReturnedLine> = {}): ReturnedLine => ({
  partId: '100234',
  auxiliaryId: 'CS:k7',
  quantity: 2,
  unitPrice: 412_000,
  unit: 'CS',
  name: 'Tomatoes “vine” & more',
  packSize: '1/25 LB',
  unspsc: '50407000',
  manufacturer: { name: 'Señor Farms', partId: 'TV-25' },
  leadTimeDays: 2,
  marks: ['CatchWeight'],
  ...differs,
})

/** A cart that goes back, by what differs. */
export const returnedCart = (differs: Partial<ReturnedCart> = {}): ReturnedCart => ({
  supplier: { domain: 'NetworkId', identity: 'larder' },
  buyer: { domain: 'DUNS', identity: 'buyer-7' },
  userAgent: 'Larder 3.0.4',
  isTest: false,
  buyerCookie: 'c-1',
  shipTo: { addressId: '0042', name: 'Ward 7' },
  lines: [returnedLine()],
  ...differs,
})
