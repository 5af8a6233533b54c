import { expect, test } from 'vitest'
import type { Order } from '#areas/orders/order.ts'
import { orderMail, orderText } from './order-mail.ts'

const line = {
  description: 'CHICKEN BREAST',
  packSizeDescription: '4/10 LB',
  brand: 'Larder Select',
  perPound: 24_550,
  isCatchWeight: true,
  receipt: null,
  isPriceSet: false,
  deliveryDate: null,
  note: '',
  report: null,
  billed: null,
}
const order: Order = {
  id: '00000000-0000-7000-9000-000000000001',
  orderNumber: '1000001',
  erpOrderNumber: null,
  division: 'NLV',
  shipTo: '0000101',
  shipToName: 'Harbor Grill Downtown',
  billTo: '0000100',
  po: '',
  soType: 'regularDelivery',
  deliveryDate: '2026-03-03',
  status: 'Placed',
  originSource: -1,
  statusNumber: 1,
  origin: 'online',
  version: 1,
  placedAt: '2026-03-02T20:00:00.000Z',
  modifiedAt: '2026-03-02T20:00:00.000Z',
  placedByName: 'Mara Okafor',
  placedByStaff: false,
  placedByStaffName: null,
  lines: 1,
  totalCases: 2,
  totalUnits: 3,
  subtotal: 20_390,
  isEstimate: true,
  weightHundredths: 8000,
  tracking: '',
  expectedAt: null,
  items: [
    {
      ...line,
      lineNumber: 1,
      itemNumber: '0001003',
      orderedCases: 2,
      orderedUnits: 3,
      casePrice: 9820,
      eachPrice: 250,
      lineTotal: 20_390,
    },
  ],
  history: [],
  formerVersions: [],
}

const mine = {
  act: 'placed' as const,
  byName: 'Mara Okafor',
  orderUrl: 'https://portal.example/salesorders?order=1',
  isForCustomer: false,
  address: ['12 Harbor Drive', 'Las Vegas, NV 89101'],
  contact: { name: 'Amir Kessler', email: 'amir@larder.example' },
}

test('the order mail lists lines and totals in plain text [CHECK-4]', () => {
  const { subject, text } = orderMail(order, mine)
  expect(subject).toBe('Order 1000001 for Harbor Grill Downtown')
  expect(text).toContain('Delivery date: Tue, Mar 3')
  expect(text).toContain('0001003  CHICKEN BREAST  4/10 LB\n    2 CS x $98.20 + 3 EA x $2.50 = $203.90')
  expect(text).toContain('1 line, 2 cases, 3 eaches')
})

test('the customer reads who ordered for them; both mails lead to the order [CHECK-4]', () => {
  expect(orderMail(order, mine).text).toContain('Thank you for your order 1000001.')
  const { text } = orderMail(order, { ...mine, isForCustomer: true })
  expect(text).toContain('Mara Okafor placed order 1000001 for you.')
  expect(text).toContain('Ship to: Harbor Grill Downtown (NLV 0000101)')
  expect(text).toContain(`View the order: ${mine.orderUrl}`)
})

test('the mail says where the order goes and whom to ask about it [CHECK-4]', () => {
  const { text } = orderMail(order, mine)
  expect(text).toContain('(NLV 0000101)\n         12 Harbor Drive\n         Las Vegas, NV 89101\nOrder type')
  expect(text).toContain('Questions about it: Amir Kessler, amir@larder.example\n')
  const unnamed = { ...mine, contact: { name: 'amir@larder.example', email: 'amir@larder.example' } }
  expect(orderMail(order, unnamed).text).toContain('Questions about it: amir@larder.example\n')
})

test('what is not known of the ship-to leaves no empty line in the mail [CHECK-4]', () => {
  const { text } = orderMail(order, { ...mine, address: [], contact: null })
  expect(text).toContain('(NLV 0000101)\nOrder type')
  expect(text).not.toContain('Questions')
})

test('an estimated total says that weighed items are invoiced by weight [CHECK-4]', () => {
  expect(orderMail(order, mine).text).toContain(
    'Subtotal: $203.90 (estimate; weighed items are invoiced by their weight)',
  )
  expect(orderMail({ ...order, isEstimate: false }, mine).text).toMatch(/Subtotal: \$203\.90\n/)
})

test('a line that comes on a day of its own says so, and so does its note [CHECK-5]', () => {
  const [only] = order.items
  const { text } = orderMail({ ...order, items: [{ ...only!, deliveryDate: '2026-03-09', note: 'Back door' }] }, mine)
  expect(text).toContain('= $203.90\n    Delivery Mon, Mar 9\n    Note: Back door\n')
})

test('the text message says what, how much and when in one sentence [PROFILE-9]', () => {
  expect(orderText(order)).toMatch(
    /^Order 1000001 for Harbor Grill Downtown placed: \d+ lines?, \$[\d,.]+, delivery \w{3}, /,
  )
})
