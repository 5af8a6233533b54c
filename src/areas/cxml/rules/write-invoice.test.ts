import { expect, test } from 'vitest'
import type { XmlElement } from '../cxml.ts'
import { someInvoice, someInvoicedLine, someParties } from '../testing/outgoing.ts'
import { attributeOf, childrenNamed, findElement, textAt } from './find-element.ts'
import { readXml } from './read-xml.ts'
import { writeInvoice } from './write-invoice.ts'

const stamp = { payloadId: '1.x@larder.example', at: new Date('2026-03-04T17:00:00Z'), timeZone: 'America/Los_Angeles' }
const read = (differs: Parameters<typeof someInvoice>[0]): XmlElement => {
  const xml = readXml(writeInvoice(stamp, someParties(), someInvoice(differs)))
  if (!xml.allowed) throw new Error(xml.refusal.message)
  return findElement(xml.value, 'Request/InvoiceDetailRequest')!
}
const money = (from: XmlElement, path: string) => textAt(from, `${path}/Money`)

test('an invoice refers to the order, and its lines to the order’s [PUNCH-3]', () => {
  const invoice = read({ lines: [someInvoicedLine({ lineNumber: 7 })] })
  const header = findElement(invoice, 'InvoiceDetailRequestHeader')
  expect(attributeOf(header, 'purpose')).toBe('standard')
  expect(attributeOf(header, 'invoiceDate')).toBe('2026-03-04T12:00:00-08:00')
  const reference = findElement(invoice, 'InvoiceDetailOrder/InvoiceDetailOrderInfo/OrderReference')
  expect(attributeOf(reference, 'orderID')).toBe('PO Crème “fraîche” & <more> "x" 日本')
  expect(attributeOf(findElement(reference, 'DocumentReference'), 'payloadID')).toContain('@buyer.example')
  const item = findElement(invoice, 'InvoiceDetailOrder/InvoiceDetailItem')!
  expect(attributeOf(findElement(item, 'InvoiceDetailItemReference'), 'lineNumber')).toBe('7')
  expect([attributeOf(item, 'quantity'), textAt(item, 'UnitOfMeasure'), money(item, 'UnitPrice')]).toEqual([
    '2',
    'CS',
    '41.20',
  ])
})

test('what is weighed is in pounds, at the price a pound to four decimals and its total to the cent [PUNCH-3]', () => {
  // 99.99 / 40.73 = 2.45494…
  const invoice = read({
    total: 9999,
    lines: [
      someInvoicedLine({
        quantity: 4073,
        isWeighed: true,
        unit: 'LBR',
        total: 9999,
        shipped: { quantity: 1, unit: 'CS' },
      }),
    ],
  })
  const item = findElement(invoice, 'InvoiceDetailOrder/InvoiceDetailItem')!
  expect(attributeOf(item, 'quantity')).toBe('40.73')
  expect([textAt(item, 'UnitOfMeasure'), money(item, 'UnitPrice'), money(item, 'SubtotalAmount')]).toEqual([
    'LBR',
    '2.4549',
    '99.99',
  ])
  expect(childrenNamed(item, 'Extrinsic').map((each) => [attributeOf(each, 'name'), each.text])).toEqual([
    ['ShippedQuantity', '1'],
    ['ShippedUnitOfMeasure', 'CS'],
  ])
})

test.each([
  // total, lines -> subtotal, special handling, gross, discount, net
  [8240, [8240], ['82.40', '', '82.40', '', '82.40']],
  [9000, [8240], ['82.40', '7.60', '90.00', '', '90.00']],
  [8000, [8240], ['82.40', '', '82.40', '2.40', '80.00']],
  [7740, [8240, -500], ['77.40', '', '77.40', '', '77.40']],
  [1, [1], ['0.01', '', '0.01', '', '0.01']],
] as const)('an invoice of %i cents adds up to the cent [PUNCH-3]', (total, lines, sums) => {
  const summary = findElement(
    read({
      total,
      lines: lines.map((each) => someInvoicedLine({ total: each, quantity: each < 0 ? -1 : 2 })),
    }),
    'InvoiceDetailSummary',
  )!
  const names = ['SubtotalAmount', 'SpecialHandlingAmount', 'GrossAmount', 'InvoiceDetailDiscount', 'NetAmount']
  expect(names.map((name) => money(summary, name))).toEqual(sums)
  expect(money(summary, 'DueAmount')).toBe(sums[4])
  expect(money(summary, 'Tax')).toBe('0.00')
})

test('a deposit that is taken back is a line below zero at a price above it [PUNCH-3]', () => {
  const items = childrenNamed(
    findElement(
      read({ lines: [someInvoicedLine(), someInvoicedLine({ quantity: -2, total: -6000 })], total: 2240 }),
      'InvoiceDetailOrder',
    ),
    'InvoiceDetailItem',
  )
  const deposit = items[1]!
  expect([attributeOf(deposit, 'quantity'), money(deposit, 'UnitPrice'), money(deposit, 'SubtotalAmount')]).toEqual([
    '-2',
    '30.00',
    '-60.00',
  ])
})

test('a credit memo is one by its header, below zero in each sum, and names its lines in words [PUNCH-3]', () => {
  const memo = read({
    total: -4120,
    credits: '1.v@larder.example',
    lines: [someInvoicedLine({ quantity: -1, total: -4120, description: 'Tomatoes' })],
  })
  const header = findElement(memo, 'InvoiceDetailRequestHeader')
  expect(attributeOf(header, 'purpose')).toBe('creditMemo')
  expect(attributeOf(findElement(header, 'InvoiceDetailHeaderIndicator'), 'isHeaderInvoice')).toBe('yes')
  expect(attributeOf(findElement(header, 'DocumentReference'), 'payloadID')).toBe('1.v@larder.example')
  expect(money(memo, 'InvoiceDetailHeaderOrder/InvoiceDetailOrderSummary/NetAmount')).toBe('-41.20')
  expect(money(memo, 'InvoiceDetailSummary/DueAmount')).toBe('-41.20')
  expect(textAt(memo, 'InvoiceDetailHeaderOrder/InvoiceDetailOrderSummary/Comments')).toBe('100234 Tomatoes, -1 CS')
})
