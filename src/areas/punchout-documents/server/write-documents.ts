import { version } from '#kit/version.ts'
import { writeConfirmation } from '#areas/cxml/rules/write-confirmation.ts'
import { writeInvoice } from '#areas/cxml/rules/write-invoice.ts'
import { writeShipNotice } from '#areas/cxml/rules/write-ship-notice.ts'
import type { OutgoingParties } from '#areas/cxml/rules/write-supplier-request.ts'
import { newStamp } from '#areas/punchout/server/public.ts'
import { portalOf } from '#areas/punchout-settings/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { confirmOrder } from '../rules/confirm-order.ts'
import { linesBilled } from '../rules/lines-billed.ts'
import { type Announced, linesShipped, nothingAnnounced } from '../rules/lines-shipped.ts'
import { whenToAnnounce } from '../rules/when-to-announce.ts'
import {
  addDocument,
  knownConfirmation,
  latestConfirmation,
  lookAgainAt,
  noticesOf,
  payloadIdOf,
} from './document.store.ts'
import { invoicesToSend, lockPart, type OrderPartFacts } from './order-facts.store.ts'

/** What documents about one part of an order are written with. */
interface Writing {
  readonly tx: Queries
  readonly services: Services
  readonly now: Date
  readonly cartId: string
  readonly part: OrderPartFacts
}

/** PUNCH-3: the documents that are due about a part of a buyer's order, each once. */
export async function writeDocuments(tx: Queries, services: Services, cartId: string): Promise<void> {
  const part = await lockPart(tx, cartId)
  if (!part) return
  const writing = { tx, services, now: services.clock.now(), cartId, part }
  if (part.sendsConfirmations) await confirm(writing)
  if (part.sendsShipNotices) await noteShipment(writing)
  if (part.sendsInvoices) await bill(writing)
}

const stampOf = ({ services, now, part }: Writing) => newStamp(services, now, part.timeZone)

function partiesOf({ services, part }: Writing): OutgoingParties {
  const { senderDomain, senderIdentity } = portalOf(services.config)
  const isNamed = part.buyerDomain !== ''
  return {
    supplier: { domain: senderDomain, identity: senderIdentity },
    buyer: isNamed ? { domain: part.buyerDomain, identity: part.buyerIdentity } : part.document.buyer,
    userAgent: `Larder ${version}`,
    // Orders under test leave nothing behind to send about.
    isTest: false,
  }
}

async function confirm(writing: Writing): Promise<void> {
  const { tx, cartId, part } = writing
  const { order, document } = part
  if (!order && !part.isDiscarded) return
  const sold = order ?? { status: 'Discarded' as const, message: '', deliveryDay: null, lines: [] }
  const confirmed = confirmOrder(part.ordered, { ...sold, isWhole: part.isWhole }, document.requestedDay)
  if (!confirmed) return
  const said = JSON.stringify(confirmed)
  const former = await latestConfirmation(tx, cartId)
  if (former?.said === said) return
  const stamp = stampOf(writing)
  const text = writeConfirmation(stamp, partiesOf(writing), {
    ...confirmed,
    confirmId: order?.number ?? document.orderId,
    order: document,
    replaces: await knownConfirmation(tx, cartId),
  })
  const reference = String(Number(former?.reference ?? 0) + 1)
  const key = { settingsId: part.settingsId, cartId, kind: 'ConfirmationRequest', reference } as const
  await addDocument(tx, key, { said, payloadId: stamp.payloadId, document: text })
}

/**
 * What has left since the last notice: the whole order, or a part that is a shipment of its own.
 */
async function noteShipment(writing: Writing): Promise<void> {
  const { tx, cartId, now, part } = writing
  const { order, document } = part
  if (!order) return
  const { expectedAt, deliveryDay, tracking, number, isShipped } = order
  const { count, said } = await noticesOf(tx, cartId)
  // Those of former versions announced the whole order.
  if (said === '') return
  const shipped = order.lines.map((line) => ({
    ...line,
    cases: line.shipped?.cases ?? 0,
    units: line.shipped?.units ?? 0,
    // What is not on a truck may still be changed.
    substitute: line.shipped !== null || isShipped ? line.substitute : null,
  }))
  const before = said === null ? nothingAnnounced : (JSON.parse(said) as Announced)
  const { lines, comment, announced } = linesShipped(part.ordered, shipped, before)
  if (lines.length === 0 && comment === '') return
  const shippedAt = order.shippedAt === null ? null : new Date(order.shippedAt)
  const inMs = whenToAnnounce({ isWhole: isShipped, lastReportAt: shippedAt }, now)
  if (inMs > 0) return lookAgainAt(tx, cartId, inMs)
  const stamp = stampOf(writing)
  const reference = `${number}-${count + 1}`
  const text = writeShipNotice(stamp, partiesOf(writing), {
    shipmentId: reference,
    order: document,
    shippedAt: shippedAt ?? now,
    expected: expectedAt !== null ? { at: new Date(expectedAt) } : deliveryDay === null ? null : { day: deliveryDay },
    carrier: part.supplierName,
    tracking,
    comment,
    lines,
  })
  const key = { settingsId: part.settingsId, cartId, kind: 'ShipNoticeRequest', reference } as const
  await addDocument(tx, key, { said: JSON.stringify(announced), payloadId: stamp.payloadId, document: text })
}

async function bill(writing: Writing): Promise<void> {
  const { tx, cartId, part } = writing
  const { order, document, settingsId } = part
  if (!order) return
  for (const { creditsInvoice, ...invoice } of await invoicesToSend(tx, cartId, order.id)) {
    const stamp = stampOf(writing)
    const kind = 'InvoiceDetailRequest'
    const text = writeInvoice(stamp, partiesOf(writing), {
      ...invoice,
      order: document,
      orderNumber: order.number,
      supplierName: part.supplierName,
      credits: creditsInvoice === null ? undefined : await payloadIdOf(tx, { cartId, kind, reference: creditsInvoice }),
      lines: linesBilled(part.ordered, invoice.lines, part),
    })
    const key = { settingsId, cartId, kind, reference: invoice.number } as const
    await addDocument(tx, key, { payloadId: stamp.payloadId, document: text })
  }
}
