import type { ReturnedCartMessage, ReturnedItem } from '../rules/read-order-message.ts'

/** A line that came back, by what differs. */
export const someItem = (differs: Partial<ReturnedItem> = {}): ReturnedItem => ({
  partId: '100234',
  auxiliaryId: 'CS:k7',
  quantity: '2',
  unitPrice: '41.20',
  currency: 'USD',
  unit: 'CS',
  description: 'Tomatoes & more',
  classification: '50407000',
  ...differs,
})

/** A cart that came back, by what differs. */
export const someCart = (differs: Partial<ReturnedCartMessage> = {}): ReturnedCartMessage => ({
  buyerCookie: 'c-1',
  isTest: false,
  total: '82.40',
  currency: 'USD',
  shipTo: { addressId: '0042', name: 'Ward 7' },
  status: '',
  hasSecret: false,
  items: [someItem()],
  ...differs,
})
