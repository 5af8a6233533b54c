import type { DocumentStamp } from './write-document.ts'
import { cutText, lang, writeDay } from './write-parts.ts'
import {
  orderReference,
  type OutgoingParties,
  type ReferredOrder,
  writeSupplierRequest,
} from './write-supplier-request.ts'
import { writeTimestamp } from './write-timestamp.ts'
import { node } from './write-xml.ts'

/** A line of which something is on the truck. */
export interface ShippedLine {
  readonly lineNumber: number
  /** Whole units, from 1. */
  readonly quantity: number
  /** As the buyer's system named it. */
  readonly unit: string
}

/** What is on the truck. */
export interface ShipNotice {
  readonly shipmentId: string
  readonly order: ReferredOrder
  readonly shippedAt: Date
  /** When it is expected; the day alone where no more is known, null where that is not. */
  readonly expected: { readonly at: Date } | { readonly day: string } | null
  readonly carrier: string
  /** Truck and stop, or a carrier's number; '' for none. */
  readonly tracking: string
  /** For people: what comes in place of what; '' for none. */
  readonly comment: string
  readonly lines: readonly ShippedLine[]
}

/** PUNCH-3: a ShipNoticeRequest, whose elements are all of cXML 1.2.014. */
export function writeShipNotice(
  stamp: Omit<DocumentStamp, 'dtd'>,
  parties: OutgoingParties,
  notice: ShipNotice,
): string {
  const { timeZone } = stamp
  const { expected, tracking } = notice
  return writeSupplierRequest(
    { ...stamp, dtd: 'Fulfill' },
    parties,
    node(
      'ShipNoticeRequest',
      {},
      node(
        'ShipNoticeHeader',
        {
          shipmentID: notice.shipmentId,
          operation: 'new',
          noticeDate: writeTimestamp(stamp.at, timeZone),
          shipmentDate: writeTimestamp(notice.shippedAt, timeZone),
          deliveryDate:
            expected === null
              ? undefined
              : 'at' in expected
                ? writeTimestamp(expected.at, timeZone)
                : writeDay(expected.day, timeZone),
        },
        notice.comment === '' ? undefined : node('Comments', lang, cutText(notice.comment, 500)),
      ),
      tracking === ''
        ? undefined
        : node(
            'ShipControl',
            {},
            node('CarrierIdentifier', { domain: 'companyName' }, notice.carrier),
            node('ShipmentIdentifier', {}, tracking),
          ),
      node(
        'ShipNoticePortion',
        {},
        orderReference(notice.order),
        ...notice.lines.map((line) =>
          node(
            'ShipNoticeItem',
            { quantity: line.quantity, lineNumber: line.lineNumber },
            node('UnitOfMeasure', {}, line.unit),
          ),
        ),
      ),
    ),
  )
}
