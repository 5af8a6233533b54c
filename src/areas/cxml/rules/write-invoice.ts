import type { NamedPart } from '../cxml.ts'
import type { DocumentStamp } from './write-document.ts'
import { centsNode, cutText, lang, moneyNode, writeDay } from './write-parts.ts'
import {
  orderReference,
  type OutgoingParties,
  type ReferredOrder,
  writeSupplierRequest,
} from './write-supplier-request.ts'
import { node, type XmlNode } from './write-xml.ts'

/** The unit of what is weighed, by UN/CEFACT recommendation 20, which cXML uses: pounds. */
export const poundUnit = 'LBR'

/** A line of an invoice. */
export interface InvoicedLine extends NamedPart {
  /** Of the order. */
  readonly lineNumber: number
  /** As the buyer's system named it; `poundUnit` for what is weighed. */
  readonly unit: string
  /** Units, or hundredths of a pound for what is weighed; below zero for what is taken back. */
  readonly quantity: number
  readonly isWeighed: boolean
  /** Cents of the whole line. */
  readonly total: number
  readonly description: string
  /** Of what is weighed: units that were shipped, in the unit that was ordered. */
  readonly shipped?: { readonly quantity: number; readonly unit: string } | undefined
}

/** An invoice or a credit memo. */
export interface Invoice {
  readonly number: string
  readonly day: string
  /** Days from then until it is due. */
  readonly dueInDays: number
  readonly order: ReferredOrder
  /** The sales order it bills. */
  readonly orderNumber: string
  readonly supplierName: string
  readonly billToName: string
  /** Cents of the whole, below zero for a credit memo. */
  readonly total: number
  /** payloadID of the invoice that a credit memo is about, where one was sent. */
  readonly credits: string | undefined
  readonly lines: readonly InvoicedLine[]
}

/** What an invoice has beyond its lines; the ERP names it in one sum. */
const otherCharges = 'Tax, freight and other charges'

/**
 * PUNCH-3: an InvoiceDetailRequest, whose elements are all of cXML 1.2.014. Its sums are those of
 * the invoice to the cent, whatever a price a pound was rounded to. A credit memo is one by its
 * header, as that version has it, with its lines in words.
 */
export function writeInvoice(stamp: Omit<DocumentStamp, 'dtd'>, parties: OutgoingParties, invoice: Invoice): string {
  const isCredit = invoice.total < 0
  return writeSupplierRequest(
    { ...stamp, dtd: 'InvoiceDetail' },
    parties,
    node(
      'InvoiceDetailRequest',
      {},
      node(
        'InvoiceDetailRequestHeader',
        {
          invoiceID: invoice.number,
          purpose: isCredit ? 'creditMemo' : 'standard',
          operation: 'new',
          invoiceDate: writeDay(invoice.day, stamp.timeZone),
        },
        node('InvoiceDetailHeaderIndicator', { isHeaderInvoice: isCredit ? 'yes' : undefined }),
        node('InvoiceDetailLineIndicator'),
        partner('remitTo', invoice.supplierName),
        partner('billTo', invoice.billToName),
        invoice.credits === undefined ? undefined : node('DocumentReference', { payloadID: invoice.credits }),
        node('InvoiceDetailPaymentTerm', { payInNumberOfDays: Math.max(0, invoice.dueInDays), percentageRate: '0' }),
        !isCredit && invoice.total > sumOf(invoice)
          ? node('Comments', lang, `Special handling: ${otherCharges}`)
          : undefined,
      ),
      isCredit ? creditedOrder(invoice) : billedOrder(invoice),
      summary(invoice),
    ),
  )
}

const partner = (role: string, name: string): XmlNode =>
  node('InvoicePartner', {}, node('Contact', { role }, node('Name', lang, name)))

const orderInfo = ({ order, orderNumber }: Invoice): XmlNode =>
  node('InvoiceDetailOrderInfo', {}, orderReference(order), node('SupplierOrderInfo', { orderID: orderNumber }))

const sumOf = ({ lines }: Invoice): number => lines.reduce((sum, { total }) => sum + total, 0)

const billedOrder = (invoice: Invoice): XmlNode =>
  node(
    'InvoiceDetailOrder',
    {},
    orderInfo(invoice),
    ...invoice.lines.map((line, index) =>
      node(
        'InvoiceDetailItem',
        { invoiceLineNumber: index + 1, quantity: quantityText(line) },
        node('UnitOfMeasure', {}, line.unit),
        node('UnitPrice', {}, moneyNode(unitPriceOf(line))),
        node(
          'InvoiceDetailItemReference',
          { lineNumber: line.lineNumber },
          node(
            'ItemID',
            {},
            node('SupplierPartID', {}, line.partId),
            line.auxiliaryId === '' ? undefined : node('SupplierPartAuxiliaryID', {}, line.auxiliaryId),
          ),
          node('Description', lang, cutText(line.description, 255)),
        ),
        node('SubtotalAmount', {}, centsNode(line.total)),
        ...(line.shipped
          ? [
              node('Extrinsic', { name: 'ShippedQuantity' }, String(line.shipped.quantity)),
              node('Extrinsic', { name: 'ShippedUnitOfMeasure' }, line.shipped.unit),
            ]
          : []),
      ),
    ),
  )

const creditedOrder = (invoice: Invoice): XmlNode =>
  node(
    'InvoiceDetailHeaderOrder',
    {},
    orderInfo(invoice),
    node(
      'InvoiceDetailOrderSummary',
      { invoiceLineNumber: 1 },
      node('SubtotalAmount', {}, centsNode(invoice.total)),
      node('GrossAmount', {}, centsNode(invoice.total)),
      node('NetAmount', {}, centsNode(invoice.total)),
      invoice.lines.length === 0
        ? undefined
        : node('Comments', lang, cutText(invoice.lines.map(inWords).join('; '), 2000)),
    ),
  )

const inWords = (line: InvoicedLine): string => `${line.partId} ${line.description}, ${quantityText(line)} ${line.unit}`

function summary(invoice: Invoice): XmlNode {
  const sum = invoice.total < 0 ? invoice.total : sumOf(invoice)
  const rest = invoice.total - sum
  const gross = rest > 0 ? sum + rest : sum
  return node(
    'InvoiceDetailSummary',
    {},
    node('SubtotalAmount', {}, centsNode(sum)),
    node('Tax', {}, centsNode(0), node('Description', lang, 'Not itemized')),
    rest > 0 ? node('SpecialHandlingAmount', {}, centsNode(rest)) : undefined,
    node('GrossAmount', {}, centsNode(gross)),
    rest < 0 ? node('InvoiceDetailDiscount', {}, centsNode(-rest)) : undefined,
    node('NetAmount', {}, centsNode(invoice.total)),
    node('DueAmount', {}, centsNode(invoice.total)),
  )
}

/** '3', or '40.73' pounds. */
function quantityText({ quantity, isWeighed }: InvoicedLine): string {
  if (!isWeighed) return String(quantity)
  const digits = String(Math.abs(quantity)).padStart(3, '0')
  return `${quantity < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Hundredths of a cent a unit, or a pound, rounded half up. */
function unitPriceOf({ total, quantity, isWeighed }: InvoicedLine): bigint {
  if (quantity === 0) return 0n
  const amount = BigInt(Math.abs(total)) * 100n * (isWeighed ? 100n : 1n)
  const units = BigInt(Math.abs(quantity))
  const price = (2n * amount + units) / (2n * units)
  return total < 0 === quantity < 0 ? price : -price
}
