import type { Segment } from '../x12.ts'
import { amountOf, dayOf, plainText, segment, withoutZeros } from './write-interchange.ts'

/** What every answer names of the order. */
export interface AnsweredOrder {
  readonly po: string
  /** CCYYMMDD, as the partner wrote it. */
  readonly poDate: string
  readonly shipToCode: string
  readonly isOurNumber: boolean
  readonly orderNumber: string
}

/** A line as it was ordered. */
export interface AnsweredLine {
  /** PO101. */
  readonly id: string
  readonly itemNumber: string
  readonly description: string
  readonly unitCode: string
  readonly quantity: number
  /** Cents a unit; null: by weight. */
  readonly price: number | null
}

const shipToOf = ({ shipToCode, isOurNumber }: AnsweredOrder): Segment =>
  segment('N1', 'ST', '', isOurNumber ? '91' : '92', plainText(shipToCode, 80))
const ctt = (lines: number): Segment => segment('CTT', lines)

/** NEXT-12: the 855 of an order that was placed as it was ordered. */
export function writeConfirmation(
  order: AnsweredOrder,
  lines: readonly AnsweredLine[],
  { day, deliveryDate }: { day: string; deliveryDate: string | null },
): Segment[] {
  return [
    segment('BAK', '00', 'AD', order.po, order.poDate, '', '', '', order.orderNumber, dayOf(day)),
    ...(deliveryDate === null ? [] : [segment('DTM', '067', dayOf(deliveryDate))]),
    shipToOf(order),
    ...lines.flatMap((line) => [
      segment(
        'PO1',
        line.id,
        line.quantity,
        line.unitCode,
        line.price === null ? '' : amountOf(line.price),
        '',
        'VN',
        line.itemNumber,
      ),
      segment('PID', 'F', '', '', '', plainText(line.description, 80)),
      segment(
        'ACK',
        'IA',
        line.quantity,
        line.unitCode,
        ...(deliveryDate === null ? [] : ['067', dayOf(deliveryDate)]),
      ),
    ]),
    ctt(lines.length),
  ]
}

/**
 * NEXT-12: the 855 of an order that is refused as a whole. One that refuses a change or a
 * cancellation has its purpose (BEG01), so that nobody takes it for a refusal of the order.
 */
export const writeRefusal = (
  order: Omit<AnsweredOrder, 'orderNumber'>,
  why: string,
  day: string,
  purpose = '00',
): Segment[] => [
  segment('BAK', plainText(purpose, 2), 'RD', order.po, order.poDate, '', '', '', '', dayOf(day)),
  segment('N9', 'ZZ', 'REASON'),
  segment('MSG', plainText(why, 264)),
  ...(order.shipToCode === '' ? [] : [shipToOf({ ...order, orderNumber: '' })]),
]

/** A line that was shipped. */
export interface ShippedLine extends AnsweredLine {
  readonly shipped: number
}

/** NEXT-12: the 856 of what was shipped: shipment, order, items. */
export function writeShipNotice(
  order: AnsweredOrder,
  lines: readonly ShippedLine[],
  shipment: { id: string; day: string; time: string; tracking: string; deliveryDate: string | null },
): Segment[] {
  const { id, day, time, tracking, deliveryDate } = shipment
  return [
    segment('BSN', '00', plainText(id, 30), dayOf(day), time, '0001'),
    segment('HL', 1, '', 'S'),
    ...(tracking === '' ? [] : [segment('REF', 'CN', plainText(tracking, 30))]),
    segment('DTM', '011', dayOf(day)),
    ...(deliveryDate === null ? [] : [segment('DTM', '067', dayOf(deliveryDate))]),
    shipToOf(order),
    segment('HL', 2, 1, 'O'),
    segment('PRF', order.po, '', '', order.poDate),
    segment('REF', 'VN', order.orderNumber),
    ...lines.flatMap((line, index) => [
      segment('HL', 3 + index, 2, 'I'),
      segment('LIN', line.id, 'VN', line.itemNumber),
      segment('SN1', '', line.shipped, line.unitCode, '', line.quantity, line.unitCode),
      segment('PID', 'F', '', '', '', plainText(line.description, 80)),
    ]),
    ctt(2 + lines.length),
  ]
}

/** A line of an invoice. */
export interface BilledLine {
  readonly id: string
  readonly itemNumber: string
  readonly description: string
  /** CA, EA, or LB for what is weighed. */
  readonly unitCode: string
  /** Units, or hundredths of a pound where it is weighed. */
  readonly quantity: number
  /** Cents of the whole line. */
  readonly total: number
}

/** NEXT-12: the 810 of an invoice: its total is the invoice's, to the cent. */
export function writeInvoice(
  order: AnsweredOrder,
  lines: readonly BilledLine[],
  invoice: { number: string; date: string; dueDate: string; total: number },
): Segment[] {
  const sum = lines.reduce((total, line) => total + line.total, 0)
  const rest = invoice.total - sum
  return [
    segment(
      'BIG',
      dayOf(invoice.date),
      plainText(invoice.number, 22),
      order.poDate,
      order.po,
      '',
      '',
      invoice.total < 0 ? 'CR' : 'DI',
    ),
    segment('REF', 'VN', order.orderNumber),
    shipToOf(order),
    segment('ITD', '', '', '', '', '', dayOf(invoice.dueDate)),
    ...lines.flatMap((line) => [
      segment('IT1', line.id, quantityOf(line), line.unitCode, priceOf(line), '', 'VN', line.itemNumber),
      // The amount of the line itself: a price a pound is rounded.
      segment('CTP', '', '', '', '', '', '', '', amountOf(line.total)),
      segment('PID', 'F', '', '', '', plainText(line.description, 80)),
    ]),
    segment('TDS', invoice.total),
    // What no line says, such as a charge, so that the parts are the whole.
    ...(rest === 0 ? [] : [segment('SAC', rest > 0 ? 'C' : 'A', 'ZZZZ', '', '', Math.abs(rest))]),
    ctt(lines.length),
  ]
}

const quantityOf = ({ unitCode, quantity }: BilledLine): string =>
  unitCode === 'LB' ? amountOf(quantity) : String(quantity)

/** The price of a unit in dollars, to four decimals. */
function priceOf({ unitCode, quantity, total }: BilledLine): string {
  const units = unitCode === 'LB' ? quantity / 100 : quantity
  return units === 0 ? '0' : withoutZeros((total / 100 / units).toFixed(4))
}
