import { describeReceipt } from '#areas/prices/rules/describe-receipt.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import type { LineQuantity, Order, OrderSummary } from '../order.ts'
import { ifShortWords } from './describe-if-short.ts'
import { lineOutcome } from './line-outcome.ts'

/** A cell of a file. */
type Cell = string | number

const dollars = (cents: number): number => cents / 100
const orNothing = (value: number | null | undefined): Cell => value ?? ''
const casesOf = (quantity: LineQuantity | null | undefined): Cell => quantity?.cases ?? ''
const unitsOf = (quantity: LineQuantity | null | undefined): Cell => quantity?.units ?? ''

const lineHead = [
  'Order',
  'Line',
  'Item number',
  'Description',
  'Pack size',
  'Brand',
  'Ordered cases',
  'Ordered eaches',
  'Confirmed cases',
  'Confirmed eaches',
  'Shipped cases',
  'Shipped eaches',
  'Billed cases',
  'Billed eaches',
  'Case price',
  'Each price',
  'Price per pound',
  'Price receipt',
  'Line total',
  'Is estimate',
  'Delivery date',
  'Remark',
  'If short',
  'Note',
]

/** ORDER-1: the lines of an order as rows of a file, below their head. Amounts are dollars. */
export const orderFileRows = (order: Order): Cell[][] => [
  lineHead,
  ...order.items.map((line): Cell[] => [
    order.orderNumber,
    line.lineNumber,
    line.itemNumber,
    line.description,
    line.packSizeDescription,
    line.brand,
    line.orderedCases,
    line.orderedUnits,
    casesOf(line.report?.confirmed),
    unitsOf(line.report?.confirmed),
    casesOf(line.report?.shipped),
    unitsOf(line.report?.shipped),
    casesOf(line.billed),
    unitsOf(line.billed),
    orNothing(line.casePrice === null ? null : dollars(line.casePrice)),
    orNothing(line.eachPrice === null ? null : dollars(line.eachPrice)),
    // Hundredths of a cent a pound.
    orNothing(line.perPound === null ? null : line.perPound / 10_000),
    describeReceipt(line).join(' '),
    dollars(line.lineTotal),
    line.isCatchWeight ? 'yes' : 'no',
    line.deliveryDate ?? order.deliveryDate ?? '',
    lineOutcome(line).text,
    line.ifShort ? ifShortWords(line.ifShort) : '',
    line.note,
  ]),
]

/** The head of a file of orders. */
export const orderListHead: readonly string[] = [
  'Order',
  'ERP number',
  'Division',
  'Ship-to',
  'Ship-to name',
  'Bill-to',
  'PO',
  'Order type',
  'Status',
  'Origin',
  'Placed (UTC)',
  'Placed by',
  'Delivery date',
  'Lines',
  'Cases',
  'Eaches',
  'Subtotal',
  'Is estimate',
]

/** ORDER-1: an order of a list as a row of a file. Amounts are dollars. */
export const orderListRow = (order: OrderSummary): Cell[] => [
  order.orderNumber,
  order.erpOrderNumber ?? '',
  order.division,
  order.shipTo,
  order.shipToName,
  order.billTo,
  order.po,
  orderTypes[order.soType],
  order.status,
  order.origin,
  order.placedAt,
  order.placedByStaffName ?? order.placedByName,
  order.deliveryDate ?? '',
  order.lines,
  order.totalCases,
  order.totalUnits,
  dollars(order.subtotal),
  order.isEstimate ? 'yes' : 'no',
]
