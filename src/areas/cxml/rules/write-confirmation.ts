import type { DocumentStamp } from './write-document.ts'
import { cutText, lang, moneyNode, writeDay } from './write-parts.ts'
import {
  orderReference,
  type OutgoingParties,
  type ReferredOrder,
  writeSupplierRequest,
} from './write-supplier-request.ts'
import { writeTimestamp } from './write-timestamp.ts'
import { node, type XmlNode } from './write-xml.ts'

/** An item that comes in place of the one that was ordered. */
export interface SubstituteItem {
  readonly partId: string
  readonly description: string
  readonly unit: string
  /** Hundredths of a cent; of what it replaces, as the ERP names no other. */
  readonly unitPrice: number
  readonly unspsc: string
}

/** What becomes of a part of a line. */
export interface ConfirmedPart {
  readonly type: 'accept' | 'detail' | 'backordered' | 'reject'
  /** Whole units of the line. */
  readonly quantity: number
  /** Where it differs from the one that was ordered: hundredths of a cent. */
  readonly unitPrice?: number | undefined
  /** Where it is not the day that was asked for. */
  readonly deliveryDay?: string | undefined
  readonly substitute?: SubstituteItem | undefined
  /** For people; '' for none. */
  readonly comment: string
}

/** A line as it was ordered, and what becomes of it; the quantities of its parts are its own. */
export interface ConfirmedLine {
  readonly lineNumber: number
  readonly quantity: number
  /** As the buyer's system named it. */
  readonly unit: string
  readonly parts: readonly ConfirmedPart[]
}

/** A confirmation of an order, or of a part of it. */
export interface Confirmation {
  /** The same for each confirmation of one sales order. */
  readonly confirmId: string
  readonly type: 'accept' | 'except' | 'detail' | 'backordered' | 'reject'
  /** payloadID of the confirmation that this one takes the place of. */
  readonly replaces: string | undefined
  readonly order: ReferredOrder
  /** For people; '' for none. */
  readonly comment: string
  /** None of an order that is rejected as a whole. */
  readonly lines: readonly ConfirmedLine[]
}

const maxComment = 500
const comment = (text: string): XmlNode | undefined =>
  text === '' ? undefined : node('Comments', lang, cutText(text, maxComment))

/** PUNCH-3: a ConfirmationRequest, whose elements are all of cXML 1.2.014. */
export const writeConfirmation = (
  stamp: Omit<DocumentStamp, 'dtd'>,
  parties: OutgoingParties,
  confirmation: Confirmation,
): string =>
  writeSupplierRequest(
    { ...stamp, dtd: 'Fulfill' },
    parties,
    node(
      'ConfirmationRequest',
      {},
      node(
        'ConfirmationHeader',
        {
          confirmID: confirmation.confirmId,
          operation: confirmation.replaces === undefined ? 'new' : 'update',
          type: confirmation.type,
          noticeDate: writeTimestamp(stamp.at, stamp.timeZone),
        },
        confirmation.replaces === undefined
          ? undefined
          : node('DocumentReference', { payloadID: confirmation.replaces }),
        comment(confirmation.comment),
      ),
      orderReference(confirmation.order),
      ...confirmation.lines.map((line) =>
        node(
          'ConfirmationItem',
          { quantity: line.quantity, lineNumber: line.lineNumber },
          node('UnitOfMeasure', {}, line.unit),
          ...line.parts.map((part) => statusOf(line, part, stamp.timeZone)),
        ),
      ),
    ),
  )

const statusOf = ({ unit }: ConfirmedLine, part: ConfirmedPart, timeZone: string): XmlNode =>
  node(
    'ConfirmationStatus',
    {
      quantity: part.quantity,
      type: part.type,
      deliveryDate: part.deliveryDay === undefined ? undefined : writeDay(part.deliveryDay, timeZone),
    },
    node('UnitOfMeasure', {}, unit),
    part.substitute
      ? substituteItem(part.substitute, part.quantity)
      : part.unitPrice === undefined
        ? undefined
        : node('UnitPrice', {}, moneyNode(BigInt(part.unitPrice))),
    comment(part.comment),
  )

const substituteItem = (item: SubstituteItem, quantity: number): XmlNode =>
  node(
    'ItemIn',
    { quantity },
    node('ItemID', {}, node('SupplierPartID', {}, item.partId)),
    node(
      'ItemDetail',
      {},
      node('UnitPrice', {}, moneyNode(BigInt(item.unitPrice))),
      node('Description', lang, cutText(item.description, 255)),
      node('UnitOfMeasure', {}, item.unit),
      node('Classification', { domain: 'UNSPSC' }, item.unspsc),
    ),
  )
